import type { Deal } from '../../core/deal/deal.ts';
import { isSampleId } from '../../core/deal/samples/sampleIds.ts';
import type { DealRow } from './rows.ts';
import type { ViewDb } from './viewDb.ts';

/** This device's settings for the sample deals. They are not records, so they are never synced or counted. */
interface SampleSettings {
  /** Whether the person has removed the samples. */
  readonly removed?: boolean;
  /** The values edited in each sample, with their state, by the sample's id. */
  readonly edits?: Readonly<Record<string, Pick<Deal, 'inputs' | 'mid'> & { readonly at: number }>>;
}

const samplesKey = 'samples';

export async function readSampleSettings(view: ViewDb): Promise<SampleSettings> {
  return ((await view.settings.get(samplesKey))?.value as SampleSettings | undefined) ?? {};
}

/** Changes the stored samples. Reads and writes in one transaction, so that two tabs do not overwrite each other's changes. */
export async function changeSampleSettings(view: ViewDb, change: (before: SampleSettings) => SampleSettings): Promise<void> {
  await view.transaction('rw', view.settings, async () => {
    await view.settings.put({ key: samplesKey, value: change(await readSampleSettings(view)) });
  });
}

/** A sample with this device's edits. Null if the id is not a sample's. */
export async function readSampleDeal(view: ViewDb, id: string): Promise<Deal | null> {
  if (!isSampleId(id)) return null;
  const { edits } = await readSampleSettings(view);
  // Loaded on demand, because most visitors never see the samples.
  const { sampleDealOf } = await import('../../core/deal/samples/samplesByCountry.ts');
  const found = sampleDealOf(id);
  const edit = edits?.[id];
  return found === null || edit === undefined ? found : { ...found, inputs: edit.inputs, mid: edit.mid };
}

/** The row of a sample, made on demand because the table of rows contains only deals. */
export async function readSampleRow(view: ViewDb, id: string): Promise<DealRow | null> {
  const deal = await readSampleDeal(view, id);
  if (deal === null) return null;
  const { dealToRow } = await import('./dealToRow.ts');
  return dealToRow(deal, undefined);
}
