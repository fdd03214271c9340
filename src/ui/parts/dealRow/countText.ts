/** "1 deal", "3 deals". */
export const dealsText = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'deal' : 'deals'}`;

/** The number of deals found and the number of all deals, as text. */
export const resultCountText = (found: number, all: number): string =>
  found === all ? dealsText(all) : `${found.toLocaleString('en-GB')} of ${dealsText(all)}`;
