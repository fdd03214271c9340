import { buyToLetEntry, buyToLetEntries } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { bareInputText } from '../../../../core/deal/strategies/inputValue.ts';
import { ownInputs } from '../../../../core/deal/strategies/ownInputs.ts';
import type { BuyToLetKey, BuyToLetInputs } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import { parseOwnershipLabel } from '../../../../core/deal/ownership.ts';
import { currencies, type Currency } from '../../../../core/kernel/money.ts';
import { err, ok, type Result } from '../../../../core/kernel/result.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { cellText } from '../../../parts/dealColumns/cellText.ts';
import { allColumns, choiceOf, choicesIn, type Column } from '../../../parts/dealColumns/columns.ts';
import { currencyOfRow, entryOfRow } from '../columns/rowEntry.ts';
import {
  ownershipSteps,
  parseTags,
  savedSteps,
  stageSteps,
  strategySteps,
  tagSteps,
  wantedTags,
  type Step,
} from '../edits/undoableSteps.ts';
import { fileName, ownPrefix } from '../../../parts/dealColumns/importExportFields.ts';
import type { SheetCell } from '../../../parts/files/sheetTable.ts';
import { readFileAssumption, textIn } from './readFileCell.ts';
import type { FileLine, ImportError, PlannedChange } from './importPlan.ts';

type Value = BuyToLetInputs[BuyToLetKey];

/** The changes a file row makes to an existing deal, or the row's errors. An empty cell changes nothing. */
export function changesOf(line: FileLine, row: DealRow, deal: Deal): Result<PlannedChange, readonly ImportError[]> {
  const own = ownValues(line);
  const shown = shownValues(line, row);
  const choices = choiceSteps(line, row);
  const errors = [own, shown, choices].flatMap((read) => (read.ok ? [] : read.error));
  if (!own.ok || !shown.ok || !choices.ok) return err(errors);
  // A price changed in the table column counts even if the "own" column still has the old price.
  const wanted = new Map([...shown.value, ...own.value].filter(([key, value]) => !isSame(ownInputs(deal, 'buy-to-let')[key], value)));
  const assumed = assumeSteps(wanted, deal);
  const words = [...wanted].map(([key, value]) => changeWords({ key, row }, ownInputs(deal, 'buy-to-let')[key] ?? null, value));
  return ok({ line: line.line, title: row.title, words: [...words, ...choices.value.words], steps: [...assumed, ...choices.value.steps] });
}

/** Whether two values are equal to within the fifteen digits a file stores. */
export const isSame = (one: Value | undefined, other: Value): boolean =>
  one === other || (typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) <= 1e-13 * Math.max(1, Math.abs(one)));

type Values = ReadonlyMap<BuyToLetKey, Value>;

/** The values in the "own" columns. */
export function ownValues(line: FileLine): Result<Values, readonly ImportError[]> {
  const currency = currencyOfLine(line);
  const cells = buyToLetEntries.map((entry) => ({ entry, name: `${ownPrefix}${entry.label}` }));
  return valuesOf(
    cells.map(({ entry, name }) => ({ key: entry.key, name, cell: line.cell(name.toLowerCase()), currency, line: line.line })),
  );
}

/** The table columns changed in the file (price, rent, deposit, rate), compared with the row. */
function shownValues(line: FileLine, row: DealRow): Result<Values, readonly ImportError[]> {
  const cells = effectiveCells(line);
  const read = valuesOf(cells);
  if (!read.ok) return read;
  const changed = cells.filter(({ key, column }) => {
    const value = read.value.get(key);
    const before = column.of(row);
    return value !== undefined && !(typeof before === 'number' && typeof value === 'number' && isSame(before, value));
  });
  const changedKeys = new Set(changed.map(({ key }) => key));
  return ok(new Map([...read.value].filter(([key]) => changedKeys.has(key))));
}

interface ValueCell {
  readonly key: BuyToLetKey;
  readonly name: string;
  readonly cell: SheetCell;
  readonly currency: Currency;
  readonly line: number;
}

/** The cells of a row that contain assumptions currently in use. */
export function effectiveCells(line: FileLine): readonly (ValueCell & { readonly column: Column })[] {
  const currency = currencyOfLine(line);
  return allColumns.flatMap((column) => {
    if (column.edit?.kind !== 'assumption') return [];
    const name = fileName(column);
    return [{ column, key: column.edit.key, name, cell: line.cell(name.toLowerCase()), currency, line: line.line }];
  });
}

/** The currency of a row: its own, the header's, or GBP. */
const currencyOfLine = (line: FileLine): Currency => {
  const named = textIn(line.cell('currency')).toUpperCase() || line.currency;
  return currencies.find((each) => each === named) ?? 'GBP';
};

export function valuesOf(cells: readonly ValueCell[]): Result<Values, readonly ImportError[]> {
  const values = new Map<BuyToLetKey, Value>();
  const errors: ImportError[] = [];
  for (const { key, name, cell, currency, line } of cells) {
    if (textIn(cell) === '') continue;
    const read = readFileAssumption(buyToLetEntry(key), { cell, currency });
    if (read.ok) values.set(key, read.value);
    else errors.push({ line, column: name, message: read.error });
  }
  return errors.length === 0 ? ok(values) : err(errors);
}

/** One step that sets all assumptions in a row. */
function assumeSteps(wanted: Values, deal: Deal): readonly Step[] {
  if (wanted.size === 0) return [];
  const { id } = deal;
  const own = ownInputs(deal, 'buy-to-let');
  const before = Object.fromEntries([...wanted.keys()].map((key) => [key, own[key] ?? null]));
  const after = Object.fromEntries(wanted);
  return [
    {
      id,
      apply: (stamp) => ({ type: 'deal/inputs', id, strategy: 'buy-to-let', changes: after, stamp }),
      revert: (stamp) => ({ type: 'deal/inputs', id, strategy: 'buy-to-let', changes: before, stamp }),
    },
  ];
}

interface Changed {
  readonly key: BuyToLetKey;
  readonly row: DealRow;
}

function changeWords({ key, row }: Changed, before: Value | null, after: Value): string {
  const entry = entryOfRow(key, row);
  const text = (value: Value): string => bareInputText(entry, value, currencyOfRow(row));
  return `${entry.label}: ${before === null ? 'default' : text(before)} → ${text(after)}`;
}

interface Choices {
  readonly steps: readonly Step[];
  readonly words: readonly string[];
}

/** The stage, strategy, ownership, saved and tag changes of a row, or its errors. */
export function choiceSteps(line: FileLine, row: DealRow): Result<Choices, readonly ImportError[]> {
  const errors: ImportError[] = [];
  const steps: Step[] = [];
  const words: string[] = [];
  for (const column of allColumns) {
    const text = textIn(line.cell(fileName(column).toLowerCase()));
    if (column.edit === undefined || column.edit.kind === 'assumption' || text === '') continue;
    const wanted = chosenValue(column, row, text);
    if (wanted === null) {
      errors.push({ line: line.line, column: column.label, message: `Use one of: ${namesOf(column)}` });
      continue;
    }
    const made = stepsFor(column, wanted, row);
    steps.push(...made);
    if (made.length > 0) words.push(`${column.label}: ${cellText(column, row)} → ${text}`);
  }
  return errors.length === 0 ? ok({ steps, words }) : err(errors);
}

const namesOf = ({ kind, choices }: Column): string =>
  kind === 'yes-no' ? 'Yes, No' : (choices?.map(({ label }) => label).join(', ') ?? '');

function chosenValue(column: Column, row: DealRow, text: string): string | null {
  const { kind, choices = [] } = column;
  if (kind === 'tags') return text;
  const folded = text.toLowerCase();
  if (kind === 'yes-no') return ['yes', 'y', 'true', '1'].includes(folded) ? '1' : ['no', 'n', 'false', '0'].includes(folded) ? '0' : null;
  // A file may use another country's name for a strategy.
  return (
    [...choicesIn(column, row), ...choices].find(({ value, label }) => value === folded || label.toLowerCase() === folded)?.value ?? null
  );
}

function stepsFor(column: Column, wanted: string, row: DealRow): readonly Step[] {
  if (column.kind === 'tags') return tagSteps([row], wantedTags(row, parseTags(wanted)));
  if (column.kind === 'yes-no') return savedSteps([row], wanted === '1');
  if (choiceOf(column, row) === wanted) return [];
  if (column.id === 'judgedFor') return ownershipSteps([row], parseOwnershipLabel(wanted));
  // `wanted` is a value of the column's own choices.
  return column.id === 'stage' ? stageSteps([row], wanted as DealRow['stage']) : strategySteps([row], wanted as DealRow['strategy']);
}
