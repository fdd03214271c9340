import type { Tick } from '../../src/core/chart/axes.ts';
import { chartGeometry, type ChartGeometry } from '../../src/core/chart/chartGeometry.ts';
import { barListGeometry, isBarList } from '../../src/core/chart/barList.ts';
import type { Path } from '../../src/core/chart/pathRecorder.ts';
import { drawText, marked, room, textHeight, type Sheet } from './sheet.ts';
import { colour, look, seriesColours, tint, type Rgb } from './theme.ts';
import type { ReportChart } from '../../src/core/chart/reportChart.ts';

const plotHeight = 44;
const rowHeight = 4.9;
/** 7.2 pt in millimetres. */
const text = 2.54;

/** Draws a chart with its title, its legend and a sentence on the result, all on one page. Returns the y below, in millimetres. */
export function drawChart(sheet: Sheet, y: number, chart: ReportChart): number {
  const words = { text: chart.summary, x: sheet.left, width: sheet.width, look: look.small };
  const isList = isBarList(chart);
  const height = isList ? chart.x.length * rowHeight + 2 : plotHeight;
  const top = room(sheet, y, 12 + height + textHeight(sheet, chart.summary, words));
  const width = sheet.width * (chart.series.length < 2 ? 1 : 0.5);
  let at = drawText(sheet, top, { text: chart.title, x: sheet.left, width, look: look.subheading, tag: 'H3' });
  return sheet.tags.draw(sheet.tags.add('Figure', { alt: chart.summary }), () => {
    drawLegend(sheet, top, chart);
    // The tick labels already include "£".
    if (chart.yLabel.length > 1) at = drawText(sheet, at, { text: chart.yLabel, x: sheet.left, width: sheet.width, look: look.fine });
    if (isList) drawBarList(sheet, at + 1, chart);
    else drawPlot(sheet, at + 1, chart);
    return drawText(sheet, at + height + 2.5, words) + 2.5;
  });
}

function drawPlot(sheet: Sheet, y: number, chart: ReportChart): void {
  const geometry = chartGeometry(chart, { width: sheet.width, height: plotHeight, text });
  drawAxes(sheet, y, geometry);
  marked(sheet, () => drawSeries(sheet, y, { geometry, kind: chart.kind }));
}

/** Draws named parts as rows of name, bar and amount. */
function drawBarList(sheet: Sheet, y: number, chart: ReportChart): void {
  const [names, amounts] = [sheet.width * 0.27, 22];
  const { rows } = barListGeometry(chart, sheet.width - names - amounts);
  for (const [at, row] of rows.entries()) {
    const top = y + at * rowHeight;
    drawText(sheet, top, { text: row.label, x: sheet.left, width: names - 2, look: look.small });
    if (row.width > 0) fill(sheet, row.isLoss ? colour.poor : colour.brand).rect(sheet.left + names + row.x, top + 0.5, row.width, 3, 'F');
    drawText(sheet, top, { text: row.value, x: sheet.left, width: sheet.width, align: 'right', look: look.small });
  }
}

/** Draws the names and colours of the series, from the right edge leftwards. A single series has no legend. */
function drawLegend(sheet: Sheet, y: number, chart: ReportChart): void {
  if (chart.series.length < 2) return;
  let x = sheet.left + sheet.width;
  for (const [at, { label }] of [...chart.series.entries()].toReversed()) {
    sheet.doc.setFont('report', 'normal').setFontSize(look.small.size);
    const width = Math.min(45, sheet.doc.getTextWidth(sheet.type.shown(sheet.type.set(label).text)) + 0.5);
    x -= width;
    drawText(sheet, y + 0.3, { text: label, x, width: width + 0.5, look: look.small });
    fill(sheet, seriesColour(at)).rect(x - 4, y + 1, 2.8, 2.8, 'F');
    x -= 8;
  }
}

interface Axes extends Pick<ChartGeometry, 'plot' | 'xTicks' | 'zero'> {
  readonly yTicks: readonly Tick[];
}

/** Draws the grid, the zero line and the labels of both axes. */
export function drawAxes(sheet: Sheet, y: number, { plot, xTicks, yTicks, zero }: Axes): void {
  const { doc } = sheet;
  for (const tick of yTicks) {
    stroke(sheet, colour.line).setLineWidth(0.15);
    doc.line(sheet.left + plot.x, y + tick.at, sheet.left + plot.x + plot.width, y + tick.at);
    // One line, which may extend into the margin instead of wrapping.
    drawText(sheet, y + tick.at - 1.8, { text: tick.label, x: sheet.left - 6, width: plot.x + 4.6, align: 'right', look: look.fine });
  }
  if (zero !== null) {
    stroke(sheet, colour.ink3).setLineWidth(0.25);
    doc.line(sheet.left + plot.x, y + zero, sheet.left + plot.x + plot.width, y + zero);
  }
  for (const tick of xTicks) {
    doc.setFont('report', 'normal').setFontSize(look.fine.size);
    const half = doc.getTextWidth(sheet.type.shown(tick.label)) / 2;
    drawText(sheet, y + plot.y + plot.height + 1, {
      text: tick.label,
      x: sheet.left + tick.at - half,
      width: half * 2 + 2,
      look: look.fine,
    });
  }
}

function drawSeries(
  sheet: Sheet,
  y: number,
  { geometry, kind }: { readonly geometry: ChartGeometry; readonly kind: ReportChart['kind'] },
): void {
  const { doc } = sheet;
  for (const [at, series] of geometry.series.entries()) {
    const own = seriesColour(at);
    for (const [shape, of] of [
      [series.fill, kind === 'area' ? tint(own, 0.22) : own],
      [series.loss, colour.poor],
    ] as const) {
      if (shape.length === 0) continue;
      fill(sheet, of).path(place(shape, sheet.left, y));
      doc.fill();
    }
  }
  for (const [at, series] of geometry.series.entries()) {
    if (series.stroke.length === 0) continue;
    stroke(sheet, seriesColour(at))
      .setLineWidth(0.55)
      .path(place(series.stroke, sheet.left, y));
    doc.stroke();
    if (series.end !== null) fill(sheet, seriesColour(at)).circle(sheet.left + series.end.x, y + series.end.y, 0.8, 'F');
  }
}

const seriesColour = (at: number): Rgb => seriesColours[at % seriesColours.length] ?? colour.ink3;

/** A path translated by `dx` and `dy` millimetres, in jsPDF's format. */
export function place(path: Path, dx: number, dy: number): { op: string; c: number[] }[] {
  return path.map(({ op, c }) => ({ op, c: c.map((value, at) => value + (at % 2 === 0 ? dx : dy)) }));
}

export const fill = (sheet: Sheet, of: Rgb) => sheet.doc.setFillColor(...(of as [number, number, number]));

export const stroke = (sheet: Sheet, of: Rgb) => sheet.doc.setDrawColor(...(of as [number, number, number]));
