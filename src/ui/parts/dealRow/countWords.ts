/** "1 deal", "3 deals". */
export const dealsWords = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'deal' : 'deals'}`;

/** Number of deals found out of all deals. */
export const countWords = (found: number, all: number): string =>
  found === all ? dealsWords(all) : `${found.toLocaleString('en-GB')} of ${dealsWords(all)}`;
