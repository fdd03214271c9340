import { minor, roundMoney } from './money.ts';
import type { Minor } from './money.ts';

declare const period: unique symbol;

/** An amount per month in minor units. It is a `Minor`, but TypeScript accepts no yearly amount in its place. */
export type PerMonth = Minor & { readonly [period]: 'month' };

/** An amount per year in minor units. It is a `Minor`, but TypeScript accepts no monthly amount in its place. */
export type PerYear = Minor & { readonly [period]: 'year' };

/** A monthly amount from a whole number of minor units per month. Throws a RangeError as `minor` does. */
export const perMonth = (amount: number): PerMonth => minor(amount) as PerMonth;

/** A yearly amount from a whole number of minor units per year. Throws a RangeError as `minor` does. */
export const perYear = (amount: number): PerYear => minor(amount) as PerYear;

/** A monthly amount times twelve, in minor units. */
export const twelveMonths = (amount: PerMonth): PerYear => perYear(amount * 12);

/** A year's amount per month, rounded to the minor unit with halves away from zero. */
export const monthlyShare = (amount: PerYear): PerMonth => perMonth(roundMoney(amount / 12));
