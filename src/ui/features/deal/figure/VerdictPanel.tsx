import { memo } from 'react';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { Tape } from '../../../components/figure/Tape.tsx';
import { scoreTapeBands } from '../../../../core/chart/scoreTape.ts';
import { KeyFigure } from './Figure.tsx';

/** The verdict, the score on its tape and the four key figures. */
export const VerdictPanel = memo(function VerdictPanel({ outcome }: { readonly outcome: Outcome }) {
  const { report, score } = outcome;
  const total = Math.round(score.total);
  const open = score.high > score.low;
  return (
    <section
      aria-labelledby="verdict-title"
      className="grid gap-3 rounded-3 border border-line bg-card p-4 shadow-1 sm:gap-6 sm:p-7 print:break-inside-avoid print:shadow-none"
    >
      <div className="grid gap-2">
        <h2 id="verdict-title" className="sr-only">
          Verdict
        </h2>
        <p data-testid="verdict" className="max-w-[56ch] text-[17px] leading-snug font-medium tracking-tight text-balance sm:text-[23px]">
          <UnbrokenAmounts text={report.verdict} />
        </p>
      </div>
      <div className="grid gap-1.5 sm:gap-2">
        <Tape
          value={score.total}
          zones={scoreTapeBands}
          likely={open ? { from: score.low, to: score.high } : undefined}
          text={String(total)}
        />
        <div className="num flex items-baseline justify-between gap-4 text-[13px] text-ink-3">
          <span className="hidden sm:inline">0 · avoid</span>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 sm:justify-center">
            <span>
              Score{' '}
              <strong data-testid="deal-score" className="font-semibold text-ink">
                {total}
              </strong>{' '}
              of 100
            </span>
            {open ? (
              <span>
                likely {Math.round(score.low)}–{Math.round(score.high)}
                <span className="max-sm:sr-only">, because some details are missing</span>
              </span>
            ) : null}
          </p>
          <span className="hidden sm:inline">100 · outstanding</span>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-2.5 border-t border-line pt-3 sm:gap-y-5 sm:pt-5 lg:grid-cols-4 lg:gap-x-0">
        {report.keyFigures.map((figure) => (
          <KeyFigure key={figure.id} figure={figure} />
        ))}
      </dl>
    </section>
  );
});
