import { jsPDF } from 'jspdf';
import type { Family, Typefaces } from './typefaces.ts';

/**
 * Text prepared for drawing in one font. Each character missing from all fonts is replaced by a private code point that this document
 * assigns.
 */
export interface SetText {
  readonly text: string;
  readonly family: Family;
}

/**
 * Turns any Unicode text into printed letters. A text uses the report's font if it has all its letters, else the fallback for the whole
 * text. Characters in neither (emoji, Chinese, Japanese, Korean …) are each drawn as one box. The character itself is the hidden text, so
 * that searching and copying return the original. No letter is ever wrong, or missing without a visible sign. Invisible format characters
 * (bidi overrides, joiners, soft hyphens) are left out.
 */
export interface Typesetter {
  readonly set: (text: string) => SetText;
  /** A line in drawing order, left to right: Hebrew and Arabic runs reversed, their brackets mirrored. */
  readonly visual: (line: string) => string;
  /** What is drawn for a piece of typeset text, with a box for each private code point. */
  readonly shown: (text: string) => string;
  /** The original text behind a piece of typeset text. */
  readonly meant: (text: string) => string;
  /** Whether a box has been needed so far, so that the report can explain it. */
  readonly usedBoxes: () => boolean;
}

export function createTypesetter(typefaces: Typefaces): Typesetter {
  const standIns = new Map<string, string>();
  const clusters = new Map<string, string>();
  const standInFor = (cluster: string): string => {
    const known = standIns.get(cluster);
    if (known !== undefined) return known;
    // There are 6,400 private code points. After 6,399 unknown characters, all others share the last one, as U+FFFD.
    const standIn = String.fromCharCode(firstStandIn + Math.min(standIns.size, 6399));
    standIns.set(cluster, standIn);
    clusters.set(standIn, standIns.size < 6400 ? cluster : '\ufffd');
    return standIn;
  };
  return {
    set: (text) => setText(text, typefaces, standInFor),
    visual: drawingOrder,
    shown: (text) => text.replace(privateUse, box),
    meant: (text) => text.replace(privateUse, (letter) => clusters.get(letter) ?? letter),
    usedBoxes: () => standIns.size > 0,
  };
}

const box = '\u25a1';
const firstStandIn = 0xe000;
const privateUse = /[\ue000-\uf8ff]/g;
/** The text with each lone surrogate replaced by U+FFFD, because a file cannot contain one. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\p{Variation_Selector}/gu;
// oxlint-disable-next-line no-control-regex -- control characters are what this takes out
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
const wideSpaces = /[\u1680\u2000-\u200a\u205f\u3000]/g;
const arabic = /[\u0600-\u06ff]/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function setText(text: string, typefaces: Typefaces, standInFor: (cluster: string) => string): SetText {
  const clean = wellFormed(text).normalize('NFC').replace(/\r\n?/g, '\n').replace(controls, ' ').replace(wideSpaces, ' ');
  const plain = clean.replace(invisible, '');
  const has = (family: Family, letters: string): boolean =>
    Array.from(letters).every((letter) => letter === '\n' || (typefaces.covers(family, letter.codePointAt(0) ?? 0) && !isStandIn(letter)));
  if (has('report', plain)) return { text: plain, family: 'report' };
  const family: Family = Array.from(plain).some((letter) => !has('report', letter) && has('fallback', letter)) ? 'fallback' : 'report';
  const kept = Array.from(graphemes.segment(clean), ({ segment }) => {
    const visible = segment.replace(invisible, '');
    return has(family, visible) ? visible : standInFor(segment);
  }).join('');
  if (!arabic.test(kept)) return { text: kept, family };
  const shaped = Array.from(shapeArabic(kept), (letter) =>
    isStandIn(letter) || has(family, letter) ? letter : standInFor(letter.normalize('NFKC')),
  );
  return { text: shaped.join(''), family };
}

const isStandIn = (letter: string): boolean => /[\ue000-\uf8ff]/.test(letter);

/** Letters in their joined forms, in logical order. jsPDF supports no OpenType features, but can draw these forms. */
function shapeArabic(text: string): string {
  const { processArabic } = jsPDF.API as unknown as { readonly processArabic: (text: string) => string };
  return processArabic(text);
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The text in the Unicode bidi order, from jsPDF's own engine. The first letter decides the line's direction. */
function drawingOrder(line: string): string {
  if (!rightToLeft.test(line)) return line;
  const { __bidiEngine__: BidiEngine } = jsPDF as unknown as { readonly __bidiEngine__: BidiEngineConstructor };
  const isInputRtl = rightToLeft.test(/\p{L}/u.exec(line)?.[0] ?? '');
  const engine = new BidiEngine({ isInputVisual: false, isOutputVisual: true, isInputRtl, isOutputRtl: false, isSymmetricSwapping: true });
  return engine.doBidiReorder(line);
}

/** jsPDF includes this engine but not its types. */
type BidiEngineConstructor = new (options: Readonly<Record<string, boolean>>) => { readonly doBidiReorder: (text: string) => string };
