import type { EvaluationGap } from '../../../core/pipeline/outcome.ts';
import { AssumptionRow } from './AssumptionRow.tsx';
import type { LiveDeal } from './useLiveDeal.ts';

interface GapPanelProps {
  readonly gap: EvaluationGap;
  readonly live: LiveDeal;
}

/** Asks for the inputs without which nothing can be computed, in place of the verdict. */
export function GapPanel({ gap, live }: GapPanelProps) {
  return (
    <section
      aria-labelledby="gap-title"
      data-testid="deal-gap"
      className="grid gap-3 rounded-3 border border-line bg-card p-5 shadow-1 sm:p-7"
    >
      <h2 id="gap-title" className="text-[19px] leading-snug font-medium tracking-tight sm:text-[23px]">
        {gap.message}
      </h2>
      <div className="max-w-xl">
        {gap.keys.map((key) => (
          <AssumptionRow key={key} assumption={key} live={live} explained />
        ))}
      </div>
    </section>
  );
}
