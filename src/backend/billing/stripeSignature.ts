import { err, ok, type Result } from '../../core/kernel/result.ts';

/** `malformed`: no signature to speak of. `old`: signed too long ago or ahead of time. `wrong`: by none of our secrets. */
export type SignatureFailure = 'malformed' | 'old' | 'wrong';

export interface SignatureRules {
  readonly secrets: readonly string[];
  /** The server's clock, in milliseconds. */
  readonly now: number;
}

/** How far the moment of signing may be from ours, in seconds; Stripe's own libraries have the same. */
const toleranceSeconds = 300;

/** More than a header of Stripe's ever holds; each is compared with each secret. */
const mostSignatures = 10;

/**
 * Whether a body was sent by Stripe: header `stripe-signature` is `t=SECONDS,v1=HEX[,v1=HEX…]`, each an HMAC SHA-256 of `t.body` over the
 * bytes as they came (docs.stripe.com/webhooks/signature). Compared in constant time by WebCrypto; `v0` and others are passed over.
 */
export async function checkStripeSignature(
  body: Uint8Array,
  header: string,
  { secrets, now }: SignatureRules,
): Promise<Result<null, SignatureFailure>> {
  const { signedAt, signatures } = readHeader(header);
  if (signedAt === null || signatures.length === 0) return err('malformed');
  const payload = joined(new TextEncoder().encode(`${signedAt}.`), body);
  const matches = await Promise.all(secrets.flatMap((secret) => signatures.map((signature) => isSigned(payload, signature, secret))));
  if (!matches.includes(true)) return err('wrong');
  return Math.abs(now / 1000 - Number(signedAt)) > toleranceSeconds ? err('old') : ok(null);
}

function readHeader(header: string) {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []));
  const [signedAt = ''] = valuesOf('t');
  const signatures = valuesOf('v1').filter((value) => /^[0-9a-f]{64}$/.test(value));
  return { signedAt: /^\d{1,12}$/.test(signedAt) ? signedAt : null, signatures: signatures.slice(0, mostSignatures) };
}

async function isSigned(payload: Uint8Array<ArrayBuffer>, signature: string, secret: string): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, bytesOf(signature), payload);
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(first.byteLength + second.byteLength);
  whole.set(first);
  whole.set(second, first.byteLength);
  return whole;
}
