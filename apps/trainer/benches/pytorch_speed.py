"""Measures how fast PyTorch trains a network of the shape of ours, on one thread.

The inputs are random; their number is that of a position of two players. Compare with the time that an epoch of
`azulejo-trainer fit` takes (docs/LEARNING.md).

    pip install torch
    python pytorch_speed.py
"""

import time

import torch
from torch import nn

SEATS, BOARD_WIDTH, TABLE_WIDTH = 2, 64, 32
#: For each kind of feature: how many there are, and how many of them are active.
BOARD, SEAT, TABLE = (900, 60), (75, 12), (160, 10)
BATCH, STEPS, EPOCHS = 512, 60, 3


class Network(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.board = nn.EmbeddingBag(BOARD[0], BOARD_WIDTH, mode="sum")
        self.board_bias = nn.Parameter(torch.full((BOARD_WIDTH,), 0.4))
        self.own = nn.Linear(BOARD_WIDTH, TABLE_WIDTH, bias=False)
        self.other = nn.Linear(BOARD_WIDTH, TABLE_WIDTH, bias=False)
        self.seat_own = nn.EmbeddingBag(SEAT[0], TABLE_WIDTH, mode="sum")
        self.seat_other = nn.EmbeddingBag(SEAT[0], TABLE_WIDTH, mode="sum")
        self.table = nn.EmbeddingBag(TABLE[0], TABLE_WIDTH, mode="sum")
        self.table_bias = nn.Parameter(torch.full((TABLE_WIDTH,), 0.4))
        self.output = nn.Linear(TABLE_WIDTH, 2)

    def forward(self, board: torch.Tensor, seat: torch.Tensor, table: torch.Tensor) -> torch.Tensor:
        rows = len(board)
        boards = (self.board(board.flatten(0, 1)) + self.board_bias).clamp(0, 1)
        own = (self.own(boards) + self.seat_own(seat.flatten(0, 1))).view(rows, SEATS, -1)
        other = (self.other(boards) + self.seat_other(seat.flatten(0, 1))).view(rows, SEATS, -1)
        table_sum = self.table(table.flatten(0, 1)).view(rows, SEATS, -1) + self.table_bias
        return self.output((own + other.sum(1, keepdim=True) - other + table_sum).clamp(0, 1))


def main() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)
    network = Network()
    adam = torch.optim.AdamW(network.parameters(), lr=0.002, weight_decay=0.05)
    samples = BATCH * STEPS
    inputs = [torch.randint(0, count, (samples, SEATS, active)) for count, active in (BOARD, SEAT, TABLE)]
    win, points = torch.full((samples, SEATS), 0.5), torch.rand(samples, SEATS)
    start = 0.0
    for epoch in range(EPOCHS):
        # The first epoch warms up.
        if epoch == 1:
            start = time.process_time()
        for rows in torch.arange(samples).split(BATCH):
            outputs = network(*(array[rows] for array in inputs))
            loss = -(win[rows] * outputs[..., 0].log_softmax(1)).sum(1).mean()
            loss = loss + 0.5 * (outputs[..., 1] - points[rows]).square().sum(1).mean()
            adam.zero_grad()
            loss.backward()
            adam.step()
    seconds = time.process_time() - start
    print(f"PyTorch {torch.__version__}: {(EPOCHS - 1) * samples / seconds:.0f} samples a second")


if __name__ == "__main__":
    main()
