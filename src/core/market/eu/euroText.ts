import type { Minor } from '../../kernel/money.ts';

/** An amount in whole euros for a sentence, without its sign: "€4,120". */
export const euroText = (amount: Minor): string => `€${Math.round(Math.abs(amount) / 100).toLocaleString('en-GB')}`;
