import type { Deal } from '../core/deal/deal.ts';
import { createDeal } from '../core/deal/createDeal.ts';
import { instant, type Instant } from '../core/kernel/calendar.ts';
import type { Id } from '../core/kernel/id.ts';
import { err, ok, type Result } from '../core/kernel/result.ts';
import type { IngestItem } from '../core/listing/ingestContract.ts';
import type { Site } from '../core/listing/facts.ts';
import type { DealSink } from './dealSink.ts';

export interface StoreContext {
  readonly sink: DealSink;
  readonly now: () => Instant;
  readonly newId: () => Id;
  /** Told of a deal whose listing was read again, before and after. Never rejects. */
  readonly readAgain?: (before: Deal, after: Deal) => Promise<void>;
}

interface Origin {
  readonly site: Site;
  readonly via: 'fetch' | 'page';
  /** A deal in the bin stays there: nobody asked for it. */
  readonly keepsBin?: boolean;
}

/**
 * Makes a stored, evaluated deal of each reading; a listing that is already a deal is refreshed instead, with the
 * person's decisions kept. Returns the deals' ids in order, or the first storage failure. Storing comes before
 * evaluating: an evaluation that fails is repeated when the deal is opened, and loses nothing.
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
  { sink, now, newId, readAgain }: StoreContext,
  item: IngestItem,
  { site, via, keepsBin = false }: Origin,
): Promise<Result<string, { readonly message: string }>> {
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
  const written = await sink.mutate(
    known === null
      ? { type: 'deal/add', deal: fresh }
      : { type: 'deal/recapture', deal: { ...fresh, id: known.id }, stamp: { mid: newId(), at: now() }, ...(keepsBin ? { keepsBin } : {}) },
  );
  if (!written.ok) return err({ message: 'message' in written.error ? written.error.message : 'The deal could not be stored. Try again.' });
  await sink.evaluateAndStore(written.value);
  if (known !== null) await readAgain?.(known, written.value);
  return ok(written.value.id);
}
