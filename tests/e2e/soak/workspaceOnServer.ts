import { stateHashOf } from '../../../src/data/commands/digest.ts';
import { syncDevice } from '../../integration/server/sync/syncDevice.ts';
import { password } from '../support/browser.ts';

interface OnServer {
  readonly hash: string;
  readonly alive: number;
  /** The number of writes. */
  readonly version: number;
}

/** A user's data, read directly from the server: as one text in the same form as a device's, and the number of live records. */
export async function workspaceOnServer(origin: string, email: string): Promise<OnServer> {
  const { supabaseKey } = (await (await fetch(`${origin}/config.json`)).json()) as { readonly supabaseKey: string };
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await answer.json()) as { readonly access_token: string };
  const rows = await syncDevice(origin, token).everything({ limit: '500' });
  const alive = rows.filter(({ deleted }) => !deleted);
  return { hash: stateHashOf(alive), alive: alive.length, version: Math.max(0, ...rows.slice(-1).map(({ version }) => version)) };
}
