# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""The sounds are what their script makes, and what the look asks for: short, quiet, without a click."""

import array
import itertools
import os
import subprocess
import sys
import tempfile
import wave

FOLDER = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "resources", "sounds"))


def read(path):
    with open(path, "rb") as file:
        return file.read()


def samples_of(path):
    with wave.open(path, "rb") as file:
        form = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return form, samples


def findings_of(name):
    path = os.path.join(FOLDER, name)
    form, samples = samples_of(path)
    if form != (1, 2, 22050):
        yield f"{name}: {form} and not one channel of 16 bit at 22,050 Hz"
    longest = 0.9 if name == "dice.wav" else 0.6
    if not 0.04 <= len(samples) / 22050 <= longest:
        yield f"{name}: {len(samples) / 22050:.3f} s, {longest} s at most"
    peak = max(abs(sample) for sample in samples)
    if not 1000 <= peak <= 32767 * 10 ** (-12 / 20) + 1:
        yield f"{name}: peak {peak}, -12 dBFS at most"
    if samples[0] or samples[-1] or abs(samples[-2]) > 40:
        yield f"{name}: begins or ends with a click"
    jump = max(abs(b - a) for a, b in itertools.pairwise(samples))
    if jump > peak:
        yield f"{name}: jumps by {jump} from one sample to the next"
    if abs(sum(samples)) / len(samples) > 60:
        yield f"{name}: does not swing around zero"


def main():
    findings = []
    with tempfile.TemporaryDirectory() as made:
        subprocess.run([sys.executable, "-B", os.path.join(FOLDER, "make_sounds.py"), made], check=True)
        names = sorted(os.listdir(made))
        if names != sorted(name for name in os.listdir(FOLDER) if name.endswith(".wav")):
            findings.append("the folder has other sounds than the script makes")
        bodies = {name: read(os.path.join(made, name)) for name in names}
    for name, body in bodies.items():
        if read(os.path.join(FOLDER, name)) != body:
            findings.append(f"{name}: the script makes other bytes")
        findings += findings_of(name)
    if len(set(bodies.values())) != len(bodies):
        findings.append("two sounds are the same")
    if sum(map(len, bodies.values())) > 400_000:
        findings.append("the sounds are larger than 400 kB together")
    print("\n".join(findings) or f"{len(names)} sounds")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
