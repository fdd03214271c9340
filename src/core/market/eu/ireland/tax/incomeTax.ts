import { fromMajor, minor, shareOf, subtractMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';

/** One person's income, or both incomes of a couple taxed jointly. */
export type TaxedIncomes = readonly [Minor] | readonly [Minor, Minor];

const standard = percent(20);
const higher = percent(40);
const bands = { single: fromMajor(44_000), couple: fromMajor(53_000), mostForSecond: fromMajor(35_000) };

/** Income tax for 2026 after tax credits, in cents, never negative. A couple's 20% band grows by the lower income, up to €35,000. */
export function incomeTax(incomes: TaxedIncomes, credits: Minor): Minor {
  const [first, second] = incomes;
  const income = minor(first + (second ?? 0));
  const atStandard = minor(Math.min(income, standardBand(incomes)));
  const tax = shareOf(atStandard, standard) + shareOf(subtractMoney(income, atStandard), higher);
  return minor(Math.max(0, tax - credits));
}

function standardBand([first, second]: TaxedIncomes): Minor {
  if (second === undefined) return bands.single;
  return minor(bands.couple + Math.min(bands.mostForSecond, first, second));
}
