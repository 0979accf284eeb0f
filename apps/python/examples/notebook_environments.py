"""The same game through all interfaces. The cells run as a notebook's do."""

# %% Many games at once: everything is in arrays, which are written in place.
import azulejo

env = azulejo.VectorEnv("4fs", num_envs=256)
env.reset(seed=1)
ended, points = 0, 0
for _ in range(300):
    env.step(env.sample())
    ended += int(env.dones.sum())
    points += int(env.scores[env.dones].sum())
print(f"{ended} games of random players ended with {points / (4 * ended):.1f} points a player")

# %% PettingZoo: agents in turn.
from azulejo import pettingzoo

table = pettingzoo.env(rules="2cp", render_mode="ansi")
table.reset(seed=7)
for _ in table.agent_iter():
    observation, reward, over, cut, info = table.last()
    table.step(None if over or cut else table.sample())
print(table.render())

# %% Gymnasium: one learner against bots.
import azulejo.gymnasium
import gymnasium

single = gymnasium.make("Azulejo-v0", opponent="beginner")
observation, info = single.reset(seed=1)
over = False
while not over:
    action = single.action_space.sample(info["action_mask"])
    observation, reward, over, cut, info = single.step(action)
print("reward", reward)

# %% OpenSpiel's words, with every draw as a chance node.
state = azulejo.State("2cs")
draws = 0
while state.is_chance_node():
    draw, chance = max(state.chance_outcomes(), key=lambda outcome: outcome[1])
    draws += 1
    state.apply_action(draw)
print(f"{draws} draws, and {len(state.legal_actions())} legal actions then")
