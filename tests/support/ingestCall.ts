import { ingestHeaders } from '../../src/core/contracts/ingestContract.ts';

/** A call to `ingest-property-url` as a test describes it; a value of any type is sent as JSON. */
export type AskedIngest = Readonly<Record<'url', unknown>> & Readonly<Partial<Record<keyof typeof ingestHeaders, unknown>>>;

/** The `fetch` options for that call with this token: `{url}` as the body, the rest as headers. */
export function ingestCall(token: string, { url, ...said }: AskedIngest): RequestInit {
  const headers = new Headers({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  for (const [name, value] of Object.entries(said)) headers.set(ingestHeaders[name as keyof typeof said], String(value));
  return { method: 'POST', headers, body: JSON.stringify({ url }) };
}
