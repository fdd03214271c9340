const signs = [
  ['%', '%25'],
  [';', '%3B'],
  ['|', '%7C'],
] as const;

/** Words of a condition as an address carries them: the signs that separate conditions and values may occur in them. */
export const encodedText = (text: string): string => signs.reduce((now, [sign, code]) => now.replaceAll(sign, code), text);

/** The words that were encoded. */
export const decodedText = (text: string): string => signs.toReversed().reduce((now, [sign, code]) => now.replaceAll(code, sign), text);
