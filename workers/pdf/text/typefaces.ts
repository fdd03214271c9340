import type { jsPDF } from 'jspdf';

/** Loads a font file from the app's own origin by name. Rejects if it is unavailable. */
export type LoadFont = (file: string) => Promise<Uint8Array>;

/** `report`: Inter, regular and bold, on every page. `fallback`: DejaVu Sans, for characters missing from our Inter subset. */
export type Family = 'report' | 'fallback';

/** The fonts added to one document. */
export interface Typefaces {
  readonly covers: (family: Family, code: number) => boolean;
  /** Whether the fallback was loaded. */
  readonly hasFallback: boolean;
}

/**
 * Adds the report's fonts to a document. The fallback (274 kB) is fetched only if `texts` contain a character that the report's own fonts
 * lack.
 */
export async function addTypefaces(doc: jsPDF, loadFont: LoadFont, texts: string): Promise<Typefaces> {
  const [regular, bold] = await Promise.all([loadFont('report-regular.ttf'), loadFont('report-bold.ttf')]);
  const report = addFont(doc, { family: 'report', style: 'normal', bytes: regular });
  addFont(doc, { family: 'report', style: 'bold', bytes: bold });
  const needsFallback = Array.from(new Set(texts)).some((letter) => !report.has(letter.codePointAt(0) ?? 0) && /\S/u.test(letter));
  if (!needsFallback) return { covers: (family, code) => family === 'report' && report.has(code), hasFallback: false };
  const bytes = await loadFont('report-fallback.ttf');
  const fallback = addFont(doc, { family: 'fallback', style: 'normal', bytes });
  // Tables request a bold face by name, but the fallback has one weight.
  addFont(doc, { family: 'fallback', style: 'bold', bytes });
  return { covers: (family, code) => (family === 'report' ? report : fallback).has(code), hasFallback: true };
}

/**
 * Makes joined Arabic letters copy and search as the original letters. Call it once, after the last text. (Lam-alef, one glyph for two
 * letters, stays the ligature U+FEFB, because jsPDF's table has one character per glyph.)
 */
export function readAsWritten(doc: jsPDF): void {
  for (const style of ['normal', 'bold'] as const) {
    const { metadata } = doc.setFont('fallback', style).getFont() as { readonly metadata: FontMetadata };
    for (const [glyph, code] of Object.entries(metadata.toUnicode)) {
      const letter = String.fromCharCode(code);
      const written = joined.test(letter) ? letter.normalize('NFKC') : letter;
      if (written.length === 1) metadata.toUnicode[glyph] = written.charCodeAt(0);
    }
  }
}

const joined = /[\ufb50-\ufdff\ufe70-\ufefc]/;

interface FontFile {
  readonly family: Family;
  readonly style: 'normal' | 'bold';
  readonly bytes: Uint8Array;
}

/** Adds one TrueType file and returns the code points it has a glyph for. */
function addFont(doc: jsPDF, { family, style, bytes }: FontFile): ReadonlySet<number> {
  const file = `${family}-${style}.ttf`;
  doc.addFileToVFS(file, binaryText(bytes));
  doc.addFont(file, family, style, undefined, 'Identity-H');
  const { metadata } = doc.setFont(family, style).getFont() as { readonly metadata: FontMetadata };
  return new Set(Object.entries(metadata.cmap.unicode.codeMap).flatMap(([code, glyph]) => (glyph === 0 ? [] : [Number(code)])));
}

/** jsPDF's data about a parsed TrueType font, missing from its types. */
interface FontMetadata {
  readonly toUnicode: Record<string, number>;
  readonly cmap: { readonly unicode: { readonly codeMap: Readonly<Record<number, number>> } };
}

/** A file as a string with one character per byte, as jsPDF expects. */
function binaryText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return text;
}
