"""Pictures made small: few colours for what is drawn flat, and an animation of what changes."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).parents[3] / "docs" / "pictures"
Box = tuple[int, int, int, int]
COLOURS = 160
QUALITY = 45
"""Of the animation, in percent."""
LONGEST = 1.5
"""Seconds that nothing may happen; a busy machine is not shown."""


def keep(name: str, shot: bytes | Image.Image, part: Box | None = None) -> None:
    """Write a picture or a part of it with few colours; the boards are flat, so nobody sees the difference."""
    picture = Image.open(io.BytesIO(shot)) if isinstance(shot, bytes) else shot
    if part:
        picture = picture.crop(part)
    flat = picture.convert("RGB").quantize(COLOURS, kmeans=COLOURS, dither=Image.Dither.NONE)
    path = FOLDER / name
    flat.save(path, optimize=True)
    print(f"{path.stat().st_size / 1000:7.0f} kB  {name}")


def beside(shots: list[bytes], share: float = 0.75, gap: int = 24, paper: str = "#8c8578") -> Image.Image:
    """Several pictures in a row, made smaller."""
    pictures = [Image.open(io.BytesIO(shot)).convert("RGB") for shot in shots]
    width = sum(picture.width for picture in pictures) + gap * (len(pictures) + 1)
    row = Image.new("RGB", (width, pictures[0].height + 2 * gap), paper)
    left = gap
    for picture in pictures:
        row.paste(picture, (left, gap))
        left += picture.width + gap
    return row.resize((round(row.width * share), round(row.height * share)), Image.Resampling.LANCZOS)


def animate(name: str, frames: list[tuple[float, bytes]], width: int, lasts: float) -> None:
    """Write frames with their times in seconds as an animated WebP; the last one stays for `lasts`."""
    first = Image.open(io.BytesIO(frames[0][1]))
    size = (width, round(width * first.height / first.width))
    pictures: list[Image.Image] = []
    times: list[float] = []
    for time, shot in frames:
        picture = Image.open(io.BytesIO(shot)).convert("RGB").resize(size, Image.Resampling.LANCZOS)
        if not pictures or picture.tobytes() != pictures[-1].tobytes():
            pictures.append(picture)
            times.append(time)
    ends = [*times[1:], times[-1] + lasts]
    durations = [round(min(end - begin, LONGEST) * 1000) for begin, end in zip(times, ends, strict=True)]
    path = FOLDER / name
    pictures[0].save(path, save_all=True, append_images=pictures[1:], duration=durations, quality=QUALITY, kmax=0)
    print(f"{path.stat().st_size / 1000:7.0f} kB  {name}  {sum(durations) / 1000:.1f} s, {len(pictures)} frames")
