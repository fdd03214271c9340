import { useLiveQuery } from 'dexie-react-hooks';
import { changeSampleSettings, readSampleSettings } from '../../../data/view/samples.ts';
import type { ViewDb } from '../../../data/view/viewDb.ts';

const doneKey = 'onboarding';
const nextStepKey = 'next-step';

/** How far somebody's first steps are. */
export interface Onboarding {
  /** Market and strategy were chosen, or the choice was passed over. */
  readonly chosen: boolean;
  readonly samplesRemoved: boolean;
}

/** How far the first steps are on this device; undefined while that is read, and while there is no view yet to read. */
export function useOnboarding(view: ViewDb | null): Onboarding | undefined {
  return useLiveQuery(async () => {
    if (view === null) return undefined;
    const done = await view.settings.get(doneKey);
    const { removed = false } = await readSampleSettings(view);
    return { chosen: done?.value === true, samplesRemoved: removed };
  }, [view]);
}

export const markChosen = async (view: ViewDb): Promise<void> => void (await view.settings.put({ key: doneKey, value: true }));

/** Takes the samples away, or brings them back as they were. */
export const removeSamples = (view: ViewDb, removed: boolean): Promise<void> =>
  changeSampleSettings(view, (before) => ({ ...before, removed }));

/** How many deals there are outside the bin, counted up to 2; 0 where no next step is wanted, undefined while that is read. */
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

/** No next step is suggested on this device again. */
export const dismissNextStep = async (view: ViewDb): Promise<void> =>
  void (await view.settings.put({ key: nextStepKey, value: 'dismissed' }));
