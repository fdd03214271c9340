import { isoDate } from '../../kernel/calendar.ts';
import { usStateNames } from '../markets.ts';
import type { UsState } from '../markets.ts';
import { fromMajor, shareOf } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { percent, toPercent } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { mortgageTaxOf } from './mortgageTax.ts';
import { transferTaxOf } from './transferTax.ts';
import { checkedOn } from './usRule.ts';
import type { UsRule } from './usRule.ts';

export interface ClosingCosts {
  /** Share of the price, including recording fees and transfer taxes. */
  readonly rate: Rate;
  readonly amount: Minor;
  readonly rule: UsRule;
}

/**
 * A buyer's average closing costs with a mortgage, in cents: the state's if published, otherwise the national average, marked unconfirmed.
 */
export function closingCosts(state: UsState, price: Minor): ClosingCosts {
  const found = statePercent[state];
  const rate = percent(found ?? nationalPercent);
  return { rate, amount: shareOf(price, rate), rule: found === undefined ? nationalRule : closingCostRule };
}

/** The national average in per cent of the price. From LodeStar's 450,000 purchase quotes for 2024, with a national mean of $4,661. */
const nationalPercent = 1.06;
const statePercent: Readonly<Partial<Record<UsState, number>>> = {
  AK: 0.54,
  DC: 2.39,
  DE: 2.99,
  FL: 1.82,
  MD: 2.03,
  NC: 0.56,
  NY: 2.47,
  PA: 2.36,
  SD: 0.46,
  VT: 2.2,
};

export const closingCostRule: UsRule = {
  id: 'us-closing-costs-2024',
  title: 'Average closing costs in the state, 2024 (LodeStar)',
  url: 'https://www.scotsmanguide.com/?p=80553',
  inForceFrom: isoDate('2024-01-01'),
  checkedOn,
  certainty: 'confirmed',
};
const nationalRule: UsRule = {
  ...closingCostRule,
  id: 'us-closing-costs-national-2024',
  title: 'US average closing costs, 2024 (LodeStar), used because there is no figure for this state',
  url: 'https://brokerowner.net/closing-costs-for-the-typical-home-purchase-now-top-4600/',
  certainty: 'unconfirmed',
  confirmed: false,
};

export interface ClosingCostsWithoutTax {
  /** Share of the price. */
  readonly rate: Rate;
  /** The published average it is based on. */
  readonly rule: UsRule;
  /** An explanation of the calculation. */
  readonly words: string;
}

/** The lowest plausible title, lender and recording charges, as a share of the price: the averages come from dearer, higher-taxed homes. */
const leastPercent = 0.4;
const samplePrice = fromMajor(300_000);
const loanShare = 0.75;

/**
 * A buyer's closing costs excluding taxes, as a share of the price. They are the published average less the buyer's transfer tax and
 * mortgage tax at $300,000 with a 75% loan, but at least 0.4%. An estimate, because the average covers different prices and loans. Marked
 * unconfirmed if anything was subtracted.
 */
export function closingCostsWithoutTax(state: UsState): ClosingCostsWithoutTax {
  const { rate: published, rule } = closingCosts(state, samplePrice);
  const day = isoDate('2026-01-01');
  const transfer = transferTaxOf(state)({
    price: samplePrice,
    buyer: 'additional',
    ukResident: true,
    contractDate: day,
    completionDate: day,
  }).total;
  const taxPercent = (transfer / samplePrice) * 100 + toPercent(mortgageTaxOf(state).rate) * loanShare;
  const left = Math.round(Math.max(leastPercent, toPercent(published) - taxPercent) * 100) / 100;
  const average = `Average closing costs in ${rule.certainty === 'confirmed' ? usStateNames[state] : 'the United States'} in 2024 (${toPercent(published)}% of the price)`;
  if (taxPercent === 0) return { rate: percent(left), rule, words: `${average}.` };
  const least = left === leastPercent ? ' We use at least 0.4%.' : '';
  return {
    rate: percent(left),
    rule: { ...rule, certainty: 'unconfirmed', confirmed: false },
    words: `${average} less ${shown(taxPercent)}% for transfer and mortgage tax (at $300,000 with a 75% loan). Both taxes are calculated separately.${least}`,
  };
}

const shown = (percentage: number): number => Math.round(percentage * 100) / 100;
