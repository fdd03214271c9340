/** "1 deal", "3 deals". */
export const dealsText = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'deal' : 'deals'}`;

/** Number of deals found out of all deals. */
export const resultCountText = (found: number, all: number): string =>
  found === all ? dealsText(all) : `${found.toLocaleString('en-GB')} of ${dealsText(all)}`;
