import { formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import { minor, type Minor } from '../../kernel/money.ts';

/** An amount in whole euros for a sentence, without its sign: "€4,120". */
export const euroText = (amount: Minor): string => formatMoney(minor(Math.abs(amount)), 'EUR');
