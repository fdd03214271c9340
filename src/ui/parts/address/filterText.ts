const signs = [
  ['%', '%25'],
  [';', '%3B'],
  ['|', '%7C'],
] as const;

/** Condition text encoded for the URL, because it may contain the separators of conditions and values. */
export const encodedText = (text: string): string => signs.reduce((now, [sign, code]) => now.replaceAll(sign, code), text);

/** The decoded text. */
export const decodedText = (text: string): string => signs.toReversed().reduce((now, [sign, code]) => now.replaceAll(code, sign), text);
