/** An address from stored data that may be opened or loaded: http(s) only, else null. A record can come from another device. */
export function webAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const { protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? text : null;
}
