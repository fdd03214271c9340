import type { Deal } from '../../core/deal/deal.ts';
import type { DealFileContent } from '../../core/deal/record/dealFile.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { CapturedFrom, DealFileDone, IngestFailure } from '../ingest.ts';
import type { IngestContext } from '../ingestContext.ts';
import { failure } from '../settleCapture.ts';

type Answer = Result<DealFileDone, IngestFailure>;

/**
 * Makes a deal from a `.deal` file. If its listing is already a deal here, that deal is refreshed, unless it was read more recently than
 * the file's. The person's decisions are kept either way. A file without a listing is always a new deal.
 */
export async function readDealFile(context: IngestContext, text: string, { fileName }: CapturedFrom): Promise<Answer> {
  // Loaded on demand, because most people never open a `.deal` file.
  const { dealFromFile, readDealFile: read } = await import('../../core/deal/record/dealFile.ts');
  const content = read(text);
  if (!content.ok) return err(failure('not-a-deal-file', named(content.error.message, fileName), null));
  const { sink, now, newId } = context;
  const known = await knownDeal(context, content.value);
  const fresh = dealFromFile(content.value, { id: newId(), mid: newId(), at: now() });
  if (known !== null && isOlder(fresh, known)) return done(known, true);
  const written = await sink.mutate(
    known === null
      ? { type: 'deal/add', deal: fresh }
      : { type: 'deal/recapture', deal: { ...fresh, id: known.id }, stamp: { mid: newId(), at: now() } },
  );
  if (!written.ok) {
    const message = 'message' in written.error ? written.error.message : 'The deal could not be stored. Try again.';
    return err(failure('storage', named(message, fileName), null));
  }
  await sink.evaluateAndStore(written.value);
  return done(written.value, known !== null);
}

const named = (message: string, fileName: string | null): string => (fileName === null ? message : `${fileName}: ${message}`);

async function knownDeal({ sink }: IngestContext, { origin, facts }: DealFileContent): Promise<Deal | null> {
  return origin.kind === 'listing' && facts.listingId !== null ? sink.findByListing(origin.site, facts.listingId) : null;
}

const readAt = ({ origin, createdAt }: Deal): number => (origin.kind === 'listing' ? origin.capturedAt : createdAt);
const isOlder = (file: Deal, known: Deal): boolean => readAt(file) < readAt(known);

const done = ({ id }: Deal, wasKnown: boolean): Answer => ok({ dealIds: [id], known: wasKnown ? [id] : [] });
