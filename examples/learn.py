"""Train a toy agent on Tenno with nothing but NumPy, and draw its learning curve.

    python examples/learn.py --updates 300 --plot learning-curve.svg

The agent is a network with one hidden layer. It plays the first seat of many games at once against random opponents and
learns by REINFORCE: whatever it did in games that it won becomes likelier. Less than a minute on one core.
"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # Matrices this small only suffer from several threads.

import numpy as np

from tatami.adapters.vector import VectorEnv

GAMES, STEPS, HIDDEN = 256, 40, 64


class Agent:
    """A softmax policy over legal actions, improved with Adam."""

    def __init__(self, width, actions, seed, rate=0.003):
        rng = np.random.default_rng(seed)
        self.rng, self.rate, self.updates = rng, rate, 0
        self.weights = [
            (rng.standard_normal((width, HIDDEN)) / np.sqrt(width)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]

    def chances(self, seen, masks):
        """The hidden layer, and how likely each action is."""
        hidden = np.tanh(seen @ self.weights[0] + self.weights[1])
        scores = np.where(masks, hidden @ self.weights[2] + self.weights[3], -1e9)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, scores / scores.sum(axis=1, keepdims=True)

    def choose(self, seen, masks):
        reached = self.chances(seen, masks)[1].cumsum(axis=1)
        luck = self.rng.random((len(seen), 1)) * reached[:, -1:]
        return (reached <= luck).sum(axis=1)

    def learn(self, seen, masks, actions, worth):
        """One step towards what was worth more than usual."""
        hidden, chances = self.chances(seen, masks)
        pull = -chances * worth[:, None]
        pull[np.arange(len(actions)), actions] += worth
        pull /= len(worth)
        back = (pull @ self.weights[2].T) * (1 - hidden**2)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ pull, pull.sum(axis=0)]
        self.updates += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            step = mean / (1 - 0.9**self.updates) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)
            weight += self.rate * step


def worth_of(rewards, done):
    """What came of every step: the reward of the game it belongs to, 0 where that game is not over yet."""
    worth, known, last = np.zeros_like(rewards), np.zeros(done.shape, bool), np.zeros(rewards.shape[1], np.float32)
    ended = np.zeros(rewards.shape[1], bool)
    for step in range(len(rewards) - 1, -1, -1):
        last = np.where(done[step], rewards[step], last)
        ended |= done[step]
        worth[step], known[step] = last, ended
    return worth, known


def train(game="tenno", updates=300, seed=1, told=print, **options):
    """The share of games won between updates: the learning curve."""
    env = VectorEnv(game, GAMES, seed=seed, learner=0, **options)
    agent = Agent(env.width, env.actions, seed)
    now, curve = env.reset(), []
    for update in range(updates):
        seen, masks, actions, rewards, done = [], [], [], [], []
        for _ in range(STEPS):
            chosen = agent.choose(now.observations, now.masks)
            seen.append(now.observations)
            masks.append(now.masks)
            actions.append(chosen)
            now = env.step(chosen)
            rewards.append(now.rewards[:, 0])
            done.append(now.done)
        done, rewards = np.array(done), np.array(rewards)
        worth, known = worth_of(rewards, done)
        curve.append(float((rewards[done].mean() + 1) / 2))  # A win pays 1, a loss -1.
        pick = known.ravel()
        spread = worth.ravel()[pick] - worth[known].mean()
        agent.learn(np.concatenate(seen)[pick], np.concatenate(masks)[pick], np.concatenate(actions)[pick], spread)
        if update % 20 == 19:
            told(f"{update + 1:4} updates, {np.mean(curve[-20:]):.1%} of games won in the last 20")
    return curve


def picture(curve, title):
    """The curve as SVG, smoothed over ten updates."""
    wide, tall, left, top = 640, 320, 60, 40
    smooth = np.convolve(curve, np.ones(10) / 10, "valid")

    def spot(number, share):
        x = left + number * (wide - left - 20) / max(len(smooth) - 1, 1)
        return f"{x:.1f},{top + (1 - share) * (tall - top - 40):.1f}"

    lines = [f'<text x="{left}" y="24" font-size="16">{title}</text>']
    for percent in (0, 25, 50, 75, 100):
        y = top + (1 - percent / 100) * (tall - top - 40)
        lines.append(f'<path d="M{left} {y:.1f}H{wide - 20}" stroke="#8c8578" stroke-width="0.5"/>')
        lines.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#5c574d">{percent} %</text>')
    path = " ".join(spot(number, share) for number, share in enumerate(smooth))
    lines.append(f'<polyline points="{path}" fill="none" stroke="#27406b" stroke-width="2"/>')
    lines.append(f'<text x="{wide - 20}" y="{tall - 12}" text-anchor="end" fill="#5c574d">{len(curve)} updates</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" font-family="sans-serif" '
    head += 'font-size="13">'
    return "\n".join([head, f'<rect width="{wide}" height="{tall}" fill="#f3ead7"/>', *lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    chosen = parser.parse_args()
    curve = train(updates=chosen.updates, seed=chosen.seed, memory="head")
    if chosen.plot:
        chosen.plot.write_text(picture(curve, "Tenno, two players: games won against random play"))
