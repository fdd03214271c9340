import type { Minor } from '../../../kernel/money.ts';

/** "$4,120": an amount as a sentence names it, to the whole dollar, without its sign. */
export const dollarText = (amount: Minor): string => `$${Math.round(Math.abs(amount) / 100).toLocaleString('en-US')}`;
