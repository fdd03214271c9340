/** A non-negative computed amount in whole pence, halves rounded up. Gives the same result as `roundMoney`, without its checks. */
export const roundPence = (amount: number): number => Math.floor(amount + 0.5);

/**
 * A product of decimals in whole pence, halves rounded up, corrected for binary rounding error as in the kernel's `shareOf` and
 * `timesMoney`.
 */
export const roundShare = (amount: number): number => Math.floor(amount + amount * dust + 0.5);

/** Slightly more than the error of one multiplication, and less than any real difference between amounts. */
const dust = 1e-15;
