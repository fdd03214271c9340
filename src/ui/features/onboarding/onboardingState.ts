import { useLiveQuery } from 'dexie-react-hooks';
import { changeSampleSettings, readSampleSettings } from '../../../data/view/samples.ts';
import type { ViewDb } from '../../../data/view/viewDb.ts';

const doneKey = 'onboarding';

interface Onboarding {
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
