import type { ReactNode } from 'react';
import { DeltaText } from './DeltaText.tsx';
import type { Tone } from '../../../core/chart/tone.ts';

interface StatProps {
  readonly label: string;
  /** The formatted figure: "£255", "5.2%". */
  readonly value: string;
  /** Muted text after it: "a month". */
  readonly unit?: string;
  readonly delta?: { readonly tone: Tone; readonly text: string } | undefined;
  readonly size?: 'normal' | 'large';
  /** A control that opens the figure's explanation. */
  readonly explain?: ReactNode;
  readonly testId?: string;
}

/** A result with its name and its difference from a target. Group several in a `StatRow`. */
export function Stat({ label, value, unit, delta, size = 'normal', explain, testId }: StatProps) {
  return (
    <div className="grid min-w-0 content-start gap-0.5" data-testid={testId}>
      <dt className="flex items-center gap-1.5 text-[13px] text-ink-2">
        {label}
        {explain}
      </dt>
      <dd className="num grid">
        <span>
          <span
            className={`font-semibold tracking-tight ${size === 'large' ? 'text-[28px] leading-tight sm:text-[32px]' : 'text-[22px] leading-snug'}`}
          >
            {value}
          </span>
          {unit === undefined ? null : <span className="pl-1.5 text-sm text-ink-3">{unit}</span>}
        </span>
        {delta === undefined ? null : <DeltaText tone={delta.tone}>{delta.text}</DeltaText>}
      </dd>
    </div>
  );
}

/** Results side by side with hairlines between them, two per row on a phone. */
export function StatRow({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:gap-x-0 sm:[&>*]:px-5 sm:[&>*+*]:border-l sm:[&>*+*]:border-line sm:[&>*:first-child]:pl-0">
      {children}
    </dl>
  );
}
