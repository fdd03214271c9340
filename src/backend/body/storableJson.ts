// oxlint-disable-next-line no-control-regex -- the NUL character is what is looked for
const unstorable = /[\u0000\ud800-\udfff]/gu;

/** JSON that PostgreSQL can store. Replaces NUL and lone surrogates, which PostgreSQL rejects and a hostile page may contain. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? part.replace(unstorable, '\ufffd') : part));
