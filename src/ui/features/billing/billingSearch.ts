/** How the user came back from Stripe; null if they did not come from there. */
export type Return = 'done' | 'cancelled' | 'portal' | null;

/** The return parameter of a URL query: `checkout=done|cancelled`, or `portal=back`. */
export function parseReturn(raw: Readonly<Record<string, unknown>>): Return {
  const { checkout, portal } = raw;
  if (checkout === 'done' || checkout === 'cancelled') return checkout;
  return portal === 'back' ? 'portal' : null;
}
