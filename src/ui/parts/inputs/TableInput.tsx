import { countryOfMarket, type MarketId } from '../../../core/market/markets.ts';
import type { Currency } from '../../../core/kernel/money.ts';
import type { ValueOrigin } from './ValueRow.tsx';
import { ProvenanceMark } from '../../components/figure/ProvenanceMark.tsx';
import { Button } from '../../components/press/Button.tsx';
import { CrossIcon } from '../../components/press/CrossIcon.tsx';
import { IconButton } from '../../components/press/IconButton.tsx';
import { ValueCell } from './ValueCell.tsx';
import { columnsIn, rowsOf, tableText, withRow, type TableRow, type TableUnit } from './tableColumns.ts';
import type { InputEntry } from '../../../core/deal/strategies/inputEntry.ts';

interface TableInputProps {
  readonly unit: TableUnit;
  readonly entry: InputEntry;
  readonly value: unknown;
  readonly own: boolean;
  /** Source of the rows; hidden without rows. */
  readonly from: ValueOrigin | undefined;
  /** Who changed the rows last, and when. */
  readonly changed: string | undefined;
  readonly market: MarketId;
  readonly currency: Currency;
  readonly onChange: (rows: readonly TableRow[] | null) => void;
}

/** An editable table of rooms, seasons or units. */
export function TableInput({ unit, entry, value, own, from, changed, market, currency, onChange }: TableInputProps) {
  const rows = rowsOf(value);
  const columns = columnsIn(unit, market);
  const change = (at: number, key: string, next: unknown) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, [key]: next } : row)));
  return (
    <fieldset className="grid min-w-0 gap-2 border-t border-line py-3 first:border-0" data-testid={`input-${entry.key}`}>
      <legend className="sr-only">{entry.label}</legend>
      <p aria-hidden="true" className="leading-snug">
        {entry.label} <span className="block text-[13px] text-ink-3">{entry.help}</span>
      </p>
      {from === undefined ? null : <ProvenanceMark mark={from.mark} text={from.words} />}
      {changed === undefined ? null : <p className="text-[13px] text-ink-3">{changed}</p>}
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows are positions of a list without ids
        <div key={at} className="grid gap-2 rounded-2 bg-sunk p-3">
          <div className="flex items-center gap-2">
            <input
              aria-label={`Name of ${tableText[unit].one.toLowerCase()} ${at + 1}`}
              value={row.label}
              maxLength={40}
              onChange={(event) => change(at, 'label', event.target.value)}
              className="min-h-10 min-w-0 flex-1 rounded-lg border border-transparent bg-transparent px-2 font-medium hover:border-line-strong focus:bg-card pointer-coarse:min-h-11"
            />
            <IconButton
              label={`Remove ${row.label}`}
              onClick={() => onChange(rows.length === 1 ? null : rows.filter((_, place) => place !== at))}
            >
              <CrossIcon />
            </IconButton>
          </div>
          <div className="grid grid-cols-2 gap-x-4 gap-y-2">
            {columns.map((column) => (
              <div key={column.key} className="grid content-start gap-0.5 [&_input]:bg-card">
                <span aria-hidden="true" className="text-[13px] text-ink-3">
                  {column.label}
                </span>
                <ValueCell
                  spec={{ ...column, label: `${column.label}, ${row.label}` }}
                  value={row[column.key]}
                  own={row[column.key]}
                  mark={own ? 'yours' : 'default'}
                  currency={currency}
                  country={countryOfMarket(market)}
                  onChange={(next) => change(at, column.key, next)}
                />
              </div>
            ))}
          </div>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={rows.length >= entry.bounds[1]}
          onClick={() => onChange(withRow(unit, rows))}
          data-testid={`add-${unit}`}
        >
          {tableText[unit].add}
        </Button>
        {own ? (
          <Button size="small" look="quiet" onClick={() => onChange(null)}>
            Reset
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
