/** Lower case without accents, so that "Llŷn" is found by "llyn". Plain text, nearly all there is, skips the slow part. */
export const foldText = (value: string): string =>
  (/[^\x20-\x7e]/.test(value) ? value.normalize('NFKD').replace(/\p{M}/gu, '') : value).toLowerCase();
