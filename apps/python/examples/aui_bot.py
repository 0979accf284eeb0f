"""A bot for any arena that speaks the engine protocol: `azulejo arena hard 'python3 aui_bot.py'`."""

from azulejo import aui


def most_tiles(position):
    """The move after which the fewest tiles are on the own floor, and the most in lines."""
    boards = {move: position.play(move).to_dict()["seats"][position.to_act - 1] for move in position.legal_moves()}
    return max(boards, key=lambda move: len("".join(boards[move]["lines"])) - 9 * len(boards[move]["floor"]))


if __name__ == "__main__":
    aui.serve(most_tiles, name="Most tiles", author="Azulejo")
