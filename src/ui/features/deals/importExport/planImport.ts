import type { Deal } from '../../../../core/deal/deal.ts';
import type { Instant } from '../../../../core/kernel/calendar.ts';
import { parseId, type Id } from '../../../../core/kernel/id.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { columnsByName, currencyIn, ownByName, plainName } from '../../../parts/dealColumns/importExportFields.ts';
import type { SheetCell } from '../../../parts/files/sheetTable.ts';
import { textIn } from './readFileCell.ts';
import { newDealOfLine } from './importNewDeal.ts';
import { changesOf } from './importChanges.ts';
import type { PlannedChange, ImportError, FileLine } from './importPlan.ts';

export interface ImportRequest {
  /** Header and rows, as read from the file. */
  readonly table: readonly (readonly SheetCell[])[];
  readonly rows: ReadonlyMap<string, DealRow>;
  readonly deals: ReadonlyMap<string, Deal>;
  readonly newId: () => Id;
  readonly at: Instant;
}

/** What an import would change. Creating the plan changes nothing. */
export interface ImportPlan {
  readonly changes: readonly PlannedChange[];
  readonly additions: readonly PlannedChange[];
  readonly same: number;
  readonly errors: readonly ImportError[];
  /** Headers of ignored columns: calculated figures and unknown columns. */
  readonly passedOver: readonly string[];
}

/** Compares a file with the deals on this device. Rows with a known id change the user's own values; others become new deals. */
export function planImport({ table, rows, deals, newId, at }: ImportRequest): ImportPlan {
  const heads = (table[0] ?? []).map(textIn);
  const names = heads.map(plainName);
  const currency = heads.map(currencyIn).find((found) => found !== null) ?? null;
  const changes: PlannedChange[] = [];
  const additions: PlannedChange[] = [];
  const errors: ImportError[] = [...repeatedHeads(heads, names)];
  const seen = new Set<string>();
  let same = 0;
  for (const [index, cells] of table.slice(1).entries()) {
    if (cells.every((cell) => textIn(cell) === '')) continue;
    const cell = (name: string): SheetCell => cells[names.indexOf(name)] ?? null;
    const line: FileLine = { line: index + 2, cell, has: (name) => names.includes(name), currency };
    const id = textIn(cell('id'));
    if (id !== '' && seen.has(id)) {
      errors.push({ line: line.line, column: 'Id', message: 'This deal appears twice in the file' });
      continue;
    }
    seen.add(id);
    const [row, deal] = [rows.get(id), deals.get(id)];
    const planned =
      row === undefined || deal === undefined ? newDealOfLine(line, { id: parseId(id) ?? newId(), at }) : changesOf(line, row, deal);
    if (!planned.ok) errors.push(...planned.error);
    else if (planned.value.steps.length === 0) same += 1;
    else (row === undefined ? additions : changes).push(planned.value);
  }
  return { changes, additions, same, errors, passedOver: heads.filter((head) => !isRead(plainName(head))) };
}

const repeatedHeads = (heads: readonly string[], names: readonly string[]): readonly ImportError[] =>
  names.flatMap((name, place) =>
    name !== '' && names.indexOf(name) < place
      ? [{ line: 1, column: heads[place] ?? '', message: 'This column appears twice in the file. Only the first is used' }]
      : [],
  );

const readFacts = new Set(['id', 'address', 'outcode', 'beds', 'type', 'currency', 'asking price']);

function isRead(name: string): boolean {
  return name === '' || readFacts.has(name) || ownByName.has(name) || columnsByName.get(name)?.edit !== undefined;
}
