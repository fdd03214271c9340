/** Returns random bytes of this length. An argument everywhere, so that tests decide it. */
export type RandomBytes = (length: number) => Uint8Array<ArrayBuffer>;

/** The length of a link's key and of an encryption's starting value, in bytes: AES-256 in Galois/Counter Mode. */
export const keyLength = 32;
export const ivLength = 12;

/** Bytes as base64url without padding, which an address can carry unchanged. */
export const toBase64Url = (bytes: Uint8Array): string => toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x80_00) binary += String.fromCodePoint(...bytes.subarray(at, at + 0x80_00));
  return btoa(binary);
}

/** The bytes of base64; null for other text. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (char) => char.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}

/** The key in an address's fragment, with or without `#`. Null if it is missing or incomplete. */
export function keyInFragment(fragment: string): Uint8Array<ArrayBuffer> | null {
  const text = fragment.replace(/^#/, '');
  if (!/^[\w-]{43}$/.test(text)) return null;
  const bytes = fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  return bytes?.length === keyLength ? bytes : null;
}

/** The address that opens a link. Browsers never send the part after `#` to a server. */
export const linkAddress = (origin: string, id: string, key: string): string => `${origin}/shared/${id}#${key}`;
