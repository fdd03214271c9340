import { useLiveQuery } from 'dexie-react-hooks';
import { changeSampleSettings, readSampleSettings } from '../../../data/view/samples.ts';
import type { ViewDb } from '../../../data/view/viewDb.ts';

const doneKey = 'onboarding';
const nextStepKey = 'next-step';

/** Onboarding progress. */
export interface Onboarding {
  /** Whether market and strategy were chosen or skipped. */
  readonly chosen: boolean;
  readonly samplesRemoved: boolean;
}

/** Onboarding progress on this device; undefined while loading or without a view. */
export function useOnboarding(view: ViewDb | null): Onboarding | undefined {
  return useLiveQuery(async () => {
    if (view === null) return undefined;
    const done = await view.settings.get(doneKey);
    const { removed = false } = await readSampleSettings(view);
    return { chosen: done?.value === true, samplesRemoved: removed };
  }, [view]);
}

export const markChosen = async (view: ViewDb): Promise<void> => void (await view.settings.put({ key: doneKey, value: true }));

/** Removes or restores the samples. */
export const removeSamples = (view: ViewDb, removed: boolean): Promise<void> =>
  changeSampleSettings(view, (before) => ({ ...before, removed }));

/** Number of deals not in the bin, counted up to 2; 0 when next steps are dismissed, undefined while loading. */
export function useDealsForNextStep(view: ViewDb): number | undefined {
  return useLiveQuery(async () => {
    const setting = await view.settings.get(nextStepKey);
    if (setting?.value === 'dismissed') return 0;
    return view.rows
      .filter(({ binned }) => binned === 0)
      .limit(2)
      .count();
  }, [view]);
}

/** Stops suggesting next steps on this device. */
export const dismissNextStep = async (view: ViewDb): Promise<void> =>
  void (await view.settings.put({ key: nextStepKey, value: 'dismissed' }));
