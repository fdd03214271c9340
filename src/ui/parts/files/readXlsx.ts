import { err, ok, type Result } from '../../../core/kernel/result.ts';
import { unescapeFormula } from './formulaGuard.ts';
import { sheetLimits, type SheetCell } from './sheetTable.ts';
import { columnAt, fromXml } from './xlsxText.ts';
import { xmlTags, type XmlTag } from './xmlTags.ts';
import { unzip } from './zip.ts';

type Limits = typeof sheetLimits;
type Rows = readonly (readonly SheetCell[])[];

/** The first sheet of a workbook, from our export or any spreadsheet program. A formula is read as its last value. */
export function readXlsx(bytes: Uint8Array, most = sheetLimits): Result<Rows, string> {
  const unpacked = (names: readonly string[]): Result<ReadonlyMap<string, string>, string> =>
    unzip(bytes, { isWanted: (name) => names.includes(name), most: most.unpackedBytes });
  const frame = unpacked(['xl/workbook.xml', 'xl/_rels/workbook.xml.rels']);
  if (!frame.ok) return frame;
  const sheetName = firstSheet(frame.value);
  const content = unpacked([sheetName, 'xl/sharedStrings.xml']);
  if (!content.ok) return content;
  const sheet = content.value.get(sheetName);
  if (sheet === undefined) return err('The file doesn’t contain a sheet.');
  const shared = readShared(content.value.get('xl/sharedStrings.xml') ?? '', most);
  return shared.ok ? readSheet(sheet, shared.value, most) : shared;
}

function firstSheet(frame: ReadonlyMap<string, string>): string {
  const sheet = firstTag(frame.get('xl/workbook.xml') ?? '', ({ name }) => name === 'sheet');
  const id = (sheet === null ? '' : attribute(sheet, 'r:id')) || 'rId1';
  const relations = frame.get('xl/_rels/workbook.xml.rels') ?? '';
  const relation = firstTag(relations, (tag) => tag.name === 'Relationship' && attribute(tag, 'Id') === id);
  const target = (relation === null ? '' : attribute(relation, 'Target')) || 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function firstTag(xml: string, fits: (tag: XmlTag) => boolean): XmlTag | null {
  for (const tag of xmlTags(xml)) if (fits(tag)) return tag;
  return null;
}

/** An attribute's value; '' when missing. */
function attribute({ inside }: XmlTag, name: string): string {
  const mark = ` ${name}="`;
  const from = inside.indexOf(mark) + mark.length;
  const to = from < mark.length ? -1 : inside.indexOf('"', from);
  return to === -1 ? '' : fromXml(inside.slice(from, to));
}

/** Collects the text of a cell or shared string from its `t` elements, without phonetic hints. */
interface TextReader {
  readonly take: (tag: XmlTag) => void;
  /** Returns the collected text and resets it. */
  readonly end: () => string;
}

function createTextReader(): TextReader {
  let parts: string[] = [];
  let isHint = false;
  return {
    take: ({ name, isEnd, before }) => {
      if (name === 'rPh') isHint = !isEnd;
      else if (name === 't' && isEnd && !isHint) parts.push(fromXml(before));
    },
    end: () => {
      const text = parts.join('');
      parts = [];
      return text;
    },
  };
}

function readShared(xml: string, most: Limits): Result<readonly string[], string> {
  const shared: string[] = [];
  const text = createTextReader();
  for (const tag of xmlTags(xml)) {
    text.take(tag);
    if (tag.name !== 'si' || (!tag.isEnd && !tag.isEmpty)) continue;
    if (shared.length === most.cells) return err(tooManyCells(most));
    shared.push(text.end());
  }
  return ok(shared);
}

const tooManyCells = ({ cells }: Limits): string => `The sheet has more than ${cells.toLocaleString('en-GB')} cells.`;

/** Reads rows, cells and values in one pass over the sheet's tags. */
function readSheet(xml: string, shared: readonly string[], most: Limits): Result<Rows, string> {
  const rows: SheetCell[][] = [];
  const text = createTextReader();
  let cells = 0;
  let row: SheetCell[] | null = null;
  let cell: XmlTag | null = null;
  let value: string | null = null;
  for (const tag of xmlTags(xml)) {
    text.take(tag);
    if (tag.name === 'row' && !tag.isEnd) {
      if (row !== null) return err('This spreadsheet file is damaged: a row has no end.');
      const line = Number(attribute(tag, 'r')) || rows.length + 1;
      if (line > most.rows + 1) return err(`The sheet has more than ${most.rows.toLocaleString('en-GB')} rows.`);
      while (rows.length < line) rows.push([]);
      row = tag.isEmpty ? null : (rows[line - 1] ?? []);
    } else if (tag.name === 'row') row = null;
    else if (tag.name === 'c' && !tag.isEnd) [cell, value] = [tag.isEmpty ? null : tag, null];
    else if (tag.name === 'v' && tag.isEnd) value ??= tag.before;
    else if (tag.name === 'c' && cell !== null) {
      cells += 1;
      if (cells > most.cells) return err(tooManyCells(most));
      putCell(row, cell, valueOf(cell, { value, inline: text.end(), shared }));
      cell = null;
    }
  }
  return row === null ? ok(rows) : err('This spreadsheet file is damaged: a row has no end.');
}

function putCell(row: SheetCell[] | null, cell: XmlTag, value: SheetCell): void {
  if (row === null) return;
  const column = columnAt(attribute(cell, 'r'));
  const place = column === -1 ? row.length : column;
  if (place >= sheetLimits.columns) return;
  while (row.length <= place) row.push(null);
  row[place] = value;
}

interface CellContent {
  readonly value: string | null;
  readonly inline: string;
  readonly shared: readonly string[];
}

function valueOf(cell: XmlTag, { value, inline, shared }: CellContent): SheetCell {
  const type = attribute(cell, 't');
  if (type === 'inlineStr') return unescapeFormula(inline);
  if (value === null) return null;
  const text = fromXml(value);
  if (type === 's') return unescapeFormula(shared[Number(text)] ?? '');
  if (type === 'b') return text === '1' ? 'Yes' : 'No';
  if (type === 'str') return unescapeFormula(text);
  const number = Number(text);
  return type === 'e' || text === '' || !Number.isFinite(number) ? text : number;
}
