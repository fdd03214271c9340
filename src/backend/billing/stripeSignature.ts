export interface SignatureRules {
  readonly secrets: readonly string[];
  /** The server's clock, in milliseconds. */
  readonly now: number;
}

/** The allowed difference between the signing time and ours, in seconds. */
const toleranceSeconds = 300;

/**
 * Whether Stripe signed this exact body with one of our secrets within the last five minutes. `header` is the request's `stripe-signature`.
 * Uses Stripe's own library, loaded with the first event.
 */
export async function isSignedByStripe(body: Uint8Array, header: string, { secrets, now }: SignatureRules): Promise<boolean> {
  const { Stripe } = await import('stripe');
  const provider = Stripe.createSubtleCryptoProvider();
  const isSigned = async (secret: string): Promise<boolean> => {
    try {
      return (await Stripe.webhooks.signature?.verifyHeaderAsync(body, header, secret, toleranceSeconds, provider, now)) === true;
    } catch {
      // Stripe's library throws for every header it rejects, sometimes with what looks like an internal error.
      return false;
    }
  };
  const answers = await Promise.all(secrets.map(isSigned));
  return answers.includes(true) && !isAhead(header, now);
}

/**
 * Whether a header was signed in the future, which Stripe's check allows. Of several timestamps the last one counts, as in Stripe's check.
 */
function isAhead(header: string, now: number): boolean {
  const moment = header.split(',').findLast((part) => part.startsWith('t='));
  return !(Number(moment?.slice('t='.length)) - now / 1000 <= toleranceSeconds);
}
