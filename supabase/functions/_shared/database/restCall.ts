import { storableJson } from '../body/storableJson.ts';
import type { RestAccess } from '../runs/restIngestRuns.ts';
import type { DatabaseCall } from './databaseCall.ts';

/** Calls functions of schema public that take one document, through the project's REST API with the caller's own token. */
export function createRestCall({ supabaseUrl, publishableKey, fetch }: RestAccess): DatabaseCall {
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
