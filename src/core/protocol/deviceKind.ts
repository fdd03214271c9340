/** Patterns of user agents; the first match wins. The name is the common name of the device, in characters that a stamp allows. */
const kinds: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new device name: its kind, from the browser's user agent, then one letter per random byte. */
export function nameOfDevice(userAgent: string, chance: Uint8Array): string {
  const kind = kinds.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  return kind + Array.from(chance, (byte) => letters[byte % letters.length] ?? '0').join('');
}

/** The kind of device in a device name, such as "iPhone"; null if the name has none. */
export const kindOfDevice = (name: string): string | null => kinds.find(([, kind]) => name.startsWith(kind))?.[1] ?? null;
