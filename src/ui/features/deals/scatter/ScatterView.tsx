import { useMemo } from 'react';
import { describeCorrelation } from '../../../../core/chart/plots/describeCorrelation.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { ScatterChart } from '../../../components/chart/ScatterChart.tsx';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { cellText } from '../../../parts/dealColumns/cellText.ts';
import { numericColumns, type Column, type ColumnId } from '../../../parts/dealColumns/columns.ts';
import { axisOf } from '../columns/parsedSearch.ts';
import { currencyOf } from '../columns/summary.ts';
import type { DealsSearch } from '../../../parts/address/dealsSearch.ts';
import { scoreTone } from '../../../parts/dealRow/rowRulesStatus.ts';
import type { Selection } from '../select/useSelection.ts';
import { AreaPicker } from './AreaPicker.tsx';
import { axisEnd } from './axisEnd.ts';
import { axisFormat } from './axisFormat.ts';
import { PointList } from './PointList.tsx';

interface ScatterViewProps {
  readonly rows: readonly DealRow[];
  readonly selection: Selection;
  readonly search: DealsSearch;
  readonly onChange: (change: { readonly x?: ColumnId; readonly y?: ColumnId }) => void;
  readonly onOpen: (id: string) => void;
}

const axes = numericColumns.map(({ id, label }) => ({ value: id, label }));

const toneWords = [
  { tone: 'good', label: 'Good' },
  { tone: 'fair', label: 'Fair' },
  { tone: 'poor', label: 'Weak or avoid' },
] as const;

/** A scatter chart of two figures. A point opens its deal; a rectangle or the list below selects deals. */
export function ScatterView({ rows, selection, search, onChange, onOpen }: ScatterViewProps) {
  const x = axisOf(search.x, 'price');
  const y = axisOf(search.y, 'score');
  // Amounts in several currencies have no common axis.
  const currency = currencyOf(rows);
  const { drawn, points, beyond } = usePoints(rows, x, y);
  const formats = { x: axisFormat(x, currency), y: axisFormat(y, currency) };
  const left = rows.length - drawn.length;
  const summary =
    `${drawn.length.toLocaleString('en-GB')} ${drawn.length === 1 ? 'deal' : 'deals'} by ${y.label.toLowerCase()} against ${x.label.toLowerCase()}${left > 0 ? `, leaving out ${left.toLocaleString('en-GB')} without these figures` : ''}. ${describeCorrelation(points)}`.trim();
  const mixed = currency === null && (x.kind === 'money' || y.kind === 'money');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-testid="bench-scatter">
      <div className="flex flex-wrap gap-2">
        <SelectField label="X axis" value={x.id} options={axes} onChange={(id) => onChange({ x: id })} testId="scatter-x" />
        <SelectField label="Y axis" value={y.id} options={axes} onChange={(id) => onChange({ y: id })} testId="scatter-y" />
      </div>
      {mixed ? <p className="text-sm text-fair">These deals are in several currencies. Amounts are not converted.</p> : null}
      <div className="grid gap-2 rounded-2 border border-line bg-card p-4">
        {beyond === 0 ? null : (
          <p className="text-sm text-ink-2" data-testid="scatter-beyond">
            {`${beyond.toLocaleString('en-GB')} outside the chart range (see the list below)`}
          </p>
        )}
        <AreaPicker points={points} labels={{ x: x.label, y: y.label }} formats={formats} onChoose={selection.replace}>
          <ScatterChart
            title={`${y.label} against ${x.label.toLowerCase()}`}
            summary={summary}
            xLabel={x.label}
            yLabel={y.label}
            points={points}
            formatX={formats.x.format}
            formatY={formats.y.format}
            formatXTick={formats.x.formatTick}
            formatYTick={formats.y.formatTick}
            toneWords={toneWords}
            onOpen={onOpen}
          />
        </AreaPicker>
      </div>
      <PointList
        rows={drawn}
        selection={selection}
        text={(row) => `${cellText(x, row)} · ${cellText(y, row)}`}
        head={`${x.label} · ${y.label}`}
      />
    </div>
  );
}

/** The rows with both figures, their points, and the number of points outside the axes. */
function usePoints(rows: readonly DealRow[], x: Column, y: Column) {
  return useMemo(() => {
    const drawn = rows.filter((row) => known(x, row) && known(y, row));
    const all = drawn.map((row) => ({ id: row.id, label: row.title, x: Number(x.of(row)), y: Number(y.of(row)), tone: scoreTone(row) }));
    const [most, highest] = [axisEnd(all.map((point) => point.x)), axisEnd(all.map((point) => point.y))];
    const points = all.filter((point) => point.x <= most && point.y <= highest);
    return { drawn, points, beyond: all.length - points.length };
  }, [rows, x, y]);
}

const known = (column: Column, row: DealRow): boolean => {
  const value = column.of(row);
  return typeof value === 'number' && Number.isFinite(value);
};
