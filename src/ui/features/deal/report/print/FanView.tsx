import { useId } from 'react';
import { formatMoney } from '../../../../../core/kernel/formatMoneyAndRates.ts';
import { fromMajor } from '../../../../../core/kernel/money.ts';
import { toSvgPath } from '../../../../../core/chart/pathRecorder.ts';
import { fanShapes, type FanChart } from '../../../../../core/report/fullReport/fanChart.ts';
import { Axes } from '../../../../components/chart/parts/Axes.tsx';
import { PlainTable } from './PlainTable.tsx';
import type { ReportTable } from '../../../../../core/report/reportTable.ts';

const shades = [0.14, 0.3] as const;

/** A fan chart of probability bands around the median, with its summary and a table. */
export function FanView({ fan }: { readonly fan: FanChart }) {
  const titleId = useId();
  const shapes = fanShapes(fan, { width: 720, height: 250, text: 12 });
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2 print:break-inside-avoid">
      <h3 className="font-semibold">{fan.title}</h3>
      <svg role="img" aria-labelledby={titleId} viewBox="0 0 720 250" className="h-auto w-full overflow-visible [print-color-adjust:exact]">
        <title id={titleId}>{`${fan.title}. ${fan.summary}`}</title>
        {shapes.bands.map((band, at) => (
          <path key={fan.bands[at]?.label} d={toSvgPath(band)} className="fill-brand" opacity={shades[at] ?? 0.3} />
        ))}
        <Axes axes={shapes} />
        <path d={toSvgPath(shapes.lines[0]?.stroke ?? [])} fill="none" strokeWidth={2.25} className="stroke-brand" />
      </svg>
      <figcaption className="text-sm text-ink-2">{fan.summary}</figcaption>
      <PlainTable table={fanTable(fan)} quiet />
    </figure>
  );
}

function fanTable({ id, title, xLabel, x, middle, bands, currency }: FanChart): ReportTable {
  const money = (value: number | undefined): string => (value === undefined ? '–' : formatMoney(fromMajor(value), currency));
  return {
    id,
    title,
    columns: [
      { label: xLabel, align: 'left' },
      { label: middle.label, align: 'right' },
      ...bands.map(({ label }) => ({ label, align: 'right' as const })),
    ],
    rows: x.map((label, at) => [
      label,
      money(middle.values[at]),
      ...bands.map(({ low, high }) => `${money(low[at])} to ${money(high[at])}`),
    ]),
    total: null,
    note: null,
  };
}
