import { isoDate } from '../../kernel/calendar.ts';
import { shareOf } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { percent } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { UsState } from './propertyTax.ts';
import { checkedOn } from './usRule.ts';
import type { UsRule } from './usRule.ts';

export interface ClosingCosts {
  /** Share of the price, recording fees and transfer taxes included. */
  readonly rate: Rate;
  readonly amount: Minor;
  readonly rule: UsRule;
}

/** A buyer's average closing costs with a mortgage: the state's where it was published, else the country's, marked as unconfirmed. */
export function closingCosts(state: UsState, price: Minor): ClosingCosts {
  const found = statePercent[state];
  const rate = percent(found ?? nationalPercent);
  return { rate, amount: shareOf(price, rate), rule: found === undefined ? nationalRule : closingCostRule };
}

/** LodeStar, 450,000 purchase quotes of 2024. The mean of the country was $4,661. */
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
  title: 'Average closing costs of the state, 2024 (LodeStar)',
  url: 'https://www.scotsmanguide.com/?p=80553',
  inForceFrom: isoDate('2024-01-01'),
  checkedOn,
  certainty: 'confirmed',
};
const nationalRule: UsRule = {
  ...closingCostRule,
  id: 'us-closing-costs-national-2024',
  title: 'Average closing costs of the United States, 2024 (LodeStar), for want of the state’s',
  url: 'https://brokerowner.net/closing-costs-for-the-typical-home-purchase-now-top-4600/',
  certainty: 'unconfirmed',
  confirmed: false,
};
