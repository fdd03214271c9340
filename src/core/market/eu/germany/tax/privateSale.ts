import { addMonths } from '../../../../kernel/calendar.ts';
import type { IsoDate } from '../../../../kernel/calendar.ts';
import { fromMajor, minor, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { confirmedRule } from '../../euRule.ts';
import type { RuleRef } from '../../../ruleRef.ts';

/** A sold property. */
export interface PrivateSale {
  readonly proceeds: Minor;
  readonly sellingCosts: Minor;
  /** Price, purchase costs and refurbishment not deducted at once. */
  readonly cost: Minor;
  /** The depreciation of that cost so far, which is added back to the gain. */
  readonly depreciation: Minor;
}

/** The gain in cents (§ 23 (3) EStG); a loss is negative. */
export const saleGain = ({ proceeds, sellingCosts, cost, depreciation }: PrivateSale): Minor =>
  minor(proceeds - sellingCosts - (cost - depreciation));

/** The last day on which a sale contract is taxed: ten years after the purchase contract. */
export const taxedUntil = (boughtOn: IsoDate): IsoDate => addMonths(boughtOn, 120);

/**
 * The exemption limit (Freigrenze) for a person's private sale gains in a year. Gains below it are exempt; gains at or above it are fully
 * taxed.
 */
const exemptBelow = { from2024: fromMajor(1000), before: fromMajor(600) } as const;

/**
 * The taxed part of a person's gain in a year, in cents: all or nothing. Losses only offset gains on other private sales, which are not
 * known here.
 */
export function taxedGain(gain: Minor, year: number): Minor {
  return gain < (year >= 2024 ? exemptBelow.from2024 : exemptBelow.before) ? zeroMoney : gain;
}

export const privateSaleRule: RuleRef = confirmedRule({
  id: 'de-private-sale',
  title: 'Private sales within ten years (Spekulationsfrist, §§ 22, 23 EStG)',
  inForceFrom: '2024-01-01',
  url: 'https://www.gesetze-im-internet.de/estg/__23.html',
});
