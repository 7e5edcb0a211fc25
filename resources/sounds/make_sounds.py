# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Makes every sound of the program: `python3 make_sounds.py [FOLDER]` writes them beside this file, or into FOLDER.

Sums of sines and filtered noise, always the same bytes. README.md has the recipe of each.
"""

import math
import os
import random
import struct
import sys
import wave

RATE = 22050
PEAK = 10 ** (-12 / 20)  # of the loudest sample; the look asks for -12 dBFS
NOTE = {"D4": 293.66, "F4": 349.23, "A4": 440.0, "C5": 523.25, "D3": 146.83}
OWNERS = {"red": "D4", "blue": "F4", "green": "A4", "yellow": "C5"}
FIFTH, THIRD = 3 / 2, 5 / 4


def silence(seconds):
    return [0.0] * round(seconds * RATE)


def tone(frequency, seconds, decay, partials=((1, 1.0),), attack=0.006):
    """A struck tone: each partial (times the frequency, loudness) dies away, the higher the sooner."""
    out = silence(seconds)
    for times, loud in partials:
        for i in range(len(out)):
            t = i / RATE
            out[i] += loud * min(1.0, t / attack) * math.exp(-decay * times ** 0.5 * t) * math.sin(
                2 * math.pi * frequency * times * t)
    return out


def noise(seconds, seed, cutoff, envelope):
    """Noise under a low-pass of two poles whose cutoff (Hz) moves with the part of the time that has passed."""
    source = random.Random(seed)
    low = lower = mean = 0.0
    out = silence(seconds)
    for i in range(len(out)):
        part = i / len(out)
        share = 1 - math.exp(-2 * math.pi * cutoff(part) / RATE)
        low += share * (source.random() * 2 - 1 - low)
        lower += share * (low - lower)
        mean += 0.02 * (lower - mean)  # what a loudspeaker could only be pushed by
        out[i] = (lower - mean) * envelope(part)
    return out


def mixed(*parts):
    """Parts as (start in seconds, loudness, samples) over each other."""
    out = silence(0)
    for start, loud, samples in parts:
        first = round(start * RATE)
        out += [0.0] * (first + len(samples) - len(out))
        for i, sample in enumerate(samples):
            out[first + i] += loud * sample
    return out


def evened(samples):
    """Brought to a peak of one, so that loudnesses in `mixed` mean what they say."""
    most = max(abs(sample) for sample in samples)
    return [sample / most for sample in samples]


def thud(frequency, seconds, seed, decay=26):
    """Something soft and heavy on cloth: a low tone that sinks, and a breath of noise."""
    body = silence(seconds)
    for i in range(len(body)):
        t = i / RATE
        body[i] = min(1.0, t / 0.003) * math.exp(-decay * t) * math.sin(2 * math.pi * frequency * t * (1 - 0.9 * t))
    return mixed((0, 1.0, body), (0, 0.5, evened(noise(seconds, seed, lambda p: 900, lambda p: math.exp(-22 * p)))))


def knock(seed, pitch):
    """A die against wood."""
    return evened(mixed((0, 1.0, tone(pitch, 0.05, 75, ((1, 1.0), (2.41, 0.4)), 0.001)),
                        (0, 0.5, evened(noise(0.05, seed, lambda p: 2600, lambda p: math.exp(-14 * p))))))


def dice():
    source = random.Random(6)
    parts, at, gap = [], 0.0, 0.034
    while at < 0.62:  # quick at first, slower as they come to rest
        loud = 1.0 - 0.9 * at + 0.2 * source.random()
        parts.append((at, loud, knock(source.randrange(1000), 520 + 380 * source.random())))
        gap *= 1.16
        at += gap * (0.8 + 0.4 * source.random())
    return mixed(*parts)


GLASS = ((1, 1.0), (2.76, 0.35), (5.4, 0.12))
SOFT = ((1, 1.0), (2, 0.25), (3, 0.08))


def ping(times=1.0, seconds=0.4):
    return tone(1174.66 * times, seconds, 9, GLASS, 0.002)


def chord(owner, rising):
    """Two notes on the owner's tone; rising when control is gained, falling when it is lost."""
    base = NOTE[OWNERS[owner]]
    first, second = (base, base * FIFTH) if rising else (base * FIFTH, base)
    return mixed((0, 0.9, tone(first, 0.42, 7, SOFT, 0.012)), (0.11, 1.0, tone(second, 0.32, 8, SOFT, 0.012)))


def swept(seed, start, end):
    def bell(part):
        return math.sin(math.pi * min(1.0, part)) ** 1.2
    return evened(noise(0.35, seed, lambda part: start * (end / start) ** part, bell))


def won():
    return mixed(*[(0.1 * i, 0.8 + 0.05 * i, tone(NOTE["D4"] * times, 0.6 - 0.1 * i, 5.5, SOFT, 0.008))
                   for i, times in enumerate((1, 5 / 4, 3 / 2, 2))])


def sounds():
    """Name of the file and its samples."""
    dull = thud(150, 0.07, 3, 48)
    yield "dice", dice()
    yield "hit", mixed((0, 0.9, tone(440, 0.14, 18, SOFT)), (0.07, 1.0, tone(660, 0.2, 15, SOFT)))
    yield "miss", thud(105, 0.2, 1)
    yield "placed", mixed((0, 1.0, thud(190, 0.12, 2, 40)), (0, 0.25, knock(20, 1350)))
    yield "bonus-formed", ping()
    yield "bonus-won", mixed((0, 0.8, ping(1, 0.3)), (0.14, 1.0, ping(THIRD, 0.4)))
    for owner in OWNERS:
        yield "control-gained-" + owner, chord(owner, True)
        yield "control-lost-" + owner, chord(owner, False)
    yield "eliminated", swept(4, 3200, 180)
    yield "reboot", swept(5, 180, 3200)
    yield "refused", mixed((0, 1.0, dull), (0.085, 0.8, dull))
    yield "undo", list(reversed(tone(330, 0.12, 26, SOFT, 0.004)))
    yield "next-player", tone(NOTE["D3"] * 2, 0.6, 5, ((1, 1.0), (2, 0.35), (2.98, 0.22), (4.1, 0.08)), 0.004)
    yield "clock", knock(12, 980)
    yield "won", won()


QUIET = {"undo": 0.5, "clock": 0.6, "refused": 0.8, "eliminated": 0.8, "reboot": 0.8}


def frames(name, samples):
    """As 16 bit: at the same peak, the last 20 ms fading, first and last sample zero."""
    level = PEAK * QUIET.get(name, 1.0) * 32767
    fade = round(0.02 * RATE)
    samples = evened(samples)
    for i in range(fade):
        samples[-1 - i] *= i / fade
    samples[0] = 0.0
    return b"".join(struct.pack("<h", round(sample * level)) for sample in samples)


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
    for name, samples in sounds():
        with wave.open(os.path.join(folder, name + ".wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(frames(name, samples))


if __name__ == "__main__":
    main()
