/** The origin of this server's own app: the request's origin, or the public URL. */
export type OwnOrigin = (request: Request) => string | null;

interface Returns {
  readonly allowedOrigins: readonly string[];
  /** The public URL. Null if no app is served with the functions. */
  readonly ownOrigin: OwnOrigin;
}

/**
 * The URL Stripe's page returns to: the origin of the calling app if it is ours, else null. The caller never supplies a URL. The browser
 * supplies its origin. A proxy may use https outside and http inside, so our own origin is compared by host.
 */
export function returnOrigin(request: Request, { allowedOrigins, ownOrigin }: Returns): string | null {
  const own = ownOrigin(request);
  const asked = request.headers.get('origin');
  if (asked === null) return own;
  if (allowedOrigins.includes(asked)) return asked;
  if (own === null || !URL.canParse(asked)) return null;
  const { host, protocol } = new URL(asked);
  return /^https?:$/.test(protocol) && host === new URL(own).host ? asked : null;
}
