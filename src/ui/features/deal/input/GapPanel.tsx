import { useState } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import { strategyInputs } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import type { EvaluationGap } from '../../../../core/pipeline/outcome.ts';
import { CountryChoice } from './CountryChoice.tsx';
import { DealInput } from './DealInput.tsx';
import type { LiveDeal } from '../live/useLiveDeal.ts';

/**
 * Asks for the inputs without which nothing can be computed, or for the country or state where that is not told. It stays while they
 * are typed: the first digit already gives a result, and the box must not go from under the person's fingers.
 */
export function GapPanel({ deal, live }: { readonly deal: Deal; readonly live: LiveDeal }) {
  const { gap } = live;
  const [asked, setAsked] = useState<EvaluationGap | null>(gap);
  if (gap !== null && gap !== asked) setAsked(gap);
  if (asked === null) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that focus has left its inputs
    <section
      aria-labelledby="gap-title"
      data-testid="deal-gap"
      onBlur={(event) => {
        if (gap === null && !event.currentTarget.contains(event.relatedTarget)) setAsked(null);
      }}
      className="grid gap-3 rounded-3 border border-line bg-card p-5 shadow-1 sm:p-7"
    >
      <h2 id="gap-title" className="text-[19px] leading-snug font-medium tracking-tight sm:text-[23px]">
        {asked.message}
      </h2>
      <div className="max-w-xl">
        <GapInputs live={live} keys={asked.keys} />
        {asked.kind === 'needs-input' || asked.kind === 'not-covered' ? null : <CountryChoice deal={deal} live={live} />}
      </div>
    </section>
  );
}

interface GapInputsProps {
  readonly live: LiveDeal;
  readonly keys: readonly string[];
}

const GapInputs = ({ live, keys }: GapInputsProps) =>
  strategyInputs(live.strategy.id, live.market)
    .filter(({ key }) => keys.includes(key))
    .map((entry) => <DealInput key={entry.key} live={live} entry={entry} explained />);
