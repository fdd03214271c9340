import { holdingParts, type HoldingPart } from '../../../../core/deal/holding/holding.ts';
import { roundMoney, toMajor } from '../../../../core/kernel/money.ts';
import { rate, toPercent } from '../../../../core/kernel/rate.ts';
import type { SheetCell, SheetTable } from '../../../parts/files/sheetTable.ts';
import type { NamedHolding } from '../../../../core/portfolio/assessPortfolio.ts';
import type { FieldSpec } from '../forms/fieldSpecs.ts';
import { valueAt } from '../forms/readFields.ts';
import { dealHead, holdingColumns, idHead, type HoldingColumn } from './holdingColumns.ts';

/** Holdings as a table for export. Each takes as many rows as it has parts of its most frequent kind, and at least one. */
export const holdingTable = (holdings: readonly NamedHolding[]): SheetTable => ({
  head: [...holdingColumns.map(({ head }) => head), idHead, dealHead],
  kinds: [...holdingColumns.map(({ field }) => kindOf(field)), 'text', 'text'],
  rows: holdings.flatMap(linesOf),
});

const kindOf = (field: FieldSpec | null): SheetTable['kinds'][number] =>
  field?.kind === 'money' ? 'amount' : ['percent', 'years', 'weeks'].includes(field?.kind ?? '') ? 'number' : 'text';

function linesOf({ id, item }: NamedHolding): readonly (readonly SheetCell[])[] {
  const parts = new Map(
    holdingParts.map((part): readonly [HoldingPart, readonly (readonly [string, object])[]] => [part, Object.entries(item[part])]),
  );
  const count = Math.max(1, ...[...parts.values()].map(({ length }) => length));
  const cell = ({ of, field }: HoldingColumn, line: number): SheetCell => {
    if (of === 'holding') return field === null || (line > 0 && field.key !== 'name') ? null : cellOf(field, valueAt(item, field.key));
    const part = parts.get(of)?.[line];
    if (part === undefined) return null;
    return field === null ? part[0] : cellOf(field, valueAt(part[1], field.key));
  };
  return Array.from({ length: count }, (_, line) => [
    ...holdingColumns.map((column) => cell(column, line)),
    id,
    line === 0 ? item.dealId : null,
  ]);
}

/** A value as a cell: numbers in major units, percent or years; dates in ISO form; choices by label, codes unchanged. */
function cellOf({ kind, key, choices }: FieldSpec, value: unknown): SheetCell {
  if (typeof value === 'number') {
    if (kind === 'money') return toMajor(roundMoney(value));
    if (kind === 'weeks') return value;
    return kind === 'percent' ? toPercent(rate(value)) : Number((value / 12).toFixed(4));
  }
  if (typeof value !== 'string' || value === '') return null;
  return choices === undefined || key === 'currency' || key === 'place/country' ? value : (choices[value] ?? value);
}
