/** Lower case without accents, so that "llyn" finds "Llŷn". ASCII text skips the slow path. */
export const foldText = (value: string): string =>
  (/[^\x20-\x7e]/.test(value) ? value.normalize('NFKD').replace(/\p{M}/gu, '') : value).toLowerCase();
