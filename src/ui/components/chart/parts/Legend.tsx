import { seriesLook } from './seriesLook.ts';

export interface LegendItem {
  readonly label: string;
  /** Index of the series' look in `seriesLook.ts`. */
  readonly look: number;
  readonly shape: 'line' | 'block' | 'band';
  /** The value at the highlighted point. */
  readonly value?: string | undefined;
}

interface LegendProps {
  /** Label of the highlighted point, e.g. "2031". The line keeps its height when this is empty, to avoid a layout shift. */
  readonly at?: string | undefined;
  readonly items: readonly LegendItem[];
}

/** The legend, with each series' value at the highlighted point. */
export function Legend({ at, items }: LegendProps) {
  return (
    <div className="flex min-h-6 flex-wrap items-baseline gap-x-5 gap-y-1 text-sm text-ink-2">
      {at === undefined ? null : <span className="num font-semibold text-ink">{at}</span>}
      {items.map(({ label, look, shape, value }) => (
        <span key={label} className="inline-flex items-baseline gap-2">
          <Swatch look={look} shape={shape} />
          <span>{label}</span>
          {value === undefined ? null : <span className="num font-semibold text-ink">{value}</span>}
        </span>
      ))}
    </div>
  );
}

function Swatch({ look, shape }: Pick<LegendItem, 'look' | 'shape'>) {
  const { fill, stroke, dash } = seriesLook(look);
  return (
    <svg viewBox="0 0 24 8" className="h-2 w-6 shrink-0 self-center [print-color-adjust:exact]" aria-hidden="true">
      {shape === 'line' ? (
        <path d="M0 4H24" className={stroke} strokeWidth={2.5} strokeDasharray={dash} />
      ) : (
        <rect width="24" height="8" rx="2" className={fill} opacity={shape === 'band' ? 0.28 : 1} />
      )}
    </svg>
  );
}
