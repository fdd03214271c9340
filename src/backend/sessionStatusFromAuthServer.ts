import type { GetSessionStatus, SessionStatus } from './tokenVerdict.ts';

export interface AuthServer {
  /** `https://<ref>.supabase.co` */
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
}

const answerWithinMs = 5_000;

/** Asks a hosted project's auth server about the token's user. That server knows about sign-outs, bans, deletions and second factors. */
export function sessionStatusFromAuthServer({ supabaseUrl, publishableKey, fetch: request, now }: AuthServer): GetSessionStatus {
  return async ({ sub, token }) => {
    const response = await request(`${supabaseUrl}/auth/v1/user`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const body: unknown = await response.json().catch(() => null);
    const answer = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
    if (response.ok) return standingOf(answer, sub, now());
    if (response.status !== 401 && response.status !== 403) return 'unavailable';
    return (answer['error_code'] ?? answer['code']) === 'user_not_found' ? 'deleted' : 'ended';
  };
}

function standingOf(user: Readonly<Record<string, unknown>>, sub: string, at: number): SessionStatus {
  if (user['id'] !== sub) return 'ended';
  const { banned_until: bannedUntil, factors } = user;
  if (typeof bannedUntil === 'string' && Date.parse(bannedUntil) > at) return 'ended';
  const verified = Array.isArray(factors) && factors.some((factor: { readonly status?: unknown } | null) => factor?.status === 'verified');
  return verified ? 'open-needs-second-factor' : 'open';
}
