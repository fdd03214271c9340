import { fromMajor, shareOf, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';

const freeUpTo = fromMajor(5_000);

/** Nine months at 4.2% and three at 4.35%. */
const rateOf2026 = percent((9 * 4.2 + 3 * 4.35) / 12);
const rateAfter2026 = percent(4.35);

/** PRSI on a person's letting income in a year, in cents: on all of it if above €5,000, otherwise 0. */
export const socialInsurance = (income: Minor, year: number): Minor => (income > freeUpTo ? shareOf(income, rateOf(year)) : zeroMoney);

const rateOf = (year: number): Rate => (year > 2026 ? rateAfter2026 : rateOf2026);
