import { ingestHeaders } from '../../src/core/contracts/ingestContract.ts';

/** A call of `ingest-property-url` in the words of a test; a value of any kind is sent as it would be written. */
export type AskedIngest = Readonly<Record<'url', unknown>> & Readonly<Partial<Record<keyof typeof ingestHeaders, unknown>>>;

/** What `fetch` needs to make that call with this token: `{url}` as the body, the rest as headers. */
export function ingestCall(token: string, { url, ...said }: AskedIngest): RequestInit {
  const headers = new Headers({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  for (const [name, value] of Object.entries(said)) headers.set(ingestHeaders[name as keyof typeof said], String(value));
  return { method: 'POST', headers, body: JSON.stringify({ url }) };
}
