import type { ReportInput, ReportTable } from '../../../src/core/report/report.ts';
import { drawTable, textCells, type TableCell } from '../drawTable.ts';
import { drawText, room, safeUrl, type Sheet } from '../sheet.ts';
import { colour, look } from '../theme.ts';

/** Millimetres a table needs to stand whole, where it is short; else those of its first rows. */
export function tableKeep({ rows }: ReportTable): number {
  const whole = (rows.length + 3) * 6.2;
  return whole < 105 ? whole : 26;
}

/** A table with its title, repeated head, total and note. Returns the y below. */
export function drawReportTable(sheet: Sheet, y: number, table: ReportTable): number {
  const top = room(sheet, y, tableKeep(table) + 6);
  const at = drawText(sheet, top, { text: table.title, x: sheet.left, width: sheet.width, look: look.subheading }) + 1;
  const below = drawTable(sheet, at, {
    columns: table.columns,
    rows: table.rows.map(textCells),
    total: table.total,
    size: table.columns.length > 6 ? 7.2 : 8.2,
  });
  return table.note === null
    ? below
    : drawText(sheet, room(sheet, below + 1.5, 5), { text: table.note, x: sheet.left, width: sheet.width, look: look.fine });
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
  return drawTable(sheet, y, {
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
