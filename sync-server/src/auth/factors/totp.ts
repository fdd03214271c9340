import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The base32 alphabet of RFC 4648, in which authenticator apps read secrets. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
const digits = 6;
/** 160 bits, as RFC 4226 section 4 recommends. */
const secretBytes = 20;

/** A new secret of 32 letters and digits. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(secretBytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)] ?? '').join('');
}

/** The code for one time step: HOTP as in RFC 4226 with SHA-1, using the step count of RFC 6238. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secretKey(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0');
}

/** The time step that this code belongs to, allowing a clock difference of one step either way. Null if it matches none. */
export function totpStep(secret: string, code: string, atMs: number): number | null {
  const now = Math.floor(atMs / 1000 / stepSeconds);
  const given = Buffer.from(code);
  const fits = (step: number) => {
    const expected = Buffer.from(totpCode(secret, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  return [now, now - 1, now + 1].find(fits) ?? null;
}

/** The `otpauth:` URL for an authenticator app, to be scanned as a QR code or typed in. */
export function totpUri(secret: string, account: { readonly issuer: string; readonly email: string }): string {
  const [issuer, email] = [encodeURIComponent(account.issuer), encodeURIComponent(account.email)];
  return `otpauth://totp/${issuer}:${email}?algorithm=SHA1&digits=${digits}&issuer=${issuer}&period=${stepSeconds}&secret=${secret}`;
}

function secretKey(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
