import type { Minor } from '../../../kernel/money.ts';

/** An amount in whole dollars for a sentence, without its sign: "$4,120". */
export const dollarText = (amount: Minor): string => `$${Math.round(Math.abs(amount) / 100).toLocaleString('en-US')}`;
