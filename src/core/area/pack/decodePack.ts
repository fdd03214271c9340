import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { Source } from '../book/figure.ts';
import type { AreaMarket } from '../book/place.ts';
import { decodeColumn } from './decodeColumn.ts';
import { packFormat } from './pack.ts';
import type { Column, Pack, PackFailure, Table } from './pack.ts';

/** A pack from the parsed JSON of its file, or the first fault; a partly read pack is never returned. */
export function decodePack(json: unknown): Result<Pack, PackFailure> {
  if (!isRecord(json)) return notAPack('The file isn’t an area pack. It must be a JSON object.');
  const { format, id, title, market, sources, tables, map } = json;
  if (typeof format !== 'number') return notAPack('The file isn’t an area pack. It has no format.');
  if (format > packFormat)
    return err({
      kind: 'newer-format',
      format,
      message: `The pack uses format ${format}, but this app reads ${packFormat}. Update the app.`,
    });
  if (typeof id !== 'string' || typeof title !== 'string') return notAPack('The file isn’t an area pack. It has no id or title.');
  if (!isMarket(market)) return notAPack(`The pack ${id} isn’t for a market this app supports.`);
  const known = readSources(sources);
  if (known === null) return notAPack(`A source of the pack ${id} lacks its publisher, licence or attribution.`);
  if (!isRecord(tables)) return notAPack(`The pack ${id} has no tables.`);
  const decoded = new Map<string, Table>();
  for (const [name, table] of Object.entries(tables)) {
    const read = decodeTable(name, table);
    if (!read.ok) return read;
    const stray = strayOf(read.value, known);
    if (stray !== null)
      return err({ kind: 'broken-table', table: name, column: stray, message: `A source of ${name}.${stray} is not listed in the pack.` });
    decoded.set(name, read.value);
  }
  return ok({ id, title, market, sources: known, tables: decoded, map: map ?? null });
}

function decodeTable(name: string, table: unknown): Result<Table, PackFailure> {
  const broken = (column: string | null, message: string): Result<Table, PackFailure> =>
    err({ kind: 'broken-table', table: name, column, message });
  if (!isRecord(table) || !isCount(table['rows']) || !isRecord(table['columns']))
    return broken(null, `The table ${name} has no rows or columns.`);
  const { rows } = table;
  const columns = new Map<string, Column>();
  for (const [key, raw] of Object.entries(table['columns'])) {
    const column = decodeColumn(key, raw, rows);
    if (typeof column === 'string') return broken(key, `The column ${name}.${key} ${column}.`);
    columns.set(key, column);
  }
  return ok({ rows, columns });
}

/** The first column that cites a source missing from the pack. */
function strayOf(table: Table, sources: ReadonlyMap<string, Source>): string | null {
  for (const [key, column] of table.columns) {
    const about = column.kind === 'number' ? column.measure : column.kind === 'series' ? column.about : null;
    if (about?.sourceIds.some((id) => !sources.has(id)) === true) return key;
  }
  return null;
}

function readSources(raw: unknown): ReadonlyMap<string, Source> | null {
  if (!Array.isArray(raw)) return null;
  const sources = new Map<string, Source>();
  for (const source of raw as readonly unknown[]) {
    if (!isRecord(source)) return null;
    const { id, publisher, title, licence, attribution, url } = source;
    const texts = [id, publisher, title, licence, attribution, url];
    if (texts.some((text) => typeof text !== 'string' || text === '')) return null;
    sources.set(id as string, source as unknown as Source);
  }
  return sources;
}

const notAPack = (message: string): { readonly ok: false; readonly error: PackFailure } => err({ kind: 'not-a-pack', message });
const isMarket = (value: unknown): value is AreaMarket => value === 'uk' || value === 'us' || value === 'eu';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
