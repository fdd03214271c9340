import type { Minor } from '../../kernel/money.ts';

/** "€4,120": an amount as a sentence names it, to the whole euro, without its sign. */
export const euroText = (amount: Minor): string => `€${Math.round(Math.abs(amount) / 100).toLocaleString('en-GB')}`;
