/** The first match wins. The name is what a person calls the device, in letters that a stamp takes. */
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

/** The name under which a device writes: its kind, from what its browser says about itself, then a letter for each byte of chance. */
export function nameOfDevice(userAgent: string, chance: Uint8Array): string {
  const kind = kinds.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  return kind + Array.from(chance, (byte) => letters[byte % letters.length] ?? '0').join('');
}

/** The kind of a device, from the name under which it writes: "iPhone"; null where the name has none. */
export const kindOfDevice = (name: string): string | null => kinds.find(([, kind]) => name.startsWith(kind))?.[1] ?? null;
