import { err, ok, type Result } from '../../../../../core/kernel/result.ts';
import { unguarded } from './formulaGuard.ts';
import { sheetLimits, type SheetCell } from './sheetTable.ts';
import { columnAt, fromXml } from './xlsxText.ts';
import { openZip } from './zip.ts';

type Rows = readonly (readonly SheetCell[])[];

/** Unpacked, a sheet of the most rows and columns is far below this. */
const mostUnpacked = 200_000_000;

/** The first sheet of a workbook, from our own export or saved again by a spreadsheet program. Formulas give their last value. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Result<Rows, string>> {
  const zip = openZip(bytes, mostUnpacked);
  if (!zip.ok) return zip;
  try {
    const relations = (await zip.value.text('xl/_rels/workbook.xml.rels')) ?? '';
    const workbook = (await zip.value.text('xl/workbook.xml')) ?? '';
    const sheet = await zip.value.text(firstSheet(workbook, relations));
    if (sheet === null) return err('The file has no sheet.');
    const shared = (await zip.value.text('xl/sharedStrings.xml')) ?? '';
    return readSheet(sheet, readShared(shared));
  } catch {
    // Damaged packing: the browser's own stream says so by failing.
    return err('This spreadsheet file is damaged or too large.');
  }
}

function firstSheet(workbook: string, relations: string): string {
  const id = /<(?:\w+:)?sheet\s[^>]*\br:id="([^"]*)"/.exec(workbook)?.[1] ?? 'rId1';
  const relation = [...relations.matchAll(/<Relationship\s[^>]*>/g)].map(([tag]) => tag).find((tag) => attribute(tag, 'Id') === id);
  const target = relation === undefined ? 'worksheets/sheet1.xml' : attribute(relation, 'Target');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function attribute(tag: string, name: string): string {
  return fromXml(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

const readShared = (xml: string): readonly string[] => elements(xml, 'si').map(({ inside }) => textIn(inside));

/** All pieces of text of a cell; phonetic hints are none. */
const textIn = (xml: string): string =>
  elements(xml.replaceAll(/<(?:\w+:)?rPh[\s>][\s\S]*?<\/(?:\w+:)?rPh>/g, ''), 't')
    .map(({ inside }) => fromXml(inside))
    .join('');

interface Element {
  readonly tag: string;
  readonly inside: string;
}

/** Every element of a name that does not contain itself, as the ones read here do not. */
function elements(xml: string, name: string): readonly Element[] {
  const pattern = new RegExp(`<(?:\\w+:)?${name}((?:\\s[^>]*?)?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g');
  return Array.from(xml.matchAll(pattern), ([, tag = '', inside = '']) => ({ tag, inside }));
}

function readSheet(xml: string, shared: readonly string[]): Result<Rows, string> {
  const rows: SheetCell[][] = [];
  for (const { tag, inside } of elements(xml, 'row')) {
    const line = Number(attribute(tag, 'r')) || rows.length + 1;
    if (line > sheetLimits.rows + 1) return err(`The sheet has more than ${sheetLimits.rows.toLocaleString('en-GB')} lines.`);
    while (rows.length < line) rows.push([]);
    const row = rows[line - 1] ?? [];
    for (const cell of elements(inside, 'c')) {
      const column = columnAt(attribute(cell.tag, 'r'));
      const place = column === -1 ? row.length : column;
      if (place >= sheetLimits.columns) continue;
      while (row.length <= place) row.push(null);
      row[place] = valueOf(cell, shared);
    }
  }
  return ok(rows);
}

function valueOf({ tag, inside }: Element, shared: readonly string[]): SheetCell {
  const type = attribute(tag, 't');
  if (type === 'inlineStr') return unguarded(textIn(inside));
  const [value] = elements(inside, 'v');
  if (value === undefined) return null;
  const text = fromXml(value.inside);
  if (type === 's') return unguarded(shared[Number(text)] ?? '');
  if (type === 'b') return text === '1' ? 'Yes' : 'No';
  if (type === 'str') return unguarded(text);
  const number = Number(text);
  return type === 'e' || text === '' || !Number.isFinite(number) ? text : number;
}
