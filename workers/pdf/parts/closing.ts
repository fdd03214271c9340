import type { Block } from '../../../src/core/report/editions/editionDocument.ts';
import type { ReportSource } from '../../../src/core/report/editions/sources.ts';
import { drawText, fillBox, hairline, linkBox, room, safeUrl, textHeight, type Sheet } from '../sheet.ts';
import { colour, look, type TextLook } from '../theme.ts';
import type { Entry } from './columns.ts';

type Points = Extract<Block, { readonly kind: 'points' }>;

/** Draws sentences with a dot before each. Returns the y below. */
export function drawPoints(sheet: Sheet, y: number, { points, tone }: Points): number {
  const list = sheet.tags.add('L');
  return points.reduce((top, text) => {
    const place = { text, x: sheet.left + 5, width: sheet.width - 5, look: look.body };
    const start = room(sheet, top, Math.min(40, textHeight(sheet, text, place)));
    const dot = tone === 'fair' ? colour.fair : colour.ink3;
    fillBox(sheet, dot, { x: sheet.left + 0.2, y: start + 1.75, width: 1.2, height: 1.2, radius: 0.6 });
    const item = sheet.tags.add('LI', { within: list });
    return sheet.tags.draw(item, () => drawText(sheet, start, { ...place, tag: 'LBody' })) + 1.2;
  }, y);
}

/** Draws the versions that made the report, the meaning of boxes, and the disclaimer. */
export function drawMade(sheet: Sheet, y: number, { made, disclaimer }: Extract<Block, { readonly kind: 'made' }>): number {
  const place = { x: sheet.left, width: sheet.width };
  const top = room(sheet, y, Math.min(40, textHeight(sheet, made, { ...place, look: look.small })));
  let below = drawText(sheet, top, { ...place, text: made, look: look.small });
  if (sheet.type.usedBoxes()) below = drawText(sheet, below + 1.5, { ...place, text: boxNote, look: look.small });
  const end = room(sheet, below + 2.5, 2 + textHeight(sheet, disclaimer, { ...place, look: look.small }));
  hairline(sheet, end);
  return drawText(sheet, end + 2, { ...place, text: disclaimer, look: look.small });
}

const boxNote =
  'A box (□) replaces a character, such as an emoji, that this report’s fonts don’t include. Searching and copying still work.';

const listSize: TextLook = { ...look.fine, size: 7.5, leading: 1.3 };

/** Draws the numbered sources in two columns, left column first. Returns the y below, in millimetres. */
export function drawSources(sheet: Sheet, y: number, sources: readonly ReportSource[]): number {
  const width = (sheet.width - 8) / 2;
  const entries = sources.map((source, at) => sourceEntry(sheet, source, at + 1));
  if (entries.some(({ height }) => height(width) > tallest)) return drawSourcesBelow(sheet, y, sources);
  const list = sheet.tags.add('L');
  let top = y;
  let left = entries;
  while (left.length > 0) {
    const fits = countThatFits(
      left.map(({ height }) => height(width)),
      sheet.bottom - top,
    );
    // If nothing fits at the foot of a page, the list continues on the next.
    if (fits.first === 0) {
      sheet.doc.addPage();
      top = sheet.top;
      continue;
    }
    const ends = [0, fits.first].map((from, column) => {
      let at = top;
      for (const entry of left.slice(from, column === 0 ? fits.first : fits.both)) {
        const place = { x: sheet.left + column * (width + 8), y: at, width };
        sheet.tags.draw(sheet.tags.add('LI', { within: list }), () => entry.draw(place));
        at += entry.height(width);
      }
      return at;
    });
    left = left.slice(fits.both);
    top = Math.max(...ends);
  }
  return top;
}

/** Entries that would be taller than this in a column span the page instead, across page breaks if needed. */
const tallest = 60;

const drawSourcesBelow = (sheet: Sheet, y: number, sources: readonly ReportSource[]): number =>
  sources.reduce((top, { title, detail }, at) => {
    const place = { x: sheet.left, width: sheet.width, look: listSize };
    return drawText(sheet, drawText(sheet, top, { ...place, text: `${at + 1}. ${title}` }), { ...place, text: detail }) + 1.8;
  }, y);

/**
 * Where each column ends: the left after `first` entries, the right after `both`. Each column gets about
 * half of the height, or as much as fits.
 */
function countThatFits(heights: readonly number[], tall: number): { readonly first: number; readonly both: number } {
  const half = heights.reduce((sum, height) => sum + height, 0) / 2;
  const take = (from: number, limit: number): number => {
    let [at, used] = [from, 0];
    while (at < heights.length && used + (heights[at] ?? 0) <= limit) used += heights[at++] ?? 0;
    return at;
  };
  const whole = take(0, tall);
  let first = Math.min(whole, take(0, half));
  // The middle entry goes in the left column, which is the longer one.
  if (first < whole && first < heights.length) first += 1;
  return { first, both: take(first, tall) };
}

/** The width to the right of an entry's number. */
const beside = (width: number) => ({ width: width - 6 });

function sourceEntry(sheet: Sheet, { title, detail, url }: ReportSource, number: number): Entry {
  const link = safeUrl(url);
  const name = { ...listSize, colour: link === null ? colour.ink : colour.brand };
  return {
    height: (width) =>
      textHeight(sheet, title, { x: 0, ...beside(width), look: name }) +
      textHeight(sheet, detail, { x: 0, ...beside(width), look: listSize }) +
      1.8,
    draw: ({ x, y, width }) => {
      drawText(sheet, y, { text: String(number), x, width: 5, look: listSize, tag: 'Lbl' });
      sheet.tags.text('LBody', () => {
        const below = drawText(sheet, y, { text: title, x: x + 6, ...beside(width), look: name });
        linkBox(sheet, link, { x: x + 6, y, width: width - 6, height: below - y });
        drawText(sheet, below, { text: detail, x: x + 6, ...beside(width), look: listSize });
      });
    },
  };
}
