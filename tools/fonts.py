#!/usr/bin/env python3
"""Writes the page's four fonts, subset from Debian's Vollkorn and Lato.

usage: fonts.py OUT_FOLDER
Vollkorn's own figures are old-style and proportional, and Dear ImGui has no OpenType features:
lining tabular figures are put into the character map, and of its kerning the pairs that titles can have
into the old table `kern`, which shell/kit/font_file.h reads. Changed and therefore renamed, as the
OFL asks: "Bastide Display".
"""
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

FONTS = pathlib.Path("/usr/share/fonts")
# What texts are written with, and the names of neighbours: every letter of Czech and Slovak, of western Europe,
# Polish and Hungarian; dashes and quotes, ellipsis, minus, times. Other letters are the system's
# (shell/kit/page_letters.h): fewer here come sooner.
CHARACTERS = [
    *range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ČčĎďĚěĹĺĽľŇňŔŕŘřŠšŤťŮůŽžĄąĆćĘęŁłŃńŚśŹźŻżŐőŰűŒœ"),
    *range(0x2010, 0x2027), 0x2212,
]


def lining_figures(font):
    """Maps 0-9 to the glyphs that the features lnum and tnum would choose."""
    gsub = font["GSUB"].table

    def substitute(feature, glyph):
        for record in gsub.FeatureList.FeatureRecord:
            if record.FeatureTag != feature:
                continue
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    mapping = getattr(getattr(table, "ExtSubTable", table), "mapping", None)
                    if mapping and glyph in mapping:
                        return mapping[glyph]
        return glyph

    names = font.getBestCmap()
    figures = {ord(c): substitute("tnum", substitute("lnum", names[ord(c)])) for c in "0123456789"}
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({code: glyph for code, glyph in figures.items() if code in table.cmap})


# letters of titles, and from how many thousandths of an em on a pair is worth keeping
KERNED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽĚŘŮáäčďéíĺľňóôŕšťúýžěřů.,:–-"
LEAST = 25


def pair_value(lookup, left, right):
    for table in lookup.SubTable:
        table = getattr(table, "ExtSubTable", table)
        if table.LookupType != 2 or left not in table.Coverage.glyphs:
            continue
        if table.Format == 1:
            pairs = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
            value = next((pair.Value1 for pair in pairs if pair.SecondGlyph == right), None)
            if value is None:
                continue
        else:
            row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
            value = row.Class2Record[table.ClassDef2.classDefs.get(right, 0)].Value1
        return getattr(value, "XAdvance", 0) or 0
    return 0


def kerning(font):
    """The feature kern of the kept letters as the table kern."""
    gpos = font["GPOS"].table
    lookups = {i for record in gpos.FeatureList.FeatureRecord if record.FeatureTag == "kern"
               for i in record.Feature.LookupListIndex}
    names = font.getBestCmap()
    glyphs = [names[ord(c)] for c in KERNED]
    values = {(left, right): sum(pair_value(gpos.LookupList.Lookup[i], left, right) for i in sorted(lookups))
              for left in glyphs for right in glyphs}
    least = LEAST * font["head"].unitsPerEm / 1000
    table = KernTable_format_0()
    table.kernTable = {pair: value for pair, value in values.items() if abs(value) >= least}
    table.coverage, table.apple, table.tupleIndex = 1, False, None
    kern = newTable("kern")
    kern.version, kern.kernTables = 0, [table]
    return kern


def rename(font, family, style):
    texts = {1: family, 2: style, 4: f"{family} {style}",
             6: f"{family}-{style}".replace(" ", ""), 16: family, 17: style}
    for name in font["name"].names:
        if name.nameID in texts:
            name.string = texts[name.nameID]


def make(source, target, family=None, style=None):
    path = next(FONTS.rglob(source))
    font = TTFont(path)
    kern = None
    if family:
        lining_figures(font)
        rename(font, family, style)
        kern = kerning(font)
    options = subset.Options()
    options.layout_features = []      # nothing on the page shapes text with them
    options.hinting = False           # rasterised at the real pixel size, unhinted
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]  # names, copyright, licence
    options.legacy_kern = True
    options.drop_tables += ["GPOS", "GSUB", "GDEF", "DSIG"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=CHARACTERS)
    if kern:
        font["kern"] = kern
    elif "kern" in font:
        del font["kern"]
    cutter.subset(font)
    font.save(target)


out = pathlib.Path(sys.argv[1])
out.mkdir(parents=True, exist_ok=True)
make("Vollkorn-Bold.ttf", out / "display-bold.ttf", "Bastide Display", "Bold")
make("Vollkorn-Black.ttf", out / "display-black.ttf", "Bastide Display", "Black")
make("Lato-Regular.ttf", out / "ui-regular.ttf")
make("Lato-Bold.ttf", out / "ui-bold.ttf")
