import * as v from 'valibot';
import { isLinkId } from '../core/contracts/linkId.ts';
import { sealedReport } from '../core/contracts/sharedLinkContract.ts';
import type { SharedReport } from '../core/report/shared/sharedReport.ts';
import type { SharedCopies } from '../data/device/sharedCopies.ts';
import { fromBase64, keyInFragment } from './linkKey.ts';
import { openReport } from './sealReport.ts';

/** What opening a link leads to. */
export type ReadLink =
  /** `isCopy`: the server could not be asked, so this is the copy on this device. `expiresAt` is in epoch milliseconds. */
  | { readonly kind: 'open'; readonly report: SharedReport; readonly expiresAt: number; readonly isCopy: boolean }
  /** `no-key`: the address is incomplete. `wrong-key`: the key is another link's. `newer`: this app is too old. `invalid`: no report. */
  | { readonly kind: 'no-key' | 'wrong-key' | 'newer' | 'invalid' }
  /** It was revoked, has expired, or never existed. The copy on this device has been removed. */
  | { readonly kind: 'gone' }
  /** There is no copy, and the server could not be reached or could not answer. */
  | { readonly kind: 'offline' | 'failed' };

export interface LinkReading {
  /** Where the functions are, and the project's key, which is no secret. Rejects if unknown. */
  readonly server: () => Promise<{ readonly url: string; readonly key: string }>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly copies: Pick<SharedCopies, 'read' | 'keep' | 'remove'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** After this time the copy is shown instead, in milliseconds. */
const answerWithinMs = 10_000;

/**
 * Opens a link: asks the server for the bytes and decrypts them here with the key from the address, which is never sent. Without an answer
 * it opens the copy of the last time.
 */
export async function readLink(
  { id, fragment }: { readonly id: string; readonly fragment: string },
  parts: LinkReading,
): Promise<ReadLink> {
  const key = keyInFragment(fragment);
  if (key === null) return { kind: 'no-key' };
  const answer = isLinkId(id) ? await askServer(id, parts) : 'gone';
  if (answer === 'gone') {
    await parts.copies.remove(id);
    return { kind: 'gone' };
  }
  const isCopy = answer === 'offline' || answer === 'failed';
  const found = isCopy ? await parts.copies.read(id, parts.now()) : answer;
  if (found === 'expired') return { kind: 'gone' };
  if (found === null) return { kind: isCopy ? answer : 'failed' };
  const opened = await openReport(found.sealed, key);
  if (!opened.ok) return { kind: opened.error };
  if (!isCopy) await parts.copies.keep({ id, ...found });
  return { kind: 'open', report: opened.value, expiresAt: found.expiresAt, isCopy };
}

interface Sealed {
  readonly sealed: Uint8Array<ArrayBuffer>;
  readonly expiresAt: number;
}

async function askServer(id: string, { server, fetch }: LinkReading): Promise<Sealed | 'gone' | 'offline' | 'failed'> {
  let response: Response;
  let body: unknown;
  try {
    const { url, key } = await server();
    response = await fetch(`${url}/functions/v1/shared-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: key },
      body: JSON.stringify({ id }),
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    body = await response.json().catch(() => null);
  } catch {
    return 'offline';
  }
  // Only the function's own answer removes a copy: a captive portal or a gateway may answer 404 too.
  if (response.status === 404) return isGone(body) ? 'gone' : 'failed';
  const read = response.ok ? v.safeParse(sealedReport, body) : null;
  const sealed = read?.success === true ? fromBase64(read.output.body) : null;
  if (read?.success !== true || sealed === null) return 'failed';
  return { sealed, expiresAt: Date.parse(read.output.expiresAt) };
}

const isGone = (body: unknown): boolean => typeof body === 'object' && body !== null && Reflect.get(body, 'error') === 'gone';
