import type { CSSProperties } from 'react';
import type { Tone } from '../../core/report/report.ts';
import { placeOnTape, tapeMarks } from './tapeMarks.ts';

export interface TapeZone {
  readonly from: number;
  readonly to: number;
  readonly tone: Tone;
}

interface TapeProps {
  /** Null draws the tape without a needle: nothing measured yet. */
  readonly value: number | null;
  readonly min?: number;
  readonly max?: number;
  /** `row` for a card or a table row, `hero` for the head of a screen. */
  readonly size?: 'row' | 'hero';
  /** Verdict zones along the lower edge. */
  readonly zones?: readonly TapeZone[];
  /** The range the value probably lies in. */
  readonly likely?: { readonly from: number; readonly to: number } | undefined;
  /** The person's own line, e.g. a target. */
  readonly norm?: { readonly at: number; readonly label: string } | undefined;
  /** The value in words beside the needle. */
  readonly text?: string | undefined;
  /** One sentence for those who do not see it; without it the tape is decoration beside words that say the same. */
  readonly summary?: string | undefined;
}

const noZones: readonly TapeZone[] = [];

const zoneFill: Readonly<Record<Tone, string>> = { good: 'bg-good', fair: 'bg-fair', poor: 'bg-poor', neutral: 'bg-line-strong' };

const across = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** The yardstick: a value on a measuring tape, with its verdict zones, its likely range and the person's own line. */
export function Tape({ value, min = 0, max = 100, size = 'hero', zones = noZones, likely, norm, text, summary }: TapeProps) {
  const hero = size === 'hero';
  const ends = { min, max };
  const at = value === null ? null : placeOnTape(value, ends);
  const span = (from: number, to: number): CSSProperties => ({
    left: across(placeOnTape(from, ends)),
    width: across(placeOnTape(to, ends) - placeOnTape(from, ends)),
  });
  return (
    <div
      {...(summary === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': summary })}
      className={`relative w-full overflow-hidden border border-tape-edge bg-tape text-tape-ink [print-color-adjust:exact] ${hero ? 'h-14 rounded-lg' : 'h-5 rounded-[5px]'}`}
    >
      <TapeEdge hero={hero} />
      {likely === undefined ? null : (
        <span style={span(likely.from, likely.to)} className="absolute inset-y-0 bg-[oklch(0.24_0.035_100/0.16)] forced-colors:border-x" />
      )}
      <span className={`absolute inset-x-0 bottom-0 ${hero ? 'h-1.5' : 'h-1'}`}>
        {zones.map((zone) => (
          <span key={`${zone.from}-${zone.to}`} style={span(zone.from, zone.to)} className={`absolute inset-y-0 ${zoneFill[zone.tone]}`} />
        ))}
      </span>
      {norm === undefined ? null : (
        <span
          style={{ left: across(placeOnTape(norm.at, ends)) }}
          title={norm.label}
          className="absolute inset-y-0 w-0 -translate-x-1/2 border-l-2 border-dashed border-tape-ink"
        />
      )}
      {at === null ? null : <Needle at={at} hero={hero} text={text} />}
    </div>
  );
}

/** The printed marks, stretched to the tape's width; their lines keep one weight at any width. */
function TapeEdge({ hero }: { readonly hero: boolean }) {
  return (
    <svg viewBox="0 0 1000 100" preserveAspectRatio="none" className="absolute inset-0 size-full" aria-hidden="true">
      {tapeMarks(hero ? 10 : 5).map((mark) => (
        <path
          key={mark.at}
          d={`M${mark.at * 1000} 0V${mark.long ? 40 : 22}`}
          stroke="currentColor"
          strokeWidth={mark.long ? 1.5 : 1}
          opacity={mark.long ? 0.9 : 0.6}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** The needle slides to its place; its words stand on the side that has room. */
function Needle({ at, hero, text }: { readonly at: number; readonly hero: boolean; readonly text: string | undefined }) {
  const leftSide = at > 0.78;
  return (
    <span style={{ left: across(at) }} className="absolute inset-y-0 transition-[left] duration-500 ease-out">
      <span className={`absolute inset-y-0 -translate-x-1/2 bg-tape-ink forced-colors:border-l-2 ${hero ? 'w-[3px]' : 'w-[2px]'}`} />
      {text === undefined ? null : (
        <span
          className={`num absolute font-bold whitespace-nowrap ${hero ? 'bottom-2 text-xl leading-none' : 'bottom-0.5 text-[11px]'} ${leftSide ? 'right-2.5' : 'left-2.5'}`}
        >
          {text}
        </span>
      )}
    </span>
  );
}
