/** The origin of this server's own app: what it is asked by, or the address people use. */
export type OwnOrigin = (request: Request) => string | null;

interface Returns {
  readonly allowedOrigins: readonly string[];
  /** Null where no app is served beside the functions. */
  readonly ownOrigin: OwnOrigin;
}

/**
 * Where Stripe's page leads back to: the app whose page asks, when it is ours; null for any other. A caller never names an address, only
 * the browser its origin. A proxy may speak https to people and http to us, so our own is known by its host.
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
