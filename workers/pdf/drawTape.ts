import { scoreTapeBands } from '../../src/core/chart/scoreTape.ts';
import { tapeGeometry, tapeNumbers, type TapeGeometry } from '../../src/core/chart/tapeGeometry.ts';
import type { Block } from '../../src/core/report/editions/editionDocument.ts';
import { drawText, fillBox, marked, type Sheet } from './sheet.ts';
import { colour, look, tint, toneColour } from './theme.ts';

const height = 13;

/** Draws the score on the yardstick: zones, ticks, the likely range, the needle with its number, and labels below. Returns the y below. */
export function drawScoreTape(sheet: Sheet, y: number, { score, standing }: Extract<Block, { readonly kind: 'tape' }>): number {
  const tape = tapeGeometry({
    value: score.total,
    low: score.low,
    high: score.high,
    min: 0,
    max: 100,
    bands: scoreTapeBands,
    width: sheet.width,
  });
  const range = score.low >= score.high ? null : `likely ${score.low}\u2013${score.high}, because some details are missing`;
  const middle = [standing, range].filter((each) => each !== null).join(' · ');
  const alt = `Score ${score.total} of 100${middle === '' ? '' : `: ${middle}`}`;
  return sheet.tags.draw(sheet.tags.add('Figure', { alt }), () => {
    marked(sheet, () => drawZones(sheet, y, tape));
    drawTicks(sheet, y, tape);
    drawNumbers(sheet, y, tape);
    drawNeedle(sheet, y, { tape, label: String(score.total) });
    return drawWords(sheet, y + height + 1.6, middle);
  });
}

/** Draws the labels for the two ends and for the deal's position between them. */
function drawWords(sheet: Sheet, y: number, middle: string): number {
  drawText(sheet, y, { text: '0 · avoid', x: sheet.left, width: 40, look: look.fine });
  const words = { text: middle, x: sheet.left + 30, width: sheet.width - 60, look: look.fine };
  sheet.doc.setFontSize(look.fine.size);
  const inset = (words.width - sheet.doc.getTextWidth(middle)) / 2;
  drawText(sheet, y, { ...words, x: words.x + Math.max(0, inset) });
  drawText(sheet, y, { text: '100 · outstanding', x: sheet.left, width: sheet.width, align: 'right', look: look.fine });
  return y + 4;
}

function drawZones(sheet: Sheet, y: number, tape: TapeGeometry): void {
  const { doc } = sheet;
  doc.saveGraphicsState();
  doc.roundedRect(sheet.left, y, tape.width, height, 2, 2, null);
  doc.clip().discardPath();
  for (const band of tape.bands) fillBox(sheet, tint(toneColour[band.tone], 0.2), { x: sheet.left + band.x, y, width: band.width, height });
  if (tape.uncertainty !== null) drawRange(sheet, y, { tape, range: tape.uncertainty });
  doc.restoreGraphicsState();
  doc.setDrawColor(...(colour.line as unknown as [number, number, number])).setLineWidth(0.25);
  doc.roundedRect(sheet.left, y, tape.width, height, 2, 2, 'S');
}

/** Draws the likely range by darkening the zones it covers. */
function drawRange(
  sheet: Sheet,
  y: number,
  { tape, range }: { readonly tape: TapeGeometry; readonly range: { readonly x: number; readonly width: number } },
): void {
  for (const band of tape.bands) {
    const from = Math.max(range.x, band.x);
    const to = Math.min(range.x + range.width, band.x + band.width);
    if (to > from) fillBox(sheet, tint(toneColour[band.tone], 0.38), { x: sheet.left + from, y, width: to - from, height });
  }
}

function drawTicks(sheet: Sheet, y: number, tape: TapeGeometry): void {
  sheet.doc.setDrawColor(...(colour.ink3 as unknown as [number, number, number])).setLineWidth(0.18);
  for (const tick of tape.ticks) {
    if (tick.x <= 0 || tick.x >= tape.width) continue;
    sheet.doc.line(sheet.left + tick.x, y, sheet.left + tick.x, y + (tick.size === 'long' ? 4.4 : 2.2));
  }
}

/** Draws the numbers at the longer marks, each on the free side of its mark. */
function drawNumbers(sheet: Sheet, y: number, tape: TapeGeometry): void {
  for (const { x, value, side } of tapeNumbers(tape)) {
    const place = { text: String(value), width: 10, look: { ...look.fine, colour: colour.ink2 } };
    drawText(sheet, y + 1.9, {
      ...place,
      x: sheet.left + (side === 'left' ? x - 10.9 : x + 0.9),
      align: side === 'left' ? 'right' : 'left',
    });
  }
}

function drawNeedle(sheet: Sheet, y: number, { tape, label }: { readonly tape: TapeGeometry; readonly label: string }): void {
  if (tape.needle === null) return;
  const x = sheet.left + Math.min(Math.max(tape.needle.x, 0.4), tape.width - 0.4);
  fillBox(sheet, colour.ink, { x: x - 0.4, y, width: 0.8, height });
  const place = { text: label, look: { ...look.figure, size: 14 }, width: 20 };
  const isLeft = tape.needle.side === 'left';
  drawText(sheet, y + 5.9, { ...place, x: isLeft ? x - 22 : x + 2, align: isLeft ? 'right' : 'left' });
}
