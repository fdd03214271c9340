import type { NamedRule } from '../../../../src/core/alerts/fireAlert.ts';
import type { DealState } from '../../../../src/core/alerts/dealState.ts';
import { alertSchemaVersion, type AlertRule, type AlertScope, type AlertTest } from '../../../../src/core/alerts/alertRule.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import type { ListingStatus } from '../../../../src/core/listing/facts.ts';
import type { Sighting } from '../../../../src/core/deal/history/sighting.ts';

export const now = instant(Date.UTC(2026, 10, 22, 9));

export function ruleOf(test: AlertTest, scope: AlertScope = { kind: 'all' }): NamedRule {
  const rule: AlertRule = { version: alertSchemaVersion, test, scope, on: true, createdAt: now, updatedAt: now };
  return { id: 'rule1', rule };
}

/** A deal with an asking price of £200,000 and one sighting. */
export const stateOf = (changes: Partial<DealState> = {}): DealState => ({
  id: 'deal1',
  title: '3-bed terraced house, M6',
  outcode: 'M6',
  stage: 'shortlisted',
  tags: [],
  strategy: 'buy-to-let',
  currency: 'GBP',
  score: 55,
  grossYield: 0.05,
  netYield: 0.04,
  monthlyCashFlow: 150_00,
  cashOnCash: 0.04,
  profit: null,
  cashLeftIn: null,
  breakEvenOccupancy: null,
  sightings: seen(200_000),
  ...changes,
});

/** Sightings one day apart. A number is a new asking price in pounds; a text is a new status. */
export const seen = (...what: readonly (number | ListingStatus | null)[]): readonly Sighting[] => {
  let [amount, status]: [number | null, ListingStatus | null] = [null, null];
  return what.map((one, day) => {
    if (typeof one === 'number') amount = one;
    else if (one !== null) status = one;
    return { at: instant(now + day * 86_400_000), amount: amount === null ? null : fromMajor(amount), currency: 'GBP', status };
  });
};
