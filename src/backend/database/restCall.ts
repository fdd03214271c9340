import { storableJson } from '../body/storableJson.ts';
import type { Caller } from '../functionRequest.ts';
import type { DatabaseCall, ServiceCall } from './databaseCall.ts';

/** A hosted project's REST API. */
export interface RestAccess {
  /** The project's URL, without a trailing slash. */
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Request headers that act as the caller, with the caller's own token. */
export const callerHeaders = ({ publishableKey }: RestAccess, { token }: Caller) => ({
  apikey: publishableKey,
  authorization: `Bearer ${token}`,
});

/** Calls functions of schema public through the REST API, as the caller. */
export function createRestCall(access: RestAccess): DatabaseCall {
  return (caller, name, given) => callFunction({ ...access, headers: callerHeaders(access, caller) }, name, given);
}

/** Calls service functions through the REST API, with the project's secret key. */
export function createRestServiceCall(access: RestAccess, secretKey: string): ServiceCall {
  // The gateway reads a new-style secret key only from "apikey". An old-style key is also sent as a token.
  const headers = { apikey: secretKey, ...(secretKey.startsWith('sb_') ? {} : { authorization: `Bearer ${secretKey}` }) };
  return (name, given) => callFunction({ ...access, headers }, name, { p: given });
}

interface FunctionAccess extends Pick<RestAccess, 'supabaseUrl' | 'fetch'> {
  readonly headers: Readonly<Record<string, string>>;
}

async function callFunction({ supabaseUrl, fetch, headers }: FunctionAccess, name: string, given: object): Promise<unknown> {
  const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: storableJson(given),
  });
  if (!response.ok) throw new Error(`${name} failed: status ${response.status}`);
  return response.json();
}
