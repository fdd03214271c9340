import { useContext, useEffect, useState } from 'react';
import type { MarketCountry } from '../../../core/market/markets.ts';
import { WorkspaceContext, type Workspace } from '../../hooks/workspace.ts';
import { useOnboarding, type Onboarding } from './onboardingState.ts';

interface FirstStepsState extends Onboarding {
  /** Where the person invests; the United Kingdom until they have chosen. */
  readonly country: MarketCountry;
}

/** How far the first steps are; undefined while that is read. `untouched` stands for whoever has no workspace yet. */
export function useFirstSteps(untouched?: Onboarding): FirstStepsState | undefined {
  const { person, profileRecord } = useContext(WorkspaceContext) ?? {};
  const state = useOnboarding(person?.view ?? null) ?? untouched;
  const country = useCountry(state?.chosen === true ? profileRecord : undefined);
  return state === undefined ? undefined : { ...state, country };
}

/** Where the person invests, read once they have chosen. */
function useCountry(profileRecord: Workspace['profileRecord'] | undefined): MarketCountry {
  const [country, setCountry] = useState<MarketCountry>('GB');
  useEffect(() => {
    if (profileRecord === undefined) return undefined;
    let left = false;
    const read = async () => {
      const profile = await profileRecord.readProfile();
      if (!left) setCountry(profile.country ?? 'GB');
    };
    void read();
    return () => {
      left = true;
    };
  }, [profileRecord]);
  return country;
}
