/** Patterns of secrets in the formats their issuers use. The publishable key and public keys do not count as secrets. */
const forms: readonly (readonly [name: string, form: RegExp])[] = [
  ['a Supabase secret key', /\bsb_secret_[\w-]{10,}/],
  ['a webhook secret', /\bwhsec_[A-Za-z0-9+/=_-]{16,}/],
  ['a Stripe key', /\b[sr]k_(live|test)_[A-Za-z0-9]{10,}/],
  ['an Apify token', /\bapify_api_[A-Za-z0-9]{20,}/],
  ['a private key', /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----/],
  [
    'a private key as a JWK',
    /"kty"\s*:\s*"(EC|OKP|RSA)"[^{}]*"d"\s*:\s*"[\w-]{20,}"|"d"\s*:\s*"[\w-]{20,}"[^{}]*"kty"\s*:\s*"(EC|OKP|RSA)"/,
  ],
  // 32 bytes in base64url, as web-push generates.
  ['a VAPID private key', /vapid[\w-]{0,4}private[\w-]{0,5}["']?\s*[:=]\s*["']?[\w-]{43}\b/i],
  ['a database address with a password', /\bpostgres(ql)?:\/\/[\w.-]+:(?!PASSWORD@)[^\s:@/'"`$]{8,}@[\w.-]+\.[a-z]{2,}/],
];

const token = /\beyJ[\w-]{8,}\.(eyJ[\w-]{8,})\.[\w-]{16,}/g;

/** The secrets found in a text, by name. Never returns the secret itself. */
export function findSecrets(text: string): readonly string[] {
  const found = forms.filter(([, form]) => form.test(text)).map(([name]) => name);
  const powerful = [...text.matchAll(token)].some(([, payload]) => isPowerful(payload ?? ''));
  return powerful ? [...found, 'a token of the service role'] : found;
}

function isPowerful(payload: string): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'role' in claims && claims.role === 'service_role';
  } catch {
    return false;
  }
}
