import { useCallback, useEffect, useState } from 'react';
import { usePerson } from '../../../../hooks/usePerson.ts';
import type { MarketCountry } from '../../../../../core/market/markets.ts';
import { choicesKey, readChoices, standardChoices, storedChoices, type ReportChoices } from './reportChoices.ts';

/** This device's report options for a country. `keep` changes them and returns whether they were stored. */
export function useReportChoices(country: MarketCountry): {
  readonly choices: ReportChoices;
  readonly keep: (changes: Partial<ReportChoices>) => Promise<boolean>;
} {
  const { view } = usePerson();
  const [choices, setChoices] = useState(() => standardChoices(country));
  useEffect(() => {
    let left = false;
    const read = async () => {
      const stored = await view.settings.get(choicesKey);
      if (!left) setChoices(readChoices(stored?.value, standardChoices(country), country));
    };
    // If settings cannot be read, the defaults apply.
    read().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [view, country]);
  const keep = useCallback(
    async (changes: Partial<ReportChoices>): Promise<boolean> => {
      const next = { ...choices, ...changes };
      setChoices(next);
      try {
        const before = await view.settings.get(choicesKey);
        await view.settings.put({ key: choicesKey, value: storedChoices(before?.value, next, country) });
        return true;
      } catch {
        return false;
      }
    },
    [view, choices, country],
  );
  return { choices, keep };
}
