import { useId, useState } from 'react';
import { parseAmount } from '../../../../core/deal/parseAmount.ts';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { Chip } from '../../../components/press/Chip.tsx';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { allColumns, columnOf, type Column, type ColumnId } from '../../../parts/dealColumns/columns.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { choicesAmong, endText, filterKind, type Filter } from './filters.ts';
import { unitOf } from './describeFilter.ts';

interface FiltersSheetProps {
  readonly onClose: () => void;
  readonly filters: readonly Filter[];
  readonly onFilters: (filters: readonly Filter[]) => void;
  /** The column whose menu it was opened from. */
  readonly start: ColumnId | null;
  /** All deals, which provide the choices. */
  readonly rows: readonly DealRow[];
  readonly found: number;
}

const options = allColumns.filter(({ id }) => id !== 'id').map(({ id, label }) => ({ value: id, label }));

/** The most used filters, open by default. A column's menu opens only its own filter. */
const usual: readonly ColumnId[] = ['band', 'price', 'netYield', 'outcode', 'propertyType', 'strategy', 'tags', 'saved', 'reduced'];

/** A sheet of filters by column. Changes apply at once; the button shows how many deals match. */
export function FiltersSheet({ onClose, filters, onFilters, start, rows, found }: FiltersSheetProps) {
  const [open, setOpen] = useState<readonly ColumnId[]>(() => [
    ...new Set([...filters.map(({ id }) => id), ...(start === null ? usual : [start])]),
  ]);
  const [next, setNext] = useState<ColumnId>('score');
  const put = (id: ColumnId, filter: Filter | null) =>
    onFilters([...filters.filter((other) => other.id !== id), ...(filter === null ? [] : [filter])]);
  return (
    <Sheet
      open
      onClose={onClose}
      title="Filters"
      actions={
        <>
          <Button
            look="quiet"
            onClick={() => {
              onFilters([]);
              setOpen(usual);
            }}
          >
            Clear all
          </Button>
          <Button look="primary" onClick={onClose}>{`Show ${found.toLocaleString('en-GB')} ${found === 1 ? 'deal' : 'deals'}`}</Button>
        </>
      }
    >
      <div className="grid gap-5" data-testid="bench-filters">
        {open.map((id) => (
          <Condition
            key={id}
            column={columnOf(id)}
            filter={filters.find((filter) => filter.id === id)}
            rows={rows}
            onChange={(filter) => put(id, filter)}
          />
        ))}
        <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
          <SelectField label="Column" value={next} options={options} onChange={setNext} />
          <Button disabled={open.includes(next)} onClick={() => setOpen([...open, next])}>
            Add filter
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

interface ConditionProps {
  readonly column: Column;
  readonly filter: Filter | undefined;
  readonly rows: readonly DealRow[];
  readonly onChange: (filter: Filter | null) => void;
}

function Condition({ column, filter, rows, onChange }: ConditionProps) {
  const kind = filterKind(column);
  const { id } = column;
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 text-sm font-medium">{column.id === 'outcode' ? 'Place' : `${column.label}${unitOf(column)}`}</legend>
      {kind === 'any-of' ? (
        <AnyOf column={column} rows={rows} values={filter?.kind === kind ? filter.values : []} onChange={onChange} />
      ) : null}
      {kind === 'range' ? <Range column={column} filter={filter?.kind === kind ? filter : undefined} onChange={onChange} /> : null}
      {kind === 'has' ? (
        <input
          type="text"
          aria-label={`${column.label} contains`}
          placeholder={column.id === 'outcode' ? 'M6, Leeds' : 'Contains'}
          defaultValue={filter?.kind === kind ? filter.text : ''}
          onChange={({ target }) => onChange(target.value.trim() === '' ? null : { id, kind: 'has', text: target.value.trim() })}
          className={box}
        />
      ) : null}
    </fieldset>
  );
}

const box = 'min-h-11 w-full rounded-[10px] border border-line-strong bg-card px-3 text-base';

interface AnyOfProps extends Pick<ConditionProps, 'column' | 'rows' | 'onChange'> {
  readonly values: readonly string[];
}

function AnyOf({ column, rows, values, onChange }: AnyOfProps) {
  const choices = choicesAmong(column, rows);
  if (choices.length === 0) return <p className="text-sm text-ink-2">Your deals don’t have a value for this column yet.</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map(({ value, label, count }) => {
        const on = values.includes(value);
        const next = on ? values.filter((other) => other !== value) : [...values, value];
        return (
          <Chip
            key={value}
            pressed={on}
            data-testid={`filter-${column.id}-${value}`}
            onClick={() => onChange(next.length === 0 ? null : { id: column.id, kind: 'any-of', values: next })}
          >
            {`${label} (${count.toLocaleString('en-GB')})`}
          </Chip>
        );
      })}
    </div>
  );
}

interface RangeProps extends Pick<ConditionProps, 'column' | 'onChange'> {
  readonly filter: Extract<Filter, { kind: 'range' }> | undefined;
}

/** A range filter. Accepts amounts and percentages as typed, such as `250k` and sums. */
function Range({ column, filter, onChange }: RangeProps) {
  const { id, kind } = column;
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();
  const type = (end: 'low' | 'high', text: string): void => {
    const read = readEnd(kind, text);
    setError(read === undefined ? 'Enter a number' : null);
    if (read === undefined) return;
    const next = { low: filter?.low ?? null, high: filter?.high ?? null, [end]: read };
    onChange(next.low === null && next.high === null ? null : { id, kind: 'range', low: next.low, high: next.high });
  };
  return (
    <>
      <div className="flex items-center gap-2">
        {(['low', 'high'] as const).map((end) => (
          <input
            key={end}
            type={kind === 'date' ? 'date' : 'text'}
            inputMode={kind === 'date' ? undefined : 'decimal'}
            aria-label={`${column.label} ${end === 'low' ? 'from' : 'to'}`}
            placeholder={end === 'low' ? 'From' : 'To'}
            defaultValue={endText(column, filter?.[end] ?? null)}
            aria-describedby={error === null ? undefined : errorId}
            onChange={({ target }) => type(end, target.value)}
            data-testid={`filter-${id}-${end}`}
            className={`num ${box}`}
          />
        ))}
      </div>
      {error === null ? null : (
        <p id={errorId} role="alert" className="text-sm text-poor">
          {error}
        </p>
      )}
    </>
  );
}

const scales: Partial<Record<Column['kind'], number>> = { money: 100, rate: 0.01 };

function readEnd(kind: Column['kind'], text: string): number | null | undefined {
  if (text.trim() === '') return null;
  if (kind === 'date') return Number.isNaN(Date.parse(text)) ? undefined : Date.parse(text);
  const read = parseAmount(text, { kind: kind === 'money' ? 'money' : 'number' });
  return read.ok ? Number((read.value.value * (scales[kind] ?? 1)).toPrecision(12)) : undefined;
}
