import type { ReportChart, ReportInput, ReportTable } from '../../../src/core/report/report.ts';
import { drawChart } from '../drawChart.ts';
import { drawTable, textCells, type TableCell } from '../drawTable.ts';
import { drawHeading, drawText, room, safeUrl, type Sheet } from '../sheet.ts';
import { colour, look } from '../theme.ts';

/** The report's charts, one below the other. Returns the y below. */
export function drawCharts(sheet: Sheet, y: number, charts: readonly ReportChart[]): number {
  if (charts.length === 0) return y;
  return charts.reduce((top, chart) => drawChart(sheet, top, chart), drawHeading(sheet, y, { text: 'Over time', keep: 70 }));
}

/** The report's tables, each with title, repeated head, total and note. Returns the y below. */
export function drawTables(sheet: Sheet, y: number, tables: readonly ReportTable[]): number {
  return tables.reduce((top, table) => {
    // A short table is not torn apart; a long one starts with a few rows at least.
    const whole = (table.rows.length + 3) * 6.2;
    const at = drawHeading(sheet, top, { text: table.title, keep: whole < 105 ? whole : 26 });
    const below = drawTable(sheet, at, {
      columns: table.columns,
      rows: table.rows.map(textCells),
      total: table.total,
      size: table.columns.length > 6 ? 7.2 : 8.2,
    });
    return table.note === null
      ? below
      : drawText(sheet, room(sheet, below + 1.5, 5), { text: table.note, x: sheet.left, width: sheet.width, look: look.fine });
  }, y);
}

const markWords: Readonly<Record<ReportInput['mark'], string>> = {
  listing: 'Listing',
  estimate: 'Estimate',
  default: 'Default',
  profile: 'Your profile',
  yours: 'Yours',
};

/** Every input with where it came from: yellow is the person's own, grey a default, as on screen, and in words. */
export function drawInputs(sheet: Sheet, y: number, inputs: readonly ReportInput[]): number {
  if (inputs.length === 0) return y;
  const at = drawHeading(sheet, y, { text: 'Inputs and where they come from', keep: 26 });
  return drawTable(sheet, at, {
    columns: [
      { label: 'Input', align: 'left', width: sheet.width * 0.27 },
      { label: 'Value', align: 'right', width: sheet.width * 0.17 },
      { label: 'Mark', align: 'left', width: sheet.width * 0.13 },
      { label: 'From', align: 'left', width: sheet.width * 0.43 },
    ],
    rows: inputs.flatMap((input, place): (readonly TableCell[])[] => {
      const group: readonly TableCell[] = [
        { text: input.group, bold: true, colour: colour.brand },
        { text: '' },
        { text: '' },
        { text: '' },
      ];
      return input.group === inputs[place - 1]?.group ? [inputRow(input)] : [group, inputRow(input)];
    }),
    size: 7.8,
  });
}

function inputRow(input: ReportInput): readonly TableCell[] {
  const link = safeUrl(input.url);
  return [
    { text: input.label },
    {
      text: input.value,
      bold: true,
      ...(input.mark === 'yours' ? { fill: colour.markSoft } : input.mark === 'default' ? { fill: colour.sunk } : {}),
    },
    { text: markWords[input.mark], colour: colour.ink2 },
    {
      text: input.unusual === null ? input.from : `${input.from}\n${input.unusual}`,
      colour: input.unusual !== null ? colour.fair : link === null ? colour.ink2 : colour.brand,
      link,
    },
  ];
}
