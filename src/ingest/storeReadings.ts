import type { Deal } from '../core/deal/deal.ts';
import { createDeal } from '../core/deal/createDeal.ts';
import { instant, type Instant } from '../core/kernel/calendar.ts';
import type { Id } from '../core/kernel/id.ts';
import { err, ok, type Result } from '../core/kernel/result.ts';
import type { IngestItem } from '../core/contracts/ingestContract.ts';
import type { Site } from '../core/listing/facts.ts';
import type { DealCommand, MutateResult } from '../data/commands/dealCommand.ts';
import type { DealSink } from './dealSink.ts';
import type { StoredEarlier, TypedValues } from './ingest.ts';

export interface StoreContext {
  readonly sink: DealSink;
  readonly now: () => Instant;
  readonly newId: () => Id;
  /** Called with a deal before and after its listing was re-read. Never rejects. */
  readonly readAgain?: (before: Deal, after: Deal) => Promise<void>;
}

interface Origin {
  readonly site: Site;
  readonly via: 'fetch' | 'page';
  /** Whether a deal in the bin stays there, because the person did not request this reading. */
  readonly keepsBin?: boolean;
  /** Set for a page that was stored before it came here. Facts read since then are newer, and typed values are the person's own. */
  readonly kept?: StoredEarlier;
}

/**
 * Makes a stored, evaluated deal from each reading. A listing that is already a deal is refreshed instead, and the person's decisions stay.
 * Returns the deals' ids in order, or the first storage failure. Storing comes before evaluating: a failed evaluation is repeated when the
 * deal is opened, without loss.
 */
export async function storeReadings(
  context: StoreContext,
  items: readonly IngestItem[],
  from: Origin,
): Promise<Result<readonly string[], { readonly message: string }>> {
  const ids: string[] = [];
  for (const item of items) {
    const stored = await storeReading(context, item, from);
    if (!stored.ok) return stored;
    ids.push(stored.value);
  }
  return ok(ids);
}

async function storeReading(
  context: StoreContext,
  item: IngestItem,
  { site, via, keepsBin = false, kept }: Origin,
): Promise<Result<string, { readonly message: string }>> {
  const { sink, now, newId, readAgain } = context;
  const fresh = createDeal({
    id: newId(),
    mid: newId(),
    at: now(),
    reading: { site, facts: item.facts, sources: item.sources, warnings: item.warnings, completeness: item.completeness ?? 'full' },
    via,
    capturedAt: instant(item.capturedAt),
    parserVersion: item.parserVersion,
  });
  const known = item.facts.listingId === null ? null : await sink.findByListing(site, item.facts.listingId);
  const isNews = known === null || kept === undefined || !wasReadSince(known, item);
  const read = isNews ? await sink.mutate(commandOf(context, { fresh, known, keepsBin })) : ok(known);
  const written = read.ok && kept?.own ? await writeTyped(context, read.value, kept.own) : read;
  if (!written.ok) return err({ message: 'message' in written.error ? written.error.message : 'The deal could not be stored. Try again.' });
  await sink.evaluateAndStore(written.value);
  if (known !== null && isNews) await readAgain?.(known, written.value);
  return ok(written.value.id);
}

const wasReadSince = ({ origin }: Deal, { capturedAt }: IngestItem): boolean => origin.kind === 'listing' && origin.capturedAt > capturedAt;

interface Stored {
  readonly fresh: Deal;
  readonly known: Deal | null;
  readonly keepsBin: boolean;
}

const commandOf = ({ now, newId }: StoreContext, { fresh, known, keepsBin }: Stored): DealCommand =>
  known === null
    ? { type: 'deal/add', deal: fresh }
    : { type: 'deal/recapture', deal: { ...fresh, id: known.id }, stamp: { mid: newId(), at: now() }, ...(keepsBin ? { keepsBin } : {}) };

/** The deal, with the values typed on the listing's page set as the person's own. */
async function writeTyped({ sink, now, newId }: StoreContext, deal: Deal, own: TypedValues): Promise<MutateResult> {
  // Loaded on demand: the inputs of all strategies are large, and few pages come with typed values.
  const { typedInputs } = await import('./capture/typedInputs.ts');
  const typed = typedInputs(own);
  return typed === null ? ok(deal) : sink.mutate({ type: 'deal/inputs', id: deal.id, ...typed, stamp: { mid: newId(), at: now() } });
}
