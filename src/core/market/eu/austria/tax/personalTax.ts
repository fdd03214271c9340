import { minor, shareOf } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import { ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { unconfirmedRule } from '../../euRule.ts';
import type { TaxRefusal } from '../../landlordTax.ts';
import { incomeTax } from './incomeTax.ts';
import type { AustriaSettings } from './settings.ts';
import type { RuleRef } from '../../../ruleRef.ts';

/** One owner's share of a year's figures. */
export interface OwnerYear {
  readonly year: number;
  readonly otherIncome: Minor;
  /** Letting income; negative is a loss. */
  readonly letting: Minor;
}

/**
 * The income tax that letting adds for an owner, in cents: at the rate that the owner entered, otherwise by the year's brackets. A loss
 * counts only up to other income. An error if the year has no brackets.
 */
export function addedTax(
  marginalRate: AustriaSettings['marginalRate'],
  { year, otherIncome, letting }: OwnerYear,
): Result<Minor, TaxRefusal> {
  const counted = minor(Math.max(letting, 0 - otherIncome));
  if (marginalRate !== 'brackets') return ok(shareOf(counted, percent(Number(marginalRate))));
  const without = incomeTax(year, otherIncome);
  if (!without.ok) return without;
  const withLetting = incomeTax(year, minor(otherIncome + counted));
  return withLetting.ok ? ok(minor(withLetting.value - without.value)) : withLetting;
}

/** The rule for figures at the owner's own rate. */
export const marginalRateRule: RuleRef = unconfirmedRule({
  id: 'at-marginal-rate',
  title: 'Income tax at the marginal rate you entered (rates in § 33 EStG 1988)',
  inForceFrom: '2024-01-01',
  url: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004570',
});

/** The note shown when the owner's own marginal rate is used. */
export const marginalRateNote = (percentage: string): string =>
  `We tax every owner at the ${percentage}% you entered, in every year. In reality, income in another bracket is taxed at a different rate.`;
