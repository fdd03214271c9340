import { useId } from 'react';
import type { ReportMap } from '../../../../../core/report/evidence/areaMap.ts';
import { PlainTable } from './PlainTable.tsx';

/** A map of the property's area, north up, with summary, source and a table of areas. */
export function MapView({ map }: { readonly map: ReportMap }) {
  const titleId = useId();
  const { title, summary, width, height, areas, labels, pin, scale } = map;
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2 print:break-inside-avoid">
      <h3 className="font-semibold">{title}</h3>
      <svg
        role="img"
        aria-labelledby={titleId}
        viewBox={`0 0 ${width} ${height}`}
        className="h-auto w-full max-w-2xl rounded-1 border border-line [print-color-adjust:exact]"
      >
        <title id={titleId}>{`${title}. ${summary}`}</title>
        {areas.map(({ rings, isHome }) => (
          <path
            key={rings[0]?.join()}
            d={rings.map(ringPath).join('')}
            fillRule="evenodd"
            className={`${isHome ? 'fill-tape' : 'fill-sunk'} stroke-line-strong`}
          />
        ))}
        <circle cx={pin.x} cy={pin.y} r={17} strokeWidth={4} className="fill-brand stroke-card" />
        {labels.map(({ x, y, text }) => (
          <text key={text} x={x} y={y + 9} textAnchor="middle" className="fill-ink text-[26px]">
            {text}
          </text>
        ))}
        <rect x={24} y={height - 30} width={scale.length} height={6} className="fill-ink" />
        <text x={24} y={height - 40} className="fill-ink text-[26px]">
          {scale.words}
        </text>
      </svg>
      <figcaption className="text-sm text-ink-2">{summary}</figcaption>
      <PlainTable table={rowsTable(map)} quiet />
    </figure>
  );
}

function ringPath(ring: readonly number[]): string {
  const points = Array.from({ length: ring.length / 2 }, (_, at) => `${ring[at * 2] ?? 0} ${ring[at * 2 + 1] ?? 0}`);
  return `M${points.join('L')}Z`;
}

const rowsTable = ({ title, rows, valueLabel, source }: ReportMap) => ({
  id: 'area-map',
  title,
  columns: [
    { label: 'Area', align: 'left' as const },
    { label: valueLabel, align: 'right' as const },
  ],
  rows: rows.map(({ label, value }) => [label, value]),
  total: null,
  note: source,
});
