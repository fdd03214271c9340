import type { jsPDF } from 'jspdf';

/** What jsPDF's parsed TrueType fonts offer to measure with; its types leave this open. */
interface MeasuredFont {
  readonly metadata: { readonly widthOfString: (text: string, size: number, spacing: number) => number };
}

/**
 * Makes measuring cheap, which is most of what laying out tables is. jsPDF joins Arabic letters anew and looks a glyph up for
 * every letter measured; our texts are joined when they are set, and a letter is as wide the second time. The list of fonts,
 * which autotable asks for at every cell, is made once. Call it after the last font was added.
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
    // By code unit, as jsPDF draws.
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
