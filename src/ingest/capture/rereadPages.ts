import { listingCurrency } from '../../core/deal/listingCurrency.ts';
import { createDeal } from '../../core/deal/createDeal.ts';
import type { Deal } from '../../core/deal/deal.ts';
import { instant } from '../../core/kernel/calendar.ts';
import { factNames } from '../../core/listing/facts.ts';
import { parserVersion } from '../../core/listing/parserVersion.ts';
import type { ListingReading } from '../../core/listing/pageReading.ts';
import type { Rereading } from '../../data/device/rereadings.ts';
import type { DealSink } from '../dealSink.ts';
import type { IngestContext } from '../ingestContext.ts';

/** The stored page of a deal. */
export interface KeptPage {
  readonly dealId: string;
  readonly capturedAt: number;
  readonly address: string | null;
  readonly content: Uint8Array;
}

export interface RereadContext extends Pick<IngestContext, 'now' | 'newId' | 'readPage'> {
  readonly pages: {
    outdated(parserVersion: number): Promise<readonly string[]>;
    read(dealId: string): Promise<KeptPage | null>;
    wasRead(dealId: string, parserVersion: number): Promise<void>;
    drop(dealId: string): Promise<void>;
  };
  readonly sink: Pick<DealSink, 'mutate' | 'evaluateAndStore'>;
  readonly readDeal: (id: string) => Promise<Deal | null>;
  readonly tell: (rereading: Rereading) => Promise<void>;
}

/**
 * Re-reads every stored page last read by an older parser, and updates its deal if the result differs. Each change is reported. A deal that
 * was read again since keeps the newer reading. A page of a deal in the bin is left for later. An unreadable page leaves its deal
 * unchanged.
 */
export async function rereadPages(context: RereadContext): Promise<void> {
  for (const dealId of await context.pages.outdated(parserVersion)) {
    const [deal, page] = [await context.readDeal(dealId), await context.pages.read(dealId)];
    if (deal === null || page === null) await context.pages.drop(dealId);
    else if (deal.binnedAt === null && (await rereadPage(context, deal, page))) await context.pages.wasRead(dealId, parserVersion);
  }
}

/** Re-reads one page. Returns whether this parser has finished with it. False if the result could not be stored. */
async function rereadPage(context: RereadContext, deal: Deal, page: KeptPage): Promise<boolean> {
  const { origin } = deal;
  if (origin.kind !== 'listing' || origin.capturedAt !== page.capturedAt || origin.parserVersion >= parserVersion) return true;
  const capturedAt = instant(page.capturedAt);
  const reading = await context.readPage(page.content, { url: page.address, capturedAt });
  if (reading?.kind !== 'listing' || reading.site !== origin.site || reading.facts.listingId !== deal.facts.listingId) return true;
  const changes = changesOf(deal, reading);
  if (changes.length === 0) return true;
  const stamp = { mid: context.newId(), at: context.now() };
  const fresh = createDeal({ id: deal.id, mid: stamp.mid, at: stamp.at, reading, via: origin.via, parserVersion, capturedAt });
  const written = await context.sink.mutate({ type: 'deal/recapture', deal: fresh, stamp });
  if (!written.ok) return false;
  await context.tell({ dealId: deal.id, name: reading.facts.address, currency: listingCurrency(fresh), changes });
  await context.sink.evaluateAndStore(written.value);
  return true;
}

const changesOf = ({ facts }: Deal, reading: ListingReading): Rereading['changes'] =>
  factNames
    .filter((fact) => JSON.stringify(facts[fact] ?? null) !== JSON.stringify(reading.facts[fact]))
    .map((fact) => ({ fact, from: facts[fact] ?? null, to: reading.facts[fact] }));
