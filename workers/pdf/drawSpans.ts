import { spanGeometry, type SpanChart, type SpanPart, type SpanRow } from '../../src/core/report/fullReport/spanChart.ts';
import { drawText, fillBox, unbrokenHeight, marked, room, textHeight, widthOf, type UnbrokenHeight, type Sheet } from './sheet.ts';
import { colour, look, toneColour } from './theme.ts';

const barHeight = 3.2;
const rowGap = 1.6;
/** The height of the ticks and their labels below the last row, in millimetres. */
const axisHeight = 6;

/**
 * Draws bars from one value to another, one per row: name and detail, bar on a shared scale, value. Returns the y below, in millimetres.
 */
export function drawSpans(sheet: Sheet, y: number, chart: SpanChart): number {
  const top = room(sheet, y, unbrokenHeight(sheet, y, spansKeep(sheet, chart)));
  const at = drawText(sheet, top, { text: chart.title, x: sheet.left, width: sheet.width, look: look.subheading, tag: 'H3' });
  return sheet.tags.draw(sheet.tags.add('Figure', { alt: chart.summary }), () => drawBars(sheet, at + 0.5, chart));
}

/** Draws the summary, then the bars row by row with their scale below. */
function drawBars(sheet: Sheet, y: number, chart: SpanChart): number {
  let at = drawText(sheet, y, summaryOf(sheet, chart)) + 2;
  const plot = { x: sheet.left + sheet.width * 0.34, width: sheet.width * 0.43 };
  const geometry = spanGeometry(chart, plot.width);
  if (chart.base !== null) at = drawBase(sheet, at, { x: plot.x + (geometry.base ?? 0), label: chart.base.label });
  for (const [place, row] of chart.rows.entries()) {
    at = drawRow(sheet, at, {
      row,
      parts: (geometry.rows[place] ?? []).map((part) => ({ ...part, x: plot.x + part.x })),
      base: geometry.base === null ? null : plot.x + geometry.base,
      // The axis stays on the same page as the last row.
      keep: place === chart.rows.length - 1 ? axisHeight : 0,
    });
  }
  for (const tick of geometry.ticks) drawTick(sheet, at, { x: plot.x + tick.x, label: tick.label });
  return at + axisHeight;
}

const summaryOf = (sheet: Sheet, { summary }: SpanChart) => ({ text: summary, x: sheet.left, width: sheet.width, look: look.small });

/** The heights, in millimetres, of what must stay on one page: all bars, or the title, the summary and the first few bars. */
export function spansKeep(sheet: Sheet, chart: SpanChart): UnbrokenHeight {
  const head = 14 + textHeight(sheet, chart.summary, summaryOf(sheet, chart)) + axisHeight;
  const rows = chart.rows.map((row) => rowTexts(sheet, row).tall + rowGap);
  const tall = (shown: readonly number[]): number => head + shown.reduce((sum, row) => sum + row, 0);
  const start = tall(rows.slice(0, 4));
  return { whole: tall(rows) > 180 ? start : tall(rows), start };
}

interface RowPlace {
  readonly row: SpanRow;
  readonly parts: readonly SpanPart[];
  readonly base: number | null;
  readonly keep: number;
}

/** A row's texts, and the height they need. */
function rowTexts(sheet: Sheet, row: SpanRow) {
  const name = { text: row.label, x: sheet.left, width: sheet.width * 0.31, look: { ...look.body, size: 8.4, leading: 1.25 } };
  const detail = { text: row.detail, x: sheet.left, width: sheet.width * 0.31, look: { ...look.fine, leading: 1.25 } };
  const value = { text: row.value, x: sheet.left + sheet.width * 0.79, width: sheet.width * 0.21, look: { ...look.bodyBold, size: 8 } };
  const height = textHeight(sheet, row.label, name) + (row.detail === '' ? 0 : textHeight(sheet, row.detail, detail));
  return { name, detail, value, tall: Math.max(height, textHeight(sheet, row.value, value), barHeight + 1.2) };
}

function drawRow(sheet: Sheet, y: number, { row, parts, base, keep }: RowPlace): number {
  const { name, detail, value, tall } = rowTexts(sheet, row);
  const top = room(sheet, y, tall + rowGap + keep);
  const below = drawText(sheet, top, name);
  if (row.detail !== '') drawText(sheet, below, detail);
  if (base !== null) fillBox(sheet, colour.line, { x: base - 0.1, y: top - 0.8, width: 0.2, height: tall + rowGap });
  const middle = top + tall / 2 - barHeight / 2;
  marked(sheet, () => {
    for (const { x, width, tone } of parts) {
      const bar = Math.max(0.5, width);
      const box = { x, y: middle, width: bar, height: barHeight, radius: Math.min(0.6, bar / 2) };
      fillBox(sheet, tone === 'neutral' ? colour.brand : toneColour[tone], box);
    }
  });
  drawText(sheet, top + tall / 2 - 2, { ...value, align: 'right' });
  return top + tall + rowGap;
}

function drawBase(sheet: Sheet, y: number, { x, label }: { readonly x: number; readonly label: string }): number {
  const half = widthOf(sheet, sheet.type.set(label), look.fine) / 2;
  const left = Math.max(sheet.left + sheet.width * 0.34, x - half);
  return drawText(sheet, y, { text: label, x: left, width: half * 2 + 2, look: look.fine }) + 0.8;
}

function drawTick(sheet: Sheet, y: number, { x, label }: { readonly x: number; readonly label: string }): void {
  fillBox(sheet, colour.ink3, { x: x - 0.1, y, width: 0.2, height: 1 });
  const half = widthOf(sheet, sheet.type.set(label), look.fine) / 2;
  drawText(sheet, y + 1.4, { text: label, x: x - half, width: half * 2 + 2, look: look.fine });
}
