import type { jsPDF } from 'jspdf';
import { utf16, writeOperator } from './tags/operators.ts';
import type { TagKind, TagTree } from './tags/tagTree.ts';
import { colour, look, type Rgb, type TextLook } from './theme.ts';
import type { SetText, Typesetter } from './text/typesetting.ts';

/** A document being drawn: the page dimensions in millimetres (y increases downwards), and its text settings. */
export interface Sheet {
  readonly doc: jsPDF;
  readonly type: Typesetter;
  /** The accessibility structure of everything drawn. */
  readonly tags: TagTree;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** The bottom of the body. The running footer is below. */
  readonly bottom: number;
}

export interface TextPlace {
  readonly x: number;
  readonly look: TextLook;
  /** The width for the text, which wraps within it. */
  readonly width: number;
  readonly align?: 'left' | 'right';
}

const pointsPerMm = 72 / 25.4;

/** Height of a line in millimetres. */
export const lineHeight = ({ size, leading }: TextLook): number => (size / pointsPerMm) * (leading ?? 1.2);

/** `y` if `needed` millimetres are left on the page, otherwise the top of a new page. */
export function room(sheet: Sheet, y: number, needed: number): number {
  if (y + needed <= sheet.bottom || y <= sheet.top) return y;
  sheet.doc.addPage();
  return sheet.top;
}

/** Millimetres to keep together: the whole height, or only the beginning of something that may continue on the next page. */
export interface UnbrokenHeight {
  readonly whole: number;
  readonly start: number;
}

/** Millimetres for a heading with the space around it, and a little more. */
const headingRoom = 20;

/**
 * The height to keep together from `y`. It is the whole height, unless moving that to the next page would leave over a third of this page
 * empty.
 */
export const unbrokenHeight = (sheet: Sheet, y: number, { whole, start }: UnbrokenHeight): number =>
  sheet.bottom - y > (sheet.bottom - sheet.top) / 3 - headingRoom ? Math.min(whole, start) : whole;

/** Draws wrapped text from `y` downwards, across pages if necessary, and returns the y below it. */
export function drawText(sheet: Sheet, y: number, { text, tag, ...place }: DrawnText): number {
  const step = lineHeight(place.look);
  const draw = (): number =>
    wrapText(sheet, text, place).reduce((at, line) => {
      const top = room(sheet, at, step);
      drawLine(sheet, top, { line, ...place });
      return top + step;
    }, y);
  return text === '' ? draw() : sheet.tags.text(tag, draw);
}

interface DrawnText extends TextPlace {
  readonly text: string;
  /** The text's role for screen readers: a paragraph by default, or part of its container. */
  readonly tag?: TagKind;
}

/** The height in millimetres that `drawText` will need. */
export const textHeight = (sheet: Sheet, text: string, place: TextPlace): number =>
  wrapText(sheet, text, place).length * lineHeight(place.look);

/** The lines of a text in the width given. Words longer than a line are cut. */
export function wrapText(sheet: Sheet, text: string, place: TextPlace): readonly SetText[] {
  const { text: set, family } = sheet.type.set(text);
  const width = (letters: string): number => widthOf(sheet, { text: letters, family }, place.look);
  return set.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, place.width, width).map((line) => ({ text: line, family })));
}

function wrapParagraph(paragraph: string, limit: number, width: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  const space = width(' ');
  let line = '';
  let used = 0;
  for (const word of paragraph.split(' ').flatMap((part) => cutWord(part, limit, width))) {
    const length = width(word);
    const isFirst = line === '';
    if (!isFirst && used + space + length > limit) {
      lines.push(line);
      line = word;
      used = length;
    } else {
      line = isFirst ? word : `${line} ${word}`;
      used += isFirst ? length : space + length;
    }
  }
  return [...lines, line];
}

/** The word itself if it fits on a line, else the pieces that do. */
function cutWord(word: string, limit: number, width: (text: string) => number): readonly string[] {
  if (width(word) <= limit) return [word];
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const letter of word) {
    const length = width(letter);
    if (piece !== '' && used + length > limit) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += letter;
    used += length;
  }
  return [...pieces, piece];
}

/** The width of typeset text in millimetres. */
export function widthOf(sheet: Sheet, set: SetText, { size, bold }: TextLook): number {
  sheet.doc.setFont(set.family, bold === true ? 'bold' : 'normal');
  return (sheet.doc.getStringUnitWidth(sheet.type.shown(set.text)) * size) / pointsPerMm;
}

/** Draws one line with its top at `y`. */
export function drawLine(sheet: Sheet, y: number, place: TextPlace & { readonly line: SetText }): void {
  if (place.line.text !== '') marked(sheet, () => drawRuns(sheet, y, place));
}

/** Draws content in the open element, or decoration. The drawing must not contain a page break. */
export function marked(sheet: Sheet, draw: () => void): void {
  const { doc, tags } = sheet;
  const mark = tags.mark(doc.getCurrentPageInfo().pageNumber);
  writeOperator(doc, mark === null ? '/Artifact <</Type /Pagination>> BDC' : `/${mark.kind} <</MCID ${mark.id}>> BDC`);
  try {
    draw();
  } finally {
    writeOperator(doc, 'EMC');
  }
}

function drawRuns(sheet: Sheet, y: number, { line, ...place }: TextPlace & { readonly line: SetText }): void {
  const { doc, type } = sheet;
  const { family } = line;
  const { bold, size } = place.look;
  const baseline = y + lineHeight(place.look) / 2 + (size / pointsPerMm) * 0.36;
  let x = place.align === 'right' ? place.x + place.width - widthOf(sheet, line, place.look) : place.x;
  for (const run of drawingRuns(type.visual(line.text))) {
    doc.setFont(family, bold === true ? 'bold' : 'normal').setFontSize(size);
    doc.setTextColor(...(place.look.colour as [number, number, number]));
    const [shown, meant] = [type.shown(run), type.meant(run)];
    if (meant !== shown) writeOperator(doc, `/Span <</ActualText <${utf16(meant)}>>> BDC`);
    doc.text(shown, x, baseline, inDrawingOrder);
    if (meant !== shown) writeOperator(doc, 'EMC');
    x += widthOf(sheet, { text: run, family }, place.look);
  }
}

/** Separates boxes from letters. A PDF reader treats the hidden text of a run as a whole, and would reverse right-to-left letters in it. */
const drawingRuns = (text: string): readonly string[] => text.split(/([\ue000-\uf8ff]+)/).filter((run) => run !== '');

/** Tells jsPDF that the text is already in drawing order. */
const inDrawingOrder = { isInputVisual: true, isOutputVisual: true, isInputRtl: false, isOutputRtl: false };

/** Draws a heading that keeps `keep` millimetres of what follows on its page. Returns the y below. */
export function drawHeading(
  sheet: Sheet,
  y: number,
  { text, keep, note }: { readonly text: string; readonly keep: UnbrokenHeight; readonly note?: string },
): number {
  const start = y <= sheet.top ? y : y + 8;
  const top = room(sheet, start, 9 + unbrokenHeight(sheet, start + 9, keep));
  const below = drawText(sheet, top, { text, x: sheet.left, width: sheet.width * 0.7, look: look.heading, tag: 'H2' });
  if (note !== undefined) drawText(sheet, top + 0.9, { text: note, x: sheet.left, width: sheet.width, align: 'right', look: look.small });
  return below + 2.5;
}

/** A thin line across the page, or across a part of it. */
export function hairline(sheet: Sheet, y: number, across: { readonly x: number; readonly width: number } | null = null): void {
  const { x, width } = across ?? { x: sheet.left, width: sheet.width };
  sheet.doc
    .setDrawColor(...(colour.line as unknown as [number, number, number]))
    .setLineWidth(0.2)
    .line(x, y, x + width, y);
}

/** A filled rectangle, its corners rounded by `radius` millimetres. */
export function fillBox(
  sheet: Sheet,
  fill: Rgb,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly radius?: number },
): void {
  sheet.doc.setFillColor(...(fill as [number, number, number]));
  const radius = box.radius ?? 0;
  sheet.doc.roundedRect(box.x, box.y, box.width, box.height, radius, radius, 'F');
}

/** Makes an area of the page open a URL. Only https links are allowed, because reports are passed on to others. */
export function linkBox(
  sheet: Sheet,
  url: string | null,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const safe = safeUrl(url);
  if (safe !== null) sheet.doc.link(box.x, box.y, box.width, box.height, { url: safe });
}

/** The URL in its escaped form if it uses https, else null. */
export function safeUrl(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const parsed = new URL(url);
  return parsed.protocol === 'https:' && parsed.username === '' && parsed.password === '' ? parsed.href : null;
}
