import { useContext, useEffect, useState } from 'react';
import type { MarketCountry } from '../../../core/market/markets.ts';
import { WorkspaceContext, type Workspace } from '../../hooks/workspace.ts';
import { useOnboarding, type Onboarding } from './onboardingState.ts';

interface FirstStepsState extends Onboarding {
  /** The user's country; the United Kingdom until chosen. */
  readonly country: MarketCountry;
}

/** Onboarding progress. Until it is loaded, or if there is no workspace, uses `untouched`; undefined if `untouched` is not given. */
export function useFirstSteps(untouched?: Onboarding): FirstStepsState | undefined {
  const { person, profileRecord } = useContext(WorkspaceContext) ?? {};
  const state = useOnboarding(person?.view ?? null) ?? untouched;
  const country = useCountry(state?.chosen === true ? profileRecord : undefined);
  return state === undefined ? undefined : { ...state, country };
}

/** The user's country, read once they have chosen. */
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
