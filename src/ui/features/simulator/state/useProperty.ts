import { useEffect, useState } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { Scenario } from '../../../../core/deal/items/items.ts';
import type { Profile } from '../../../../core/deal/profile.ts';
import type { ValuesByStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { useScenario } from '../../../../data/view/items.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { useProfileRecord } from '../../../hooks/useProfileRecord.ts';
import { examplePropertyIn } from './exampleProperty.ts';

/** The simulated property, with its source and the profile. */
export interface Property {
  readonly kind: 'example' | 'deal' | 'scenario';
  readonly deal: Deal;
  readonly scenario: Scenario | null;
  readonly profile: Profile;
  /** The deal's or scenario's own values, by strategy. */
  readonly given: ValuesByStrategy;
}

export type PropertyState = Property | 'loading' | 'missing';

/** The example, deal or scenario in the URL; 'missing' if it is not on this device. */
export function useProperty({
  deal: dealId,
  scenario: scenarioId,
}: {
  readonly deal: string | null;
  readonly scenario: string | null;
}): PropertyState {
  const { view } = usePerson();
  const deals = useDeals();
  const profileRecord = useProfileRecord();
  const scenario = useScenario(view, scenarioId);
  const wanted = scenarioId === null ? dealId : (scenario?.dealId ?? null);
  const [read, setRead] = useState<{ readonly id: string | null; readonly deal: Deal | null; readonly profile: Profile } | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const [deal, profile] = await Promise.all([wanted === null ? null : deals.readDeal(wanted), profileRecord.readProfile()]);
      if (!left) setRead({ id: wanted, deal, profile });
    };
    void load();
    return () => {
      left = true;
    };
  }, [deals, profileRecord, wanted]);
  if (scenarioId !== null && scenario === null) return 'missing';
  if (read === null || read.id !== wanted || (scenarioId !== null && scenario === undefined)) return 'loading';
  if (wanted === null) {
    const deal = examplePropertyIn(read.profile.country ?? 'GB');
    return { kind: 'example', deal, scenario: null, profile: read.profile, given: givenOf(deal, null) };
  }
  if (read.deal === null) return 'missing';
  return {
    kind: scenario ? 'scenario' : 'deal',
    deal: read.deal,
    scenario: scenario ?? null,
    profile: read.profile,
    given: givenOf(read.deal, scenario ?? null),
  };
}

function givenOf(deal: Deal, scenario: Scenario | null): ValuesByStrategy {
  const own: ValuesByStrategy = { ...deal.inputs };
  return scenario === null ? own : { ...own, [scenario.strategy]: { ...own[scenario.strategy], ...scenario.inputs } };
}
