import { useCallback, useEffect, useState } from 'react';
import { useWorkspace } from '../../../../hooks/services.ts';
import { choicesKey, readChoices, standardChoices, type ReportChoices } from './reportChoices.ts';

/** The choices of this device for reports, and how to change them; `keep` is told whether they could be stored. */
export function useReportChoices(): {
  readonly choices: ReportChoices;
  readonly keep: (changes: Partial<ReportChoices>) => Promise<boolean>;
} {
  const { view } = useWorkspace();
  const [choices, setChoices] = useState(() => standardChoices(navigator.languages));
  useEffect(() => {
    let left = false;
    const read = async () => {
      const stored = await view.settings.get(choicesKey);
      if (!left) setChoices((standard) => readChoices(stored?.value, standard));
    };
    // Without its settings the device still makes reports, as standard.
    read().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [view]);
  const keep = useCallback(
    async (changes: Partial<ReportChoices>): Promise<boolean> => {
      const next = { ...choices, ...changes };
      setChoices(next);
      try {
        await view.settings.put({ key: choicesKey, value: next });
        return true;
      } catch {
        return false;
      }
    },
    [view, choices],
  );
  return { choices, keep };
}
