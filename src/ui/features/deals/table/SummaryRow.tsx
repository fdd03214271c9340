import { memo, useDeferredValue, useMemo } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { valueText } from '../../../parts/dealColumns/cellText.ts';
import { isNumeric, type Column } from '../../../parts/dealColumns/columns.ts';
import { currencyOf, summarise } from '../columns/summary.ts';

interface SummaryRowProps {
  readonly rows: readonly DealRow[];
  readonly columns: readonly Column[];
  readonly selected: ReadonlySet<string>;
}

/** The summary below the table: the count and the median of each numeric column. Covers the selection if it has two or more deals. */
export const SummaryRow = memo(function SummaryRow({ rows, columns, selected }: SummaryRowProps) {
  const later = useDeferredValue(rows);
  const chosen = useDeferredValue(selected);
  const counted = useMemo(() => {
    const some = later.filter(({ id }) => chosen.has(id));
    return some.length > 1 ? some : later;
  }, [later, chosen]);
  const summaries = useMemo(() => columns.map((column) => (isNumeric(column) ? summarise(column, counted) : null)), [columns, counted]);
  const currency = currencyOf(counted);
  const whose = counted === later ? '' : ' selected';
  return (
    <tfoot>
      <tr>
        {columns.map((column, at) => {
          const summary = summaries[at];
          const look = `sticky bottom-0 h-10 border-t border-line-strong bg-card px-2.5 text-[13px] text-ink-2 ${at === 0 ? 'left-0 z-20 pl-10 text-left font-medium' : 'z-10 num text-right'}`;
          if (at === 0)
            return (
              <th key={column.id} scope="row" className={look}>
                <span className="num">{`Median of ${counted.length.toLocaleString('en-GB')}${whose}`}</span>
              </th>
            );
          return (
            <td
              key={column.id}
              className={look}
              title={summary == null ? undefined : titleOf(column, summary.count, { of: counted.length, currency })}
            >
              {summary == null ? null : valueText(column, rounded(column, summary.median), currency ?? '')}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
});

interface Counted {
  readonly of: number;
  /** Null if the deals have several currencies. */
  readonly currency: string | null;
}

function titleOf({ label, kind }: Column, count: number, { of, currency }: Counted): string {
  const mixed = kind === 'money' && currency === null ? '. No median across several currencies' : '';
  return `${label}: ${count} of ${of} known${mixed}`;
}

const rounded = ({ kind }: Column, median: number | null): number | null =>
  median === null || kind !== 'number' ? median : Math.round(median * 10) / 10;
