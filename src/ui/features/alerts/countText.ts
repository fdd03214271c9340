/** "1 deal", "1,250 deals". */
export const countText = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;
