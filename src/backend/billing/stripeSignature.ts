export interface SignatureRules {
  readonly secrets: readonly string[];
  /** The server's clock, in milliseconds. */
  readonly now: number;
}

/** How far the moment of signing may be from ours, in seconds. */
const toleranceSeconds = 300;

/**
 * Whether Stripe signed a body, as it came, by one of our secrets at most five minutes ago; `header` is the request's
 * `stripe-signature`. Checked by Stripe's own library, which is loaded with the first event.
 */
export async function isSignedByStripe(body: Uint8Array, header: string, { secrets, now }: SignatureRules): Promise<boolean> {
  const { Stripe } = await import('stripe');
  const provider = Stripe.createSubtleCryptoProvider();
  const isSigned = async (secret: string): Promise<boolean> => {
    try {
      return (await Stripe.webhooks.signature?.verifyHeaderAsync(body, header, secret, toleranceSeconds, provider, now)) === true;
    } catch {
      // It throws at every header it does not accept, at some of them as at a fault of its own.
      return false;
    }
  };
  const answers = await Promise.all(secrets.map(isSigned));
  return answers.includes(true) && !isAhead(header, now);
}

/** Whether a header was signed in the future, which Stripe's check lets pass. As there, the last moment of several counts. */
function isAhead(header: string, now: number): boolean {
  const moment = header.split(',').findLast((part) => part.startsWith('t='));
  return !(Number(moment?.slice('t='.length)) - now / 1000 <= toleranceSeconds);
}
