import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import { ownershipOf } from '../../../core/deal/ownership.ts';
import type { Profile } from '../../../core/deal/profile.ts';
import { sampleDealsIn } from '../../../core/deal/samples/samplesByCountry.ts';
import type { MarketCountry } from '../../../core/market/markets.ts';
import { dayOf } from '../../../core/kernel/calendar.ts';
import type { Outcome } from '../../../core/pipeline/outcome.ts';
import { scoreTapeBands } from '../../../core/chart/scoreTape.ts';
import { Badge } from '../../components/figure/Badge.tsx';
import { UnbrokenAmounts } from '../../components/figure/UnbrokenAmounts.tsx';
import { Tape } from '../../components/figure/Tape.tsx';
import { undoable } from '../../components/notice/undoLast.ts';
import { Button } from '../../components/press/Button.tsx';
import { buttonClass } from '../../components/press/buttonClass.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useDeals } from '../../hooks/useDeals.ts';
import { useEvaluator } from '../../hooks/useEvaluator.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { useProfileRecord } from '../../hooks/useProfileRecord.ts';
import { removeSamples } from './onboardingState.ts';
import type { Tone } from '../../../core/chart/tone.ts';

interface SampleCardsProps {
  /** The user's country. Renders nothing if the country has no samples. */
  readonly country: MarketCountry;
  readonly onUse: (deal: Deal) => void;
}

interface Evaluated {
  readonly deal: Deal;
  readonly outcome: Outcome;
}

const standing: Readonly<Record<Tone, string>> = {
  good: 'Meets your rules',
  fair: 'Close',
  poor: 'Fails your rules',
  neutral: 'No rules',
};

/** Three fictional deals, scored by the user's own rules. */
export function SampleCards({ country, onUse }: SampleCardsProps) {
  const { view } = usePerson();
  const samples = useSamples(country);
  if (sampleDealsIn(country).length === 0) return null;
  const remove = () =>
    undoable(async () => {
      await removeSamples(view, true);
      return { back: () => removeSamples(view, false), notice: { tone: 'neutral', title: 'Samples removed' } };
    });
  return (
    <section aria-labelledby="samples-title" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id="samples-title" className="text-xl font-semibold tracking-tight">
            Explore three sample deals
          </h2>
          <p className="text-ink-2">Fictional properties, real calculations. They stay on this device and don’t use up your analyses.</p>
        </div>
        <Button look="quiet" className="-ml-2.5 min-h-11 sm:ml-0" data-testid="samples-remove" onClick={() => void remove()}>
          Remove samples
        </Button>
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {samples.map((sample) => (
          <li key={sample.deal.id} className="grid">
            <SampleCard sample={sample} onUse={onUse} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SampleCard({ sample: { deal, outcome }, onUse }: Pick<SampleCardsProps, 'onUse'> & { readonly sample: Evaluated }) {
  const { report, score } = outcome;
  return (
    <article
      data-testid="sample-card"
      className="relative flex flex-col gap-3 rounded-2 border border-dashed border-line-strong bg-card p-4 hover:border-ink-3"
    >
      <p className="flex items-center justify-between gap-2">
        <Badge>Sample</Badge>
        <Badge tone={report.tone}>{standing[report.tone]}</Badge>
      </p>
      <div>
        <h3 className="leading-snug font-semibold">
          <Link to="/deals/$dealId" params={{ dealId: deal.id }} className="after:absolute after:inset-0 after:rounded-2">
            {report.title}
          </Link>
        </h3>
        <p className="text-sm text-ink-3">{report.subtitle}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <Tape size="row" value={score.total} zones={scoreTapeBands} />
        <p className="num text-lg font-semibold tracking-tight">
          <span className="sr-only">Score </span>
          {Math.round(score.total)}
        </p>
      </div>
      <p className="text-sm text-ink-2">
        <UnbrokenAmounts text={report.verdict} />
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {/* The whole card is a link. This only looks like a button, and the title is the accessible link. */}
        <span aria-hidden="true" className={buttonClass('primary', undefined, 'min-h-11')}>
          Open
        </span>
        <Button look="quiet" className="relative z-10 min-h-11" data-testid="sample-use" onClick={() => onUse(deal)}>
          Use my numbers
        </Button>
      </div>
    </article>
  );
}

/** The samples evaluated with the user's profile; empty until computed. */
function useSamples(country: MarketCountry): readonly Evaluated[] {
  const deals = useDeals();
  const evaluator = useEvaluator();
  const profileRecord = useProfileRecord();
  const { now } = useClock();
  const [samples, setSamples] = useState<readonly Evaluated[]>([]);
  useEffect(() => {
    let left = false;
    const evaluate = async (deal: Deal, profile: Profile): Promise<readonly Evaluated[]> => {
      const own = (await deals.readDeal(deal.id)) ?? deal;
      const today = dayOf(now());
      const asked = await evaluator.ask('evaluate', [{ deal: own, profile, today }], deal.id);
      // A strategy without tax calculation is shown before tax on the card. The sample's screen explains why.
      const isUntaxed = asked.ok && !asked.value.ok && asked.value.gap.kind === 'not-covered';
      const plain = { ...own, ownership: { owner: ownershipOf({ deal: own, profile }).owner, basis: 'before-tax' } as const };
      const answer = isUntaxed ? await evaluator.ask('evaluate', [{ deal: plain, profile, today }], deal.id) : asked;
      return answer.ok && answer.value.ok ? [{ deal: own, outcome: answer.value.outcome }] : [];
    };
    const read = async (): Promise<void> => {
      const profile = await profileRecord.readProfile();
      const found = await Promise.all(sampleDealsIn(country).map(({ deal }) => evaluate(deal, profile)));
      if (!left) setSamples(found.flat());
    };
    void read();
    return () => {
      left = true;
    };
  }, [country, deals, evaluator, profileRecord, now]);
  return samples;
}
