#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Makes the bundled fonts from the Debian packages fonts-inter, fonts-jetbrains-mono, fonts-roboto-unhinted, fonts-noto-core.

Each is cut to Latin, Cyrillic and punctuation and renamed, so that a changed copy never stands under the name of the
original. In the text face the tabular digits take the place of the proportional ones, since Qt 6.4 cannot switch them on.
Needs python3-fonttools.  Usage: make_fonts.py [FOLDER]
"""
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

SHARE = "/usr/share/fonts/"
FACES = [
    ("opentype/inter/Inter-Regular.otf", "ZC Sans", "Regular", 400, True),
    ("opentype/inter/Inter-Italic.otf", "ZC Sans", "Italic", 400, True),
    ("opentype/inter/Inter-SemiBold.otf", "ZC Sans", "SemiBold", 600, True),
    ("opentype/inter/Inter-Bold.otf", "ZC Sans", "Bold", 700, True),
    ("opentype/inter/Inter-ExtraBold.otf", "ZC Sans", "ExtraBold", 800, True),
    ("truetype/jetbrains-mono/JetBrainsMono-Regular.ttf", "ZC Mono", "Regular", 400, False),
    ("truetype/jetbrains-mono/JetBrainsMono-Medium.ttf", "ZC Mono", "Medium", 500, False),
    ("truetype/roboto/unhinted/RobotoCondensed-Bold.ttf", "ZC Condensed", "Bold", 700, False),
    ("truetype/noto/NotoSans-Regular.ttf", "ZC Fallback", "Regular", 400, False),
]
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x1E80, 0x1E9E), (0x400, 0x45F), (0x490, 0x491), (0x2010, 0x2027), (0x202F, 0x203A),
          (0x20AC, 0x20AC), (0x20BD, 0x20BD), (0x2116, 0x2116), (0x2122, 0x2122), (0x2190, 0x2193), (0x21A9, 0x21AA),
          (0x2212, 0x2212), (0x2248, 0x2248), (0x2260, 0x2265), (0x25A0, 0x25CF), (0x2713, 0x2717), (0x2B22, 0x2B22)]


def freeze_tabular_digits(font):
    """Lets the character map point at what the feature tnum would put there."""
    table = font["GSUB"].table
    swap = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for sub in table.LookupList.Lookup[index].SubTable:
                swap.update(getattr(getattr(sub, "ExtSubTable", sub), "mapping", {}))
    for cmap in font["cmap"].tables:
        cmap.cmap = {code: swap.get(name, name) if 0x30 <= code <= 0x39 else name for code, name in cmap.cmap.items()}
    digits = [name for code, name in font.getBestCmap().items() if 0x30 <= code <= 0x39]
    width = max(font["hmtx"][name][0] for name in digits)
    for name in digits:
        font["hmtx"][name] = (width, font["hmtx"][name][1])


def rename(font, family, style, weight):
    full = f"{family} {style}"
    names = {1: family, 2: style, 3: full, 4: full, 6: full.replace(" ", "")}
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in (0, 13, 14)]
    for number, text in names.items():
        table.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [names[6]]
        top = cff.topDictIndex[0]
        for key, text in (("FullName", full), ("FamilyName", family), ("Weight", style)):
            if hasattr(top, key):
                setattr(top, key, text)


def main():
    out = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
    for path, family, style, weight, tabular in FACES:
        font = TTFont(SHARE + path)
        if tabular:
            freeze_tabular_digits(font)
        options = subset.Options(layout_features=["kern", "mark", "mkmk", "ccmp", "calt"], hinting=False, name_IDs=["*"],
                                 notdef_outline=True, desubroutinize=True)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=[code for first, last in RANGES for code in range(first, last + 1)])
        cutter.subset(font)
        rename(font, family, style, weight)
        name = f"{family}-{style}".replace(" ", "") + path[-4:]
        font.save(os.path.join(out, name))
        print(name, os.path.getsize(os.path.join(out, name)))


main()
