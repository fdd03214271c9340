import { useState } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import { strategyInputs } from '../../../core/deal/strategies/strategyCatalogue.ts';
import type { EvaluationGap } from '../../../core/pipeline/outcome.ts';
import { Editable } from '../teams/Editable.tsx';
import { CountryChoice } from './CountryChoice.tsx';
import { DealInput } from './DealInput.tsx';
import type { LiveDeal } from '../liveDeal/liveDeal.ts';

/**
 * Asks for the inputs that every figure needs, or for an unknown country or state. Stays visible while they are typed. The first digit
 * already gives a result, but the box must not disappear during input.
 */
export function MissingInputsPanel({ deal, live }: { readonly deal: Deal; readonly live: LiveDeal }) {
  const { gap } = live;
  const [asked, setAsked] = useState<Asked | null>(askedBy(gap, []));
  if (gap !== null && gap !== asked?.gap) setAsked(askedBy(gap, asked?.keys ?? []));
  if (asked === null) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only detects that focus has left its inputs
    <section
      aria-labelledby="gap-title"
      data-testid="deal-gap"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setAsked(askedBy(gap, []));
      }}
      className="grid gap-3 rounded-3 border border-line bg-card p-5 shadow-1 sm:p-7"
    >
      <h2 id="gap-title" className="text-[19px] leading-snug font-medium tracking-tight sm:text-[23px]">
        {asked.gap.message}
      </h2>
      <div className="max-w-xl">
        <Editable>
          <GapInputs live={live} keys={asked.keys} />
          {asked.gap.kind === 'needs-input' || asked.gap.kind === 'not-covered' ? null : <CountryChoice deal={deal} live={live} />}
        </Editable>
      </div>
    </section>
  );
}

interface Asked {
  readonly gap: EvaluationGap;
  /** The inputs that are missing, or were missing at some time since the user entered the box. */
  readonly keys: readonly string[];
}

const askedBy = (gap: EvaluationGap | null, before: readonly string[]): Asked | null =>
  gap === null ? null : { gap, keys: gap.kind === 'needs-input' ? [...new Set([...before, ...gap.keys])] : gap.keys };

interface GapInputsProps {
  readonly live: LiveDeal;
  readonly keys: readonly string[];
}

const GapInputs = ({ live, keys }: GapInputsProps) =>
  strategyInputs(live.strategy.id, live.market)
    .filter(({ key }) => keys.includes(key))
    .map((entry) => <DealInput key={entry.key} live={live} entry={entry} explained />);
