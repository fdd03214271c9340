import type { ReportDocument, ReportFigure } from '../../../src/core/report/report.ts';
import type { EditionDocument } from '../../../src/core/report/editions/editionDocument.ts';
import type { Letterhead } from '../../../src/core/report/editions/letterhead.ts';
import { drawText, fillBox, hairline, lineHeight, linkBox, room, safeUrl, textHeight, widthOf, type Sheet } from '../sheet.ts';
import { drawMasthead } from './masthead.ts';
import { colour, look, toneColour, type TextLook } from '../theme.ts';

/** Draws the head of the first page: author, property and listing. Returns the y below, in millimetres. */
export function drawTitle(sheet: Sheet, document: EditionDocument, letterhead: Letterhead | null): number {
  const below = drawMasthead(sheet, document, letterhead);
  let y = drawText(sheet, below + 5, {
    text: document.title,
    x: sheet.left,
    width: sheet.width,
    look: titleLook(sheet, document.title),
    tag: 'H1',
  });
  y = drawText(sheet, y + 1.5, { text: document.subtitle, x: sheet.left, width: sheet.width, look: { ...look.soft, size: 10 } });
  return drawListingLink(sheet, y + 0.8, document.listingUrl);
}

/** A title that nearly fits one line is set slightly smaller rather than leave one word on a second. */
function titleLook(sheet: Sheet, title: string): TextLook {
  const full: TextLook = title.length > 70 ? look.titleLong : look.title;
  const size = (full.size * sheet.width) / (widthOf(sheet, sheet.type.set(title), full) + 0.5);
  return size < full.size && size > full.size * 0.78 ? { ...full, size } : full;
}

/** Draws the verdict in words. */
export const drawLead = (sheet: Sheet, y: number, text: string): number =>
  drawText(sheet, y, { text, x: sheet.left, width: sheet.width, look: look.verdict });

function drawListingLink(sheet: Sheet, y: number, url: string | null): number {
  const safe = safeUrl(url);
  if (safe === null) return y;
  const place = { x: sheet.left, width: sheet.width, look: { ...look.small, colour: colour.brand } };
  const shown = safe.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');
  const below = drawText(sheet, y, { ...place, text: shown });
  linkBox(sheet, safe, { x: sheet.left, y, width: sheet.width, height: below - y });
  return below;
}

/** Draws up to four figures side by side. */
export function drawKeyFigures(sheet: Sheet, y: number, figures: readonly ReportFigure[]): number {
  const shown = figures.slice(0, 4);
  const column = sheet.width / Math.max(1, shown.length);
  const places = shown.map((figure, at) => ({
    figure,
    x: sheet.left + at * column + (at === 0 ? 0 : 4),
    width: column - (at === 0 ? 4 : 8),
  }));
  const height = Math.max(0, ...places.map(({ figure, width }) => keyFigureHeight(sheet, figure, width)));
  const top = room(sheet, y, height + 6);
  hairline(sheet, top);
  const list = sheet.tags.add('L');
  for (const [at, { figure, x, width }] of places.entries()) {
    const item = sheet.tags.add('LI', { within: list });
    if (at > 0) fillBox(sheet, colour.line, { x: x - 4, y: top + 4, width: 0.2, height });
    sheet.tags.draw(item, () => drawKeyFigure(sheet, top + 4, { figure, x, width }));
  }
  return top + height + 6;
}

function drawKeyFigure(
  sheet: Sheet,
  y: number,
  { figure, x, width }: { readonly figure: ReportFigure; readonly x: number; readonly width: number },
): void {
  const { label, value, delta, tone } = figure;
  const below = drawText(sheet, y, { text: label, x, width, look: look.small, tag: 'Lbl' });
  sheet.tags.text('LBody', () => {
    const end = drawText(sheet, below + 0.5, { text: value, x, width, look: fitted(sheet, value, { width, look: look.figure }) });
    if (delta !== null) drawText(sheet, end + 0.8, { text: delta, x, width, look: { ...look.small, colour: toneColour[tone] } });
  });
}

const keyFigureHeight = (sheet: Sheet, figure: ReportFigure, width: number): number =>
  textHeight(sheet, figure.label, { x: 0, width, look: look.small }) +
  textHeight(sheet, figure.value, { x: 0, width, look: fitted(sheet, figure.value, { width, look: look.figure }) }) +
  (figure.delta === null ? 0 : textHeight(sheet, figure.delta, { x: 0, width, look: look.small })) +
  2;

/** A number's text style, smaller if it would not fit on one line. */
function fitted(sheet: Sheet, text: string, { width, look: full }: { readonly width: number; readonly look: TextLook }): TextLook {
  const needed = widthOf(sheet, sheet.type.set(text), full);
  return { ...full, size: Math.max(8, Math.min(full.size, (full.size * (width - 0.1)) / Math.max(needed, 1))) };
}

type Solve = ReportDocument['solves'][number];

const solveFigure: TextLook = { ...look.figure, size: 13 };
const tilePadding = 3.5;

/**
 * Draws the changes that would meet the targets as tiles. The values in each row of tiles are aligned. Returns the y below, in
 * millimetres.
 */
export function drawSolves(sheet: Sheet, y: number, solves: readonly Solve[]): number {
  const gap = 4;
  const columns = solves.length === 4 ? 4 : Math.min(3, solves.length);
  const width = (sheet.width - gap * (columns - 1)) / columns;
  const inner = { x: 0, width: width - 2 * tilePadding };
  const list = sheet.tags.add('L');
  let at = y;
  for (let first = 0; first < solves.length; first += columns) {
    const row = solves.slice(first, first + columns);
    const label = Math.max(...row.map((solve) => textHeight(sheet, solve.label, { ...inner, look: look.small })));
    const note = Math.max(...row.map((solve) => textHeight(sheet, solve.note, { ...inner, look: look.fine })));
    const height = label + note + lineHeight(solveFigure) + 2 * tilePadding + 0.8;
    at = room(sheet, at, height);
    for (const [place, solve] of row.entries()) {
      const box = { x: sheet.left + place * (width + gap), y: at, width, height, label };
      sheet.tags.draw(sheet.tags.add('LI', { within: list }), () => drawSolve(sheet, solve, box));
    }
    at += height + gap;
  }
  return at - (solves.length === 0 ? 0 : gap);
}

function drawSolve(
  sheet: Sheet,
  solve: Solve,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly label: number },
): void {
  fillBox(sheet, colour.sunk, { ...box, radius: 1.6 });
  const place = { x: box.x + tilePadding, width: box.width - 2 * tilePadding };
  drawText(sheet, box.y + tilePadding - 0.5, { ...place, text: solve.label, look: look.small, tag: 'Lbl' });
  const number = fitted(sheet, solve.value, { ...place, look: solveFigure });
  sheet.tags.text('LBody', () => {
    const note = drawText(sheet, box.y + tilePadding + box.label, { ...place, text: solve.value, look: number });
    drawText(sheet, note + 0.6, { ...place, text: solve.note, look: look.fine });
  });
}
