import { tapeGeometry, tapeNumbers, type TapeBand, type TapeGeometry } from '../../../core/chart/tapeGeometry.ts';
import type { Tone } from '../../../core/chart/tone.ts';

interface TapeProps {
  /** Null draws the tape without a needle. */
  readonly value: number | null;
  readonly min?: number;
  readonly max?: number;
  /** `row` for a card or table row, `hero` for the top of a screen. */
  readonly size?: 'row' | 'hero';
  /** Verdict zones along the lower edge. */
  readonly zones?: readonly TapeBand[];
  /** The value's likely range. */
  readonly likely?: { readonly from: number; readonly to: number } | undefined;
  /** The reference value, e.g. a target: a notch in the lower edge, labelled under a `hero`. */
  readonly norm?: { readonly at: number; readonly label: string } | undefined;
  /** The value's text next to the needle of a `hero`. */
  readonly text?: string | undefined;
  /** The numbers printed on a `hero`, short: "£160k". */
  readonly numberText?: (value: number) => string;
  /** Text alternative. Without it the tape is decorative. */
  readonly summary?: string | undefined;
}

const noZones: readonly TapeBand[] = [];

const zoneFill: Readonly<Record<Tone, string>> = { good: 'bg-good', fair: 'bg-fair', poor: 'bg-poor', neutral: 'bg-line-strong' };

const across = (percent: number): string => `${percent.toFixed(3)}%`;

/** A value on a measuring tape, with verdict zones, likely range and the user's target. */
export function Tape(props: TapeProps) {
  const { value, min = 0, max = 100, size = 'hero', zones = noZones, likely, norm, text, numberText = String, summary } = props;
  const hero = size === 'hero';
  const range = { min, max, width: 100 };
  const tape = tapeGeometry({ ...range, value, low: likely?.from ?? null, high: likely?.to ?? null, bands: zones });
  const line = norm === undefined ? null : tapeGeometry({ ...range, value: norm.at, low: null, high: null, bands: [] }).needle;
  const body = (
    <div
      {...(summary === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': summary })}
      className={`relative w-full overflow-hidden border border-tape-edge bg-tape text-tape-ink [print-color-adjust:exact] ${hero ? 'h-14 rounded-lg' : 'h-5 rounded-[5px]'}`}
    >
      <TapeEdge ticks={tape.ticks} />
      {hero
        ? tapeNumbers(tape).map(({ x, value: at, side }) => (
            <span
              key={x}
              style={{ left: across(x) }}
              className={`num absolute top-3 px-1 text-[11px] leading-none font-medium whitespace-nowrap ${side === 'left' ? '-translate-x-full' : ''}`}
            >
              {numberText(at)}
            </span>
          ))
        : null}
      {tape.uncertainty === null ? null : (
        <span
          style={{ left: across(tape.uncertainty.x), width: across(tape.uncertainty.width) }}
          className="absolute inset-y-0 bg-[oklch(0.24_0.035_100/0.16)] forced-colors:border-x"
        />
      )}
      <span className={`absolute inset-x-0 bottom-0 ${hero ? 'h-1.5' : 'h-1'}`}>
        {tape.bands.map((zone) => (
          <span
            key={zone.x}
            style={{ left: across(zone.x), width: across(zone.width) }}
            className={`absolute inset-y-0 ${zoneFill[zone.tone]}`}
          />
        ))}
      </span>
      {line === null ? null : (
        <span
          style={{ left: across(line.x) }}
          className={`absolute bottom-0 -translate-x-1/2 bg-tape-ink [clip-path:polygon(50%_0,100%_100%,0_100%)] forced-color-adjust-none ${hero ? 'h-2.5 w-4' : 'h-2 w-2.5'}`}
        />
      )}
      {tape.needle === null ? null : hero ? (
        <SlidingNeedle needle={tape.needle} text={text} />
      ) : (
        // Static in a row, because each animated element gets its own layer, and a list has dozens.
        <span style={{ left: across(tape.needle.x) }} className="absolute inset-y-0 -ml-px w-[2px] bg-tape-ink forced-colors:border-l-2" />
      )}
    </div>
  );
  if (!hero || line === null) return body;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {body}
      {/* Shifted back in proportion to its position, so that it never extends past an end. */}
      <span
        style={{ marginLeft: across(line.x), transform: `translateX(-${across(line.x)})` }}
        className="w-max max-w-full text-[13px] text-ink-2"
      >
        {norm?.label}
      </span>
    </div>
  );
}

/**
 * The printed marks, stretched to the tape's width with constant line weight. One path per length, because a list of deals has dozens of
 * tapes. One element per mark took half of the page's layout and paint time.
 */
function TapeEdge({ ticks }: Pick<TapeGeometry, 'ticks'>) {
  const marks = (size: TapeGeometry['ticks'][number]['size'], end: number): string =>
    ticks
      .filter((tick) => tick.size === size)
      .map(({ x }) => `M${x} 0V${end}`)
      .join('');
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full" aria-hidden="true">
      <path d={marks('long', 40)} stroke="currentColor" strokeWidth={1.5} strokeOpacity={0.9} vectorEffect="non-scaling-stroke" />
      <path d={marks('short', 22)} stroke="currentColor" strokeWidth={1} strokeOpacity={0.55} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

interface NeedleProps {
  readonly needle: NonNullable<TapeGeometry['needle']>;
  readonly text: string | undefined;
}

/** The needle slides by transform, because animating its layout position would trigger layout on every frame. */
function SlidingNeedle({ needle, text }: NeedleProps) {
  return (
    <span
      style={{ transform: `translateX(${across(needle.x)})` }}
      className="pointer-events-none absolute inset-0 transition-transform duration-500 ease-out"
    >
      <span className="absolute inset-y-0 left-0 w-0">
        <span className="absolute inset-y-0 w-[3px] -translate-x-1/2 bg-tape-ink forced-colors:border-l-2" />
        {text === undefined ? null : (
          <span
            className={`num absolute bottom-2 text-xl leading-none font-bold whitespace-nowrap ${needle.side === 'left' ? 'right-2.5' : 'left-2.5'}`}
          >
            {text}
          </span>
        )}
      </span>
    </span>
  );
}
