/** Codes with which the auth server reports that a refresh token, its session or its user is no longer valid. */
const refusals: ReadonlySet<string> = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_expired',
  'session_not_found',
  'user_not_found',
  'user_banned',
  // The token does not have the form the auth server issues.
  'validation_failed',
]);

export const isRefusal = (code: string): boolean => refusals.has(code);

/** How long to wait after a 429 without a Retry-After header, and the longest wait, in milliseconds. */
const quietMs = 30_000;
const longestQuietMs = 600_000;

/**
 * A fetch for auth-js, which drops the session at every 4xx, and at a 200 that contains no session. Only a refusal by the auth server
 * itself is passed on. A rate limit, a gateway's page or an unreadable response counts as no response, so the session stays and the refresh
 * is retried.
 * @param now milliseconds since 1970
 */
export function sessionPreservingFetch(request: typeof fetch, now: () => number): typeof fetch {
  let quietUntil = 0;
  return async (input, init) => {
    if (!isRefresh(input)) return request(input, init);
    const quiet = quietUntil - now();
    // A clock that was set back must not block refreshes permanently.
    if (quiet > 0 && quiet <= longestQuietMs) throw new TypeError('The auth server asked us to wait');
    const response = await request(input, init);
    if (await isDecision(response.clone())) return response;
    if (response.status === 429) quietUntil = now() + quietAfter(response);
    throw new TypeError(`The auth server did not answer the refresh (status ${response.status})`);
  };
}

function isRefresh(input: Parameters<typeof fetch>[0]): boolean {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
  return pathname.endsWith('/token') && searchParams.get('grant_type') === 'refresh_token';
}

/** Whether the auth server issued new tokens or refused permanently. */
async function isDecision(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return false;
  const field = (name: string): unknown => Reflect.get(body, name);
  if (response.ok) return typeof field('access_token') === 'string' && typeof field('refresh_token') === 'string';
  const code = [field('code'), field('error_code')].find((value) => typeof value === 'string');
  return response.status < 500 && response.status !== 429 && code !== undefined && isRefusal(code);
}

function quietAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds * 1_000, longestQuietMs) : quietMs;
}
