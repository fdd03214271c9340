import { readFileSync } from 'node:fs';
import { instant, type Instant } from '../../src/core/kernel/calendar.ts';
import { err, ok, type Result } from '../../src/core/kernel/result.ts';
import { canonicalListingUrl, type CanonicalListing } from '../../src/core/listing/listingUrl.ts';
import { decodePage } from '../../src/core/listing/page/decodePage.ts';

export interface Page {
  readonly text: string;
  readonly url: string | null;
  readonly capturedAt: Instant | null;
}

const maxBytes = 10 * 1024 * 1024;
const timeoutMs = 15_000;
const maxHops = 3;

/** Fetches a listing's canonical URL. Every redirect must lead to the same listing. */
export async function fetchPage(listing: CanonicalListing): Promise<Result<Page, string>> {
  const signal = AbortSignal.timeout(timeoutMs);
  let address = upstreamAddress(listing);
  try {
    for (let hop = 0; hop <= maxHops; hop += 1) {
      const response = await fetch(address, { redirect: 'manual', signal, headers: { accept: 'text/html' } });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) {
        const bytes = await readCapped(response);
        const text = decodePage(bytes, response.headers.get('content-type'));
        return ok({ text, url: listing.url, capturedAt: instant(Date.now()) });
      }
      const next = canonicalListingUrl(new URL(location, listing.url).href);
      if (!next.ok || next.value.listingId !== listing.listingId)
        return err('The portal redirects this link to another page. Open it in a browser.');
      address = upstreamAddress(next.value);
    }
    return err('The portal redirects this link in a loop.');
  } catch (error) {
    return err(`The portal could not be reached: ${error instanceof Error ? error.message : 'unknown reason'}`);
  }
}

/** A saved page, read from disk. */
export function readSavedPage(path: string, url: string | null): Result<Page, string> {
  try {
    // The time of saving is unknown, because the file's own timestamps may be those of a copy.
    return ok({ text: decodePage(readFileSync(path)), url, capturedAt: null });
  } catch (error) {
    return err(error instanceof Error ? error.message : `Cannot read ${path}`);
  }
}

/** The listing's URL, on another origin if the environment names one for its site. */
function upstreamAddress({ site, url }: CanonicalListing): string {
  const origin = process.env[`INGEST_UPSTREAM_${site.toUpperCase()}`];
  return origin ? new URL(new URL(url).pathname, origin).href : url;
}

/** The body, up to one byte more than the limit, so that the reader can report it as too large. */
async function readCapped(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) break;
  }
  return Buffer.concat(chunks);
}
