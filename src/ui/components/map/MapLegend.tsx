import type { MapClasses } from './mapClasses.ts';
import { classFill } from './MapDrawing.tsx';

interface MapLegendProps {
  readonly label: string;
  readonly classes: MapClasses;
  readonly format: (value: number) => string;
  /** Label of areas without a figure; null when all have one. */
  readonly blank: string | null;
  /** Label of the pins; null without pins. */
  readonly pins: string | null;
}

/** Legend of colour ranges, blank areas and pins. */
export function MapLegend({ label, classes: { classes }, format, blank, pins }: MapLegendProps) {
  return (
    <div className="grid content-start gap-2 text-[13px] text-ink-2 @3xl:pt-8">
      <span className="font-medium">{label}</span>
      <ol className="num grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-x-0.5 gap-y-1 @3xl:grid-cols-1">
        {classes.map(({ from, to }, at) => (
          <li key={from} className="grid content-start gap-1">
            <span
              aria-hidden="true"
              style={{ background: classFill(at) }}
              className="h-2.5 rounded-sm border border-line [print-color-adjust:exact]"
            />
            <span>{from === to ? format(from) : `${format(from)} to ${format(to)}`}</span>
          </li>
        ))}
      </ol>
      {blank === null && pins === null ? null : (
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          {blank === null ? null : (
            <span className="inline-flex items-center gap-2">
              <span aria-hidden="true" className="h-2.5 w-5 rounded-sm border border-line-strong bg-card" />
              {blank}
            </span>
          )}
          {pins === null ? null : (
            <span className="inline-flex items-center gap-2">
              <span aria-hidden="true" className="size-3 rounded-full border border-tape-ink bg-tape" />
              {pins}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
