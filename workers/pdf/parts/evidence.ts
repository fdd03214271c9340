import type { Block } from '../../../src/core/report/editions/editionDocument.ts';
import type { ReportInput } from '../../../src/core/report/report.ts';
import { layTable, textCells, type LaidTable, type TableCell, type TableSpec } from '../drawTable.ts';
import { drawText, unbrokenHeight, room, safeUrl, textHeight, type UnbrokenHeight, type Sheet } from '../sheet.ts';
import { colour, look } from '../theme.ts';
import { drawNote } from './columns.ts';
import type { ReportTable } from '../../../src/core/report/reportTable.ts';

/** A table up to this many millimetres high is kept on one page, with title and note. */
const wholeUpTo = 150;

/**
 * The height, in millimetres, that must stay on one page for a table and what belongs to it: all of it if short, otherwise head and first
 * rows.
 */
export const unbrokenTableHeight = ({ height, start }: Pick<LaidTable, 'height' | 'start'>, around: number): UnbrokenHeight => ({
  whole: around + (height + around <= wholeUpTo ? height : start),
  start: around + start,
});

type TableBlock = Extract<Block, { readonly kind: 'table' }>;

/** The height, in millimetres, that must stay on one page for a report table and its title. */
export const tableKeep = (sheet: Sheet, block: TableBlock): UnbrokenHeight =>
  unbrokenTableHeight(layTable(sheet, tableSpec(block.table)), aroundTable(sheet, block));

const tableSpec = (table: ReportTable): TableSpec => ({
  columns: table.columns,
  rows: table.rows.map(textCells),
  total: table.total,
  size: table.columns.length > 5 ? 7.2 : 8.2,
});

const titleRoom = 6;

function aroundTable(sheet: Sheet, { table: { note }, untitled }: TableBlock): number {
  return (
    (untitled === true ? 0 : titleRoom) +
    (note === null ? 0 : 1.5 + Math.min(40, textHeight(sheet, note, { x: 0, width: sheet.width, look: look.fine })))
  );
}

/** Draws a table with its own title if any, repeated head, total and note. Returns the y below, in millimetres. */
export function drawReportTable(sheet: Sheet, y: number, block: TableBlock): number {
  const { table, untitled } = block;
  const laid = layTable(sheet, tableSpec(table));
  const top = room(sheet, y, unbrokenHeight(sheet, y, unbrokenTableHeight(laid, aroundTable(sheet, block))));
  const at =
    untitled === true
      ? top
      : drawText(sheet, top, { text: table.title, x: sheet.left, width: sheet.width, look: look.subheading, tag: 'H3' }) + 1;
  const below = laid.draw(at);
  return table.note === null ? below : drawNote(sheet, below + 1.5, { text: table.note, look: look.fine });
}

const markWords: Readonly<Record<ReportInput['mark'], string>> = {
  listing: 'Listing',
  estimate: 'Estimate',
  default: 'Default',
  profile: 'Your profile',
  yours: 'Your figure',
};

/** Draws every input with its source, by group. As on screen, the user's inputs are yellow and defaults are grey. The text repeats this. */
export function drawInputs(sheet: Sheet, y: number, inputs: readonly ReportInput[]): number {
  const groups = inputs.reduce<readonly (readonly ReportInput[])[]>((found, input) => {
    const last = found.at(-1) ?? [];
    return last[0]?.group === input.group ? [...found.slice(0, -1), [...last, input]] : [...found, [input]];
  }, []);
  return groups.reduce((at, group, place) => drawInputGroup(sheet, place === 0 ? at : at + 3, group), y);
}

function drawInputGroup(sheet: Sheet, y: number, inputs: readonly ReportInput[]): number {
  const laid = layTable(sheet, {
    columns: [
      { label: inputs[0]?.group ?? '', align: 'left', width: sheet.width * 0.215, colour: colour.brand },
      { label: 'Value', align: 'right', width: sheet.width * 0.19 },
      { label: 'Mark', align: 'left', width: sheet.width * 0.095 },
      { label: 'Source', align: 'left', width: sheet.width * 0.5 },
    ],
    rows: inputs.map(inputRow),
    size: 7.8,
  });
  return laid.draw(room(sheet, y, laid.start));
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
