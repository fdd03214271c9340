"""Makes public/fonts/report-*.ttf. Run by hand when a character is added; needs fonttools and brotli.

  buildFonts.py <folder of inter-ui 4.1.1 (npm) with web/*.woff2> <DejaVuSans.ttf 2.37> <output folder>

Two choices matter to the PDF:
- every code point gets a glyph of its own (Latin A and Cyrillic A share one in most fonts): a PDF maps glyphs back to
  text, so a shared glyph would be read back as the wrong letter;
- digits are the tabular ones, since the PDF library applies no font features; .notdef is the box the report shows for
  a character no font has, so that both are equally wide.
"""

import copy
import sys

from fontTools import subset
from fontTools.ttLib import TTFont


def span(first, last):
    return set(range(first, last + 1))


LATIN = span(0x20, 0x7E) | span(0xA0, 0x17F) - {0xAD, 0x149} | {0x18F, 0x192, 0x218, 0x219, 0x21A, 0x21B, 0x237, 0x259}
LATIN |= {0x2BC, 0x2C6, 0x2C7} | span(0x2D8, 0x2DD) | span(0x1E80, 0x1E85) | {0x1E9E, 0x1EF2, 0x1EF3}
GREEK = span(0x384, 0x38A) | {0x38C} | span(0x38E, 0x3A1) | span(0x3A3, 0x3CE)
CYRILLIC = span(0x400, 0x45F) | {0x490, 0x491}
SIGNS = span(0x2010, 0x2015) | span(0x2018, 0x201E) | {0x2020, 0x2021, 0x2022, 0x2026, 0x202F, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044}
SIGNS |= {0x2070} | span(0x2074, 0x2079) | span(0x2080, 0x2089) | {0x20A9, 0x20AA, 0x20AC, 0x20B9, 0x20BA, 0x20BD, 0x20BF}
SIGNS |= {0x2113, 0x2116, 0x2122, 0x212E} | span(0x2190, 0x2199) | {0x2202, 0x2206, 0x220F, 0x2211, 0x2212, 0x221A, 0x221E, 0x222B}
SIGNS |= {0x2248, 0x2260, 0x2264, 0x2265, 0x25A0, 0x25A1, 0x25B2, 0x25B6, 0x25BC, 0x25C0, 0x25CA, 0x25CB, 0x25CF, 0x2605, 0x2606, 0x2713, 0x2717}
REPORT = LATIN | GREEK | CYRILLIC | SIGNS

# The fallback: all of DejaVu's Basic Multilingual Plane, except the scripts and symbols that no listing uses.
RARE = span(0x250, 0x2AF) - {0x259} | span(0x7C0, 0x7FF) | span(0x1400, 0x169F) | span(0x1D00, 0x1DBF) | span(0x2200, 0x23FF) | span(0x2440, 0x245F)
RARE |= span(0x24B6, 0x259F) | span(0x27C0, 0x28FF) | span(0x2900, 0x2E7F) | span(0x4DC0, 0x4DFF) | span(0xA4D0, 0xA7FF) | span(0xE000, 0xF8FF)
INVISIBLE = span(0, 0x1F) | span(0x7F, 0x9F) | {0xAD, 0xFEFF} | span(0x200B, 0x200F) | span(0x2028, 0x202E) | span(0x2060, 0x206F) | span(0xFE00, 0xFE0F)


def main(inter, dejavu, out):
    build(f"{inter}/web/Inter-Regular.woff2", f"{out}/report-regular.ttf", REPORT)
    build(f"{inter}/web/Inter-SemiBold.woff2", f"{out}/report-bold.ttf", REPORT)
    build(dejavu, f"{out}/report-fallback.ttf", None)


def build(source, target, wanted):
    font = TTFont(source)
    font.flavor = None
    use_tabular_digits(font)
    has = {code for code in font.getBestCmap() if code < 0x10000} - INVISIBLE
    keep = has & wanted if wanted else has - (RARE - REPORT)
    reduce_to(font, keep)
    split_shared_glyphs(font)
    box = font.getBestCmap()[0x25A1]
    font["glyf"].glyphs[".notdef"] = copy.deepcopy(font["glyf"][box])
    font["hmtx"].metrics[".notdef"] = font["hmtx"].metrics[box]
    font["cmap"].tables = [table for table in font["cmap"].tables if table.platformID == 3 and table.format == 4]
    font["post"].formatType = 3.0
    font.save(target)
    print(target, len(keep), "code points; missing:", [hex(code) for code in sorted((wanted or keep) - keep)])


def use_tabular_digits(font):
    tabular = {}
    table = font["GSUB"].table if "GSUB" in font else None
    for record in table.FeatureList.FeatureRecord if table else []:
        for index in record.Feature.LookupListIndex if record.FeatureTag == "tnum" else []:
            for subtable in table.LookupList.Lookup[index].SubTable:
                tabular.update(getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {}))
    for cmap in font["cmap"].tables:
        cmap.cmap.update({code: tabular.get(cmap.cmap[code], cmap.cmap[code]) for code in span(0x30, 0x39) if code in cmap.cmap})


def reduce_to(font, keep):
    options = subset.Options(hinting=False, layout_features=[], notdef_outline=True, glyph_names=False)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "MATH", "STAT", "gasp", "kern", "FFTM"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=keep)
    subsetter.subset(font)


def split_shared_glyphs(font):
    taken, order, copies = set(), font.getGlyphOrder()[:], {}
    for code, glyph in sorted(font.getBestCmap().items()):
        if glyph in taken:
            copies[code] = (glyph, f"own{code:04X}")
            order.append(copies[code][1])
        taken.add(glyph)
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order
    for code, (glyph, own) in copies.items():
        font["glyf"].glyphs[own] = copy.deepcopy(font["glyf"][glyph])
        font["hmtx"].metrics[own] = font["hmtx"].metrics[glyph]
        for cmap in font["cmap"].tables:
            if code in cmap.cmap:
                cmap.cmap[code] = own


main(*sys.argv[1:4])
