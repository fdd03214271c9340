/** How somebody came back from a page of Stripe's; null for whoever was not there. */
export type Return = 'done' | 'cancelled' | 'portal' | null;

/** The return in the query of any address: `checkout=done|cancelled`, or `portal=back`. */
export function parseReturn(raw: Readonly<Record<string, unknown>>): Return {
  const { checkout, portal } = raw;
  if (checkout === 'done' || checkout === 'cancelled') return checkout;
  return portal === 'back' ? 'portal' : null;
}
