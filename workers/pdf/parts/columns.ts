import { hairline, lineHeight, room, textHeight, drawText, type Sheet, type TextPlace } from '../sheet.ts';
import type { TextLook } from '../theme.ts';

/** An entry's position: left edge, top and width. */
export interface EntryPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A short list entry: its height at a given width, and how to draw it as the name and body of an item. */
export interface Entry {
  readonly height: (width: number) => number;
  readonly draw: (place: EntryPlace) => void;
}

const gutter = 8;
/** Entries taller than this are stacked instead of set in columns. */
const tallest = 18;
const gap = 1.6;

/** Draws short entries in two columns, left column first, with a hairline below each. Returns the y below, in millimetres. */
export function drawColumns(sheet: Sheet, y: number, entries: readonly Entry[]): number {
  const half = (sheet.width - gutter) / 2;
  const isDouble = entries.length > 3 && entries.every((entry) => entry.height(half) <= tallest);
  const width = isDouble ? half : sheet.width;
  const rows = isDouble ? Math.ceil(entries.length / 2) : entries.length;
  const list = sheet.tags.add('L');
  // Tagged in reading order, whatever order they are drawn in.
  const items = entries.map(() => sheet.tags.add('LI', { within: list }));
  let at = y;
  for (let row = 0; row < rows; row += 1) {
    const cells = isDouble ? [entries[row], entries[row + rows]] : [entries[row]];
    const height = Math.max(...cells.map((entry) => entry?.height(width) ?? 0));
    at = room(sheet, at, height + 2);
    for (const [column, entry] of cells.entries()) {
      if (entry === undefined) continue;
      const x = sheet.left + column * (width + gutter);
      const top = at;
      sheet.tags.draw(items[column * rows + row] ?? list, () => entry.draw({ x, y: top, width }));
      hairline(sheet, at + height + gap / 2, { x, width });
    }
    at += height + gap;
  }
  return at;
}

/** A text longer than this many lines is set in two columns, because short lines are easier to read. */
const longNote = 3;

/** Draws small print: across the page if short, otherwise in two columns of equal length. Returns the y below, in millimetres. */
export function drawNote(sheet: Sheet, y: number, { text, look }: { readonly text: string; readonly look: TextLook }): number {
  const whole: TextPlace = { x: sheet.left, width: sheet.width, look };
  const lines = Math.round(textHeight(sheet, text, whole) / lineHeight(look));
  const half = (sheet.width - gutter) / 2;
  const [first, second] = lines > longNote ? splitNote(text) : [text, ''];
  const narrow = { ...whole, width: half };
  const height = Math.max(textHeight(sheet, first, narrow), textHeight(sheet, second, narrow));
  if (second === '' || height > 60) return drawText(sheet, room(sheet, y, lineHeight(look)), { ...whole, text });
  const top = room(sheet, y, height);
  drawText(sheet, top, { ...narrow, text: first });
  drawText(sheet, top, { ...narrow, x: sheet.left + half + gutter, text: second });
  return top + height;
}

/** A text split between sentences into two parts of about the same length. */
function splitNote(text: string): readonly [string, string] {
  const ends = Array.from(text.matchAll(/[.;] (?=[A-Z])/g), (match) => match.index + 1);
  const middle = text.length / 2;
  const [at] = ends.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
