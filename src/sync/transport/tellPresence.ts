import type { PresenceCall } from '../../core/protocol/presence.ts';
import { protocolHeader, protocolVersion } from '../../core/protocol/syncCalls.ts';
import type { Session } from './serverCalls.ts';

export interface PresenceOptions {
  readonly session: Session | null;
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly device: string;
}

/** The time limit for the call, in milliseconds. */
const answerWithin = 10_000;

/**
 * Tells the other members of the session's team workspace which deal is open here, or null for none. Does nothing in a personal workspace or
 * without a token. Never rejects: a call that fails only leaves the others without the notice.
 */
export async function tellPresence({ session, fetch, origin, device }: PresenceOptions, deal: string | null): Promise<void> {
  if (session === null || session.token === null || session.workspaceId === null) return;
  const call: PresenceCall = { workspace: session.workspaceId, deal, device };
  try {
    await fetch(`${origin}/sync/v1/presence`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session.token}`,
        [protocolHeader]: String(protocolVersion),
        'content-type': 'application/json',
      },
      body: JSON.stringify(call),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithin),
    });
  } catch {
    // Offline, or the server is busy. The next call repeats it.
  }
}
