import { storableJson } from '../body/storableJson.ts';
import type { RestAccess } from './restIngestRuns.ts';
import type { RunCall } from './searchRuns.ts';

/** Calls the functions on runs through the project's REST API with the caller's own token. */
export function createRestRunCall({ supabaseUrl, publishableKey, fetch }: RestAccess): RunCall {
  return async (caller, name, given) => {
    const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: publishableKey, authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
      body: storableJson({ p: given }),
    });
    if (!response.ok) throw new Error(`${name} failed: status ${response.status}`);
    return response.json();
  };
}
