/** A computed amount of zero or more in whole pence, halves up: `roundMoney` of such amounts without its checks. */
export const roundPence = (amount: number): number => Math.floor(amount + 0.5);

/** The same for a product of decimals, whose binary dust must not push a half down: `shareOf` and `timesMoney` of the kernel. */
export const roundShare = (amount: number): number => Math.floor(amount + amount * dust + 0.5);

/** A little more than the error of one multiplication, and less than any real difference of two amounts. */
const dust = 1e-15;
