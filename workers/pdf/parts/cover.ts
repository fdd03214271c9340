import type { ReportDocument, ReportFigure } from '../../../src/core/report/report.ts';
import type { EditionDocument } from '../../../src/core/report/edition/editionDocument.ts';
import type { Letterhead } from '../../../src/core/report/edition/letterhead.ts';
import { drawText, fillBox, hairline, lineHeight, linkBox, room, safeUrl, textHeight, widthOf, type Sheet } from '../sheet.ts';
import { drawMasthead } from './masthead.ts';
import { colour, look, toneColour, type TextLook } from '../theme.ts';

/** The head of the first page: whose report, of what, where it is listed. Returns the y below. */
export function drawTitle(sheet: Sheet, document: EditionDocument, letterhead: Letterhead | null): number {
  const below = drawMasthead(sheet, document, letterhead);
  const titleLook = document.title.length > 70 ? look.titleLong : look.title;
  let y = drawText(sheet, below + 5, { text: document.title, x: sheet.left, width: sheet.width, look: titleLook });
  y = drawText(sheet, y + 1.5, { text: document.subtitle, x: sheet.left, width: sheet.width, look: { ...look.soft, size: 10 } });
  return drawListingLink(sheet, y + 0.8, document.listingUrl);
}

/** The verdict in words. */
export const drawLead = (sheet: Sheet, y: number, text: string): number =>
  drawText(sheet, y, { text, x: sheet.left, width: sheet.width * 0.92, look: look.verdict });

function drawListingLink(sheet: Sheet, y: number, url: string | null): number {
  const safe = safeUrl(url);
  if (safe === null) return y;
  const place = { x: sheet.left, width: sheet.width, look: { ...look.small, colour: colour.brand } };
  const shown = safe.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');
  const below = drawText(sheet, y, { ...place, text: shown });
  linkBox(sheet, safe, { x: sheet.left, y, width: sheet.width, height: below - y });
  return below;
}

/** Up to four figures side by side. */
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
  for (const [at, { figure, x, width }] of places.entries()) {
    if (at > 0) fillBox(sheet, colour.line, { x: x - 4, y: top + 4, width: 0.2, height });
    const value = drawText(sheet, top + 4, { text: figure.label, x, width, look: look.small });
    const delta = drawText(sheet, value + 0.5, {
      text: figure.value,
      x,
      width,
      look: fitted(sheet, figure.value, { width, look: look.figure }),
    });
    if (figure.delta !== null)
      drawText(sheet, delta + 0.8, { text: figure.delta, x, width, look: { ...look.small, colour: toneColour[figure.tone] } });
  }
  return top + height + 6;
}

const keyFigureHeight = (sheet: Sheet, figure: ReportFigure, width: number): number =>
  textHeight(sheet, figure.label, { x: 0, width, look: look.small }) +
  textHeight(sheet, figure.value, { x: 0, width, look: fitted(sheet, figure.value, { width, look: look.figure }) }) +
  (figure.delta === null ? 0 : textHeight(sheet, figure.delta, { x: 0, width, look: look.small })) +
  2;

/** A number's look, smaller where it would not fit its room on one line. */
function fitted(sheet: Sheet, text: string, { width, look: full }: { readonly width: number; readonly look: TextLook }): TextLook {
  const needed = widthOf(sheet, sheet.type.set(text), full);
  return { ...full, size: Math.max(8, Math.min(full.size, (full.size * (width - 0.1)) / Math.max(needed, 1))) };
}

/** Each rule with its sign, its name and the distance in words. */
export function drawRules(sheet: Sheet, y: number, rules: ReportDocument['rules']): number {
  let at = y;
  const label = sheet.width * 0.34;
  for (const rule of rules) {
    const [sign, tone] = rule.met === null ? (['–', 'unknown'] as const) : rule.met ? (['✓', 'good'] as const) : (['✗', 'poor'] as const);
    const words = { text: rule.words, x: sheet.left + label + 6, width: sheet.width - label - 6, look: look.soft };
    const name = { text: rule.label, x: sheet.left + 6, width: label - 2, look: look.body };
    const height = Math.max(textHeight(sheet, rule.words, words), textHeight(sheet, rule.label, name));
    at = room(sheet, at, height + 2);
    drawText(sheet, at, { text: sign, x: sheet.left, width: 5, look: { ...look.bodyBold, colour: toneColour[tone] } });
    drawText(sheet, at, name);
    drawText(sheet, at, words);
    at += height + 1.6;
    hairline(sheet, at - 0.8);
  }
  return at;
}

/** What would make it work, as tiles. */
export function drawSolves(sheet: Sheet, y: number, solves: ReportDocument['solves']): number {
  const gap = 4;
  const columns = solves.length === 4 ? 4 : Math.min(3, solves.length);
  const width = (sheet.width - gap * (columns - 1)) / columns;
  const height = (solve: ReportDocument['solves'][number]): number =>
    textHeight(sheet, solve.label, { x: 0, width: width - 7, look: look.small }) +
    textHeight(sheet, solve.note, { x: 0, width: width - 7, look: look.fine }) +
    lineHeight({ ...look.figure, size: 13 }) +
    8;
  let at = y;
  for (let first = 0; first < solves.length; first += columns) {
    const row = solves.slice(first, first + columns);
    const tall = Math.max(...row.map(height));
    at = room(sheet, at, tall);
    for (const [place, solve] of row.entries())
      drawSolve(sheet, solve, { x: sheet.left + place * (width + gap), y: at, width, height: tall });
    at += tall + gap;
  }
  return at;
}

function drawSolve(
  sheet: Sheet,
  solve: ReportDocument['solves'][number],
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  fillBox(sheet, colour.sunk, { ...box, radius: 1.6 });
  const place = { x: box.x + 3.5, width: box.width - 7 };
  const value = drawText(sheet, box.y + 3, { ...place, text: solve.label, look: look.small });
  const number = fitted(sheet, solve.value, { ...place, look: { ...look.figure, size: 13 } });
  const note = drawText(sheet, value + 0.6, { ...place, text: solve.value, look: number });
  drawText(sheet, note + 0.6, { ...place, text: solve.note, look: look.fine });
}
