/** "1 deal", "3 deals". */
export const dealsWords = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'deal' : 'deals'}`;

/** How many deals a search finds of how many there are. */
export const countWords = (found: number, all: number): string =>
  found === all ? dealsWords(all) : `${found.toLocaleString('en-GB')} of ${dealsWords(all)}`;
