import { holdingParts, type Holding, type HoldingPart, type PartOf } from '../../../../core/deal/holding/holding.ts';
import { parseItem } from '../../../../core/deal/items/itemSchemas.ts';
import { dateOf, type Instant } from '../../../../core/kernel/calendar.ts';
import { isMarketCountry, type MarketCountry } from '../../../../core/market/markets.ts';
import { err, ok, type Result } from '../../../../core/kernel/result.ts';
import { isSame } from '../../../../data/records/json.ts';
import type { SheetCell } from '../../../parts/files/sheetTable.ts';
import { holdingFields, newPart, partForms, saleFields, type FieldSpec } from '../forms/fieldSpecs.ts';
import { readFields, textsOf, type FieldTexts } from '../forms/readFields.ts';
import { changesBetween } from '../../../parts/portfolio/changesBetween.ts';
import { newHolding } from '../state/newHolding.ts';
import type { HoldingStep } from '../../../parts/portfolio/useHoldingCommands.ts';
import { dealHead, holdingColumns, idHead, type HoldingColumn } from './holdingColumns.ts';

/** What an import would change. */
export interface ImportPlan {
  readonly steps: readonly PlannedStep[];
  /** The number of holdings in the file that are unchanged. */
  readonly same: number;
  readonly errors: readonly LineError[];
  /** Headers of unknown columns. */
  readonly passedOver: readonly string[];
}

export interface PlannedStep extends HoldingStep {
  readonly after: Holding;
  /** The number of values that differ; 1 for a new holding. */
  readonly changes: number;
}

export interface LineError {
  /** The line number in the file; the header is line 1. */
  readonly line: number;
  readonly message: string;
}

interface ImportRequest {
  readonly table: readonly (readonly SheetCell[])[];
  readonly holdings: ReadonlyMap<string, Holding>;
  readonly newId: () => string;
  readonly at: Instant;
  /** The user's country, used for properties for which the file names none. */
  readonly country: MarketCountry;
}

/** Compares a file with the existing holdings. A row with an error is skipped and reported; an empty cell changes nothing. */
export function planImport({ table, holdings, newId, at, country }: ImportRequest): ImportPlan {
  const [head = [], ...rows] = table;
  const heads = head.map((cell) => String(cell ?? '').trim());
  const found = new Map<string, Holding>();
  const idsByName = new Map<string, string>();
  const errors: LineError[] = [];
  for (const [place, cells] of rows.entries()) {
    const line = lineOf(heads, cells);
    if (line.size === 0) continue;
    const name = line.get('name') ?? '';
    const given = line.get(idHead.toLowerCase());
    const id = given !== undefined && /^[0-9A-Za-z_-]{1,40}$/.test(given) ? given : (idsByName.get(name) ?? newId());
    idsByName.set(name, id);
    const before = found.get(id) ?? holdings.get(id) ?? null;
    const read = readLine(line, before, { newId, at, country });
    if (read.ok) found.set(id, read.value);
    else errors.push({ line: place + 2, message: read.error });
  }
  const steps = [...found].map(([id, after]): PlannedStep => {
    const before = holdings.get(id) ?? null;
    return { id, before, after, changes: before === null ? 1 : changesBetween(before, after).length };
  });
  return {
    steps: steps.filter(({ changes }) => changes > 0),
    same: steps.filter(({ changes }) => changes === 0).length,
    errors,
    passedOver: heads.filter((text) => text !== '' && !known.has(text.toLowerCase())),
  };
}

type Line = ReadonlyMap<string, string>;

const known = new Set([...holdingColumns.map(({ head }) => head.toLowerCase()), idHead.toLowerCase(), dealHead.toLowerCase()]);

/** The non-empty cells of a row, by column header. */
const lineOf = (heads: readonly string[], cells: readonly SheetCell[]): Line =>
  new Map(
    heads.flatMap((head, place) => {
      const text = String(cells[place] ?? '').trim();
      return text === '' || head === '' ? [] : [[head.toLowerCase(), text] as const];
    }),
  );

interface NewHoldingDefaults {
  readonly newId: () => string;
  readonly at: Instant;
  readonly country: MarketCountry;
}

function readLine(line: Line, before: Holding | null, defaults: NewHoldingDefaults): Result<Holding, string> {
  const facts = readFacts(line, before, defaults);
  if (!facts.ok) return facts;
  let holding = facts.value;
  for (const part of holdingParts) {
    const read = readPart(line, part, { holding, newId: defaults.newId });
    if (!read.ok) return read;
    holding = read.value;
  }
  const sound = parseItem('holdings', holding);
  return sound.ok ? ok(holding) : err(`${sound.error}.`);
}

function readFacts(line: Line, before: Holding | null, { at, country }: NewHoldingDefaults): Result<Holding, string> {
  const fields = [...holdingFields, ...saleFields];
  const cells = cellsOf(line, 'holding');
  const base = before ?? { ...newHolding(at, countryIn(cells) ?? country), dealId: line.get(dealHead.toLowerCase()) ?? null };
  const shown = textsOf(fields, base, before === null);
  // A new holding gets defaults only for fields the file may omit.
  const texts =
    before === null
      ? { 'place/country': shown['place/country'] ?? '', currency: shown['currency'] ?? '', voidWeeks: String(base.voidWeeks) }
      : shown;
  return named(fields, readFields(fields, { ...texts, ...cells }, base));
}

/** The country named in a row. It determines the currency if the row names none. */
const countryIn = (cells: FieldTexts): MarketCountry | null => {
  const country = cells['place/country'];
  return isMarketCountry(country) ? country : null;
};

function readPart(
  line: Line,
  part: HoldingPart,
  { holding, newId }: Pick<NewHoldingDefaults, 'newId'> & { readonly holding: Holding },
): Result<Holding, string> {
  const cells = cellsOf(line, part);
  if (Object.keys(cells).length === 0) return ok(holding);
  const { fields } = partForms[part];
  const parts: Readonly<Record<string, PartOf<HoldingPart>>> = holding[part];
  const given = line.get(idColumn(part).head.toLowerCase());
  const before = given === undefined ? undefined : parts[given];
  const empty = newPart(part, holding, holding.purchase.date);
  const shown = textsOf(fields, before ?? empty, before === undefined);
  const read = named(
    fields,
    readFields(
      fields,
      { currency: holding.currency, ...(before === undefined ? defaultTexts(fields, shown) : shown), ...cells },
      before ?? empty,
    ),
  );
  if (!read.ok) return read;
  if (given === undefined && Object.values(parts).some((one) => isSame(one, read.value))) return ok(holding);
  const id = given !== undefined && /^[0-9A-Za-z_-]{1,40}$/.test(given) ? given : newId();
  return ok({ ...holding, [part]: { ...parts, [id]: read.value } });
}

/** A new part's defaults for values that the file leaves empty: the default choices and term, and the purchase date as its start. */
const defaultTexts = (fields: readonly FieldSpec[], shown: FieldTexts): FieldTexts =>
  Object.fromEntries(
    fields.flatMap(({ key, kind }) =>
      kind === 'choice' || kind === 'years' || ['drawnOn', 'start', 'from'].includes(key) ? [[key, shown[key] ?? ''] as const] : [],
    ),
  );

const idColumn = (part: HoldingPart): HoldingColumn =>
  holdingColumns.find(({ of, field }) => of === part && field === null) as HoldingColumn;

/** A row's texts for one kind of record, by field key. */
const cellsOf = (line: Line, what: HoldingColumn['of']): FieldTexts =>
  Object.fromEntries(
    holdingColumns.flatMap(({ of, head, field }) => {
      const text = line.get(head.toLowerCase());
      return of !== what || field === null || text === undefined ? [] : [[field.key, fieldText(field, text)] as const];
    }),
  );

/** A cell as its field's text. Accepts choices by label, and dates also as 31/12/2026. */
function fieldText({ kind, choices }: FieldSpec, text: string): string {
  if (choices !== undefined) {
    const plain = text.toLowerCase();
    return Object.entries(choices).find(([value, words]) => value.toLowerCase() === plain || words.toLowerCase() === plain)?.[0] ?? text;
  }
  if (kind !== 'day') return text;
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return day === undefined ? text.slice(0, 10) : (dateOf(Number(year), Number(month), Number(day)) ?? text);
}

/** The first error, with the name of its column. */
function named<Value>(fields: readonly FieldSpec[], read: Result<Value, FieldTexts>): Result<Value, string> {
  if (read.ok) return read;
  const [key = '', message = ''] = Object.entries(read.error)[0] ?? [];
  const field = fields.find((each) => each.key === key);
  return err(`${field?.column ?? field?.label ?? key}: ${message}`);
}
