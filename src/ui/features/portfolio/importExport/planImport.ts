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

/** What a file would do; nothing has been done yet. */
export interface ImportPlan {
  readonly steps: readonly PlannedStep[];
  /** Holdings of the file that are here just so. */
  readonly same: number;
  readonly errors: readonly LineError[];
  /** Heads that nothing here goes by. */
  readonly passedOver: readonly string[];
}

export interface PlannedStep extends HoldingStep {
  readonly after: Holding;
  /** How many values differ; every one of a new holding. */
  readonly changes: number;
}

export interface LineError {
  /** As an editor counts, the head being the first. */
  readonly line: number;
  readonly message: string;
}

interface ImportRequest {
  readonly table: readonly (readonly SheetCell[])[];
  readonly holdings: ReadonlyMap<string, Holding>;
  readonly newId: () => string;
  readonly at: Instant;
  /** Where a property lies of which the file does not say it: where the person invests. */
  readonly country: MarketCountry;
}

/** Reads a file's lines against the holdings that are here. A line with a mistake is left out whole and named; an empty cell changes nothing. */
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

/** The cells of a line that hold something, by their head. */
const lineOf = (heads: readonly string[], cells: readonly SheetCell[]): Line =>
  new Map(
    heads.flatMap((head, place) => {
      const text = String(cells[place] ?? '').trim();
      return text === '' || head === '' ? [] : [[head.toLowerCase(), text] as const];
    }),
  );

interface Fresh {
  readonly newId: () => string;
  readonly at: Instant;
  readonly country: MarketCountry;
}

function readLine(line: Line, before: Holding | null, fresh: Fresh): Result<Holding, string> {
  const facts = readFacts(line, before, fresh);
  if (!facts.ok) return facts;
  let holding = facts.value;
  for (const part of holdingParts) {
    const read = readPart(line, part, { holding, newId: fresh.newId });
    if (!read.ok) return read;
    holding = read.value;
  }
  const sound = parseItem('holdings', holding);
  return sound.ok ? ok(holding) : err(`${sound.error}.`);
}

function readFacts(line: Line, before: Holding | null, { at, country }: Fresh): Result<Holding, string> {
  const fields = [...holdingFields, ...saleFields];
  const cells = cellsOf(line, 'holding');
  const base = before ?? { ...newHolding(at, countryIn(cells) ?? country), dealId: line.get(dealHead.toLowerCase()) ?? null };
  const shown = textsOf(fields, base, before === null);
  // Of a new one only what a file need not say is taken from elsewhere.
  const texts =
    before === null
      ? { 'place/country': shown['place/country'] ?? '', currency: shown['currency'] ?? '', voidWeeks: String(base.voidWeeks) }
      : shown;
  return named(fields, readFields(fields, { ...texts, ...cells }, base));
}

/** In whose money a line is that names no currency. */
const countryIn = (cells: FieldTexts): MarketCountry | null => {
  const country = cells['place/country'];
  return isMarketCountry(country) ? country : null;
};

function readPart(
  line: Line,
  part: HoldingPart,
  { holding, newId }: Pick<Fresh, 'newId'> & { readonly holding: Holding },
): Result<Holding, string> {
  const cells = cellsOf(line, part);
  if (Object.keys(cells).length === 0) return ok(holding);
  const { fields } = partForms[part];
  const parts: Readonly<Record<string, PartOf<HoldingPart>>> = holding[part];
  const given = line.get(idColumn(part).head.toLowerCase());
  const before = given === undefined ? undefined : parts[given];
  const begun = newPart(part, holding, holding.purchase.date);
  const shown = textsOf(fields, before ?? begun, before === undefined);
  const read = named(
    fields,
    readFields(
      fields,
      { currency: holding.currency, ...(before === undefined ? begunTexts(fields, shown) : shown), ...cells },
      before ?? begun,
    ),
  );
  if (!read.ok) return read;
  if (given === undefined && Object.values(parts).some((one) => isSame(one, read.value))) return ok(holding);
  const id = given !== undefined && /^[0-9A-Za-z_-]{1,40}$/.test(given) ? given : newId();
  return ok({ ...holding, [part]: { ...parts, [id]: read.value } });
}

/** What a new part takes from elsewhere where the file is silent: choices, the usual term, and the day of the purchase as its first. */
const begunTexts = (fields: readonly FieldSpec[], shown: FieldTexts): FieldTexts =>
  Object.fromEntries(
    fields.flatMap(({ key, kind }) =>
      kind === 'choice' || kind === 'years' || ['drawnOn', 'start', 'from'].includes(key) ? [[key, shown[key] ?? ''] as const] : [],
    ),
  );

const idColumn = (part: HoldingPart): HoldingColumn =>
  holdingColumns.find(({ of, field }) => of === part && field === null) as HoldingColumn;

/** The texts of a line for one kind of record, by field. */
const cellsOf = (line: Line, what: HoldingColumn['of']): FieldTexts =>
  Object.fromEntries(
    holdingColumns.flatMap(({ of, head, field }) => {
      const text = line.get(head.toLowerCase());
      return of !== what || field === null || text === undefined ? [] : [[field.key, fieldText(field, text)] as const];
    }),
  );

/** A cell as its field would be typed: choices by their words too, days also as 31/12/2026, rates without their sign. */
function fieldText({ kind, choices }: FieldSpec, text: string): string {
  if (choices !== undefined) {
    const plain = text.toLowerCase();
    return Object.entries(choices).find(([value, words]) => value.toLowerCase() === plain || words.toLowerCase() === plain)?.[0] ?? text;
  }
  if (kind !== 'day') return text;
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return day === undefined ? text.slice(0, 10) : (dateOf(Number(year), Number(month), Number(day)) ?? text);
}

/** The first mistake with the name of its column. */
function named<Value>(fields: readonly FieldSpec[], read: Result<Value, FieldTexts>): Result<Value, string> {
  if (read.ok) return read;
  const [key = '', message = ''] = Object.entries(read.error)[0] ?? [];
  return err(`${fields.find((field) => field.key === key)?.label ?? key}: ${message}`);
}
