"""A bot of one's own in the arena, against built-in ones."""

import azulejo


def careful(position):
    """Takes what leaves its floor cheapest, and then what scores most at once."""
    seat = position.to_act - 1

    def worth(move):
        board = position.play(move).to_dict()["seats"][seat]
        return board["score"] - len(board["floor"]), len("".join(board["lines"]))

    return max(position.legal_moves(), key=worth)


report = azulejo.arena([careful, "random", "beginner"], games=20, seed=1)
for pairing in report["pairings"]:
    total = pairing["total"]
    print(f"{pairing['one']} - {pairing['other']}: {total['won']} won, {total['shared']} shared, {total['lost']} lost")
