"""A tour of the package: positions, games, bots and what they think. The cells run as a notebook's do."""

# %% A position, from its text or from the beginning. In a notebook it is drawn as a picture.
import azulejo

position = azulejo.Position.start("3fs").deal(seed=4)
print(repr(position))
assert "<svg" in position._repr_html_()

# %% Moves are texts, objects or numbers of actions.
move = position.legal_moves()[0]
assert position.play(move) == position.play(str(move)) == position.play(position.action_of(move))

# %% What a search thinks of it.
found = azulejo.search(position, nodes=2000)
print(found, [str(move) for move in found.line])

# %% A game between two bots, written down.
game = azulejo.Game("2cp", seed=1)
bots = {1: azulejo.Bot("easy"), 2: azulejo.Bot("beginner")}
while not game.is_over:
    if game.to_act is None:
        game.deal()
    elif report := game.play(bots[game.to_act].choose(game.position)):
        print("round", report["round"], "costs on the floor:", [seat["floor"] for seat in report["scoring"]])
print(game.record())

# %% What every move cost, and what the deals were worth.
analysis = azulejo.analyze(game, nodes=300, deals=2)
for seat in analysis["seats"]:
    print(f"seat {seat['seat']}: {seat['mean_loss']:.3f} lost a move, luck {seat['luck']['chance']:+.2f}")
