import type { jsPDF } from 'jspdf';

/** The measuring methods of jsPDF's parsed TrueType fonts, missing from its types. */
interface MeasuredFont {
  readonly metadata: { readonly widthOfString: (text: string, size: number, spacing: number) => number };
}

/**
 * Speeds up measuring text, which takes most of the time of laying out tables. jsPDF rejoins Arabic letters and looks up a glyph for every
 * letter measured. Our texts are already joined when they are set, and letter widths are cached. The font list, which autotable requests
 * for every cell, is built once. Call it after the last font was added.
 */
export function measureQuickly(doc: jsPDF): void {
  const fonts = doc.getFontList();
  const known = new Map<MeasuredFont['metadata'], Map<string, number>>();
  const widthsOf = (metadata: MeasuredFont['metadata']): Map<string, number> => {
    const found = known.get(metadata) ?? new Map<string, number>();
    known.set(metadata, found);
    return found;
  };
  const getStringUnitWidth = (text: string): number => {
    const { metadata } = doc.getFont() as unknown as MeasuredFont;
    const widths = widthsOf(metadata);
    let sum = 0;
    // Measure by code unit, because jsPDF draws by code unit.
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charAt(at);
      let width = widths.get(letter);
      if (width === undefined) {
        width = metadata.widthOfString(letter, 1, 0);
        widths.set(letter, width);
      }
      sum += width;
    }
    return sum;
  };
  Object.assign(doc, { getFontList: () => fonts, getStringUnitWidth });
}
