import type { IsoDate } from '../../../../kernel/calendar.ts';
import { isoDate } from '../../../../kernel/calendar.ts';
import { minor, shareOf, subtractMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import { confirmedRule, unconfirmedRule } from '../../euRule.ts';
import type { RuleRef } from '../../../ruleRef.ts';

const gainRate = percent(30);
/** The deemed gain on old stock (property bought before gains became taxable), as a share of the sale price. */
const oldStockGain = percent(14);
const newStockFrom = isoDate('2002-04-01');

/** Whether a property was bought before gains became taxable (Altvermögen). */
export const isOldStock = (boughtOn: IsoDate): boolean => boughtOn < newStockFrom;

/** The tax on a sale of old stock, in cents: 30% of 14% of the sale price, which is 4.2% of the price. */
export const oldStockTax = (proceeds: Minor): Minor => shareOf(shareOf(proceeds, oldStockGain), gainRate);

/** A sold property: its cost, and the depreciation and refurbishment deducted so far. */
export interface SoldHome {
  readonly proceeds: Minor;
  /** Price, purchase costs and refurbishment. */
  readonly cost: Minor;
  readonly deducted: Minor;
}

/** The gain in cents; deducted depreciation and refurbishment are added back. The agent's fee is not deductible at the flat rate. */
export const propertyGain = ({ proceeds, cost, deducted }: SoldHome): Minor => subtractMoney(proceeds, subtractMoney(cost, deducted));

/** The tax on a gain (Immobilienertragsteuer), in cents, regardless of the holding period. 0 for a loss. */
export const propertyGainsTax = (gain: Minor): Minor => (gain > 0 ? shareOf(minor(gain), gainRate) : zeroMoney);

const lawUrl = 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004570';

export const gainsRule: RuleRef = confirmedRule({
  id: 'at-property-gains',
  title: 'Property gains tax of 30% (Immobilienertragsteuer, §§ 30, 30a EStG 1988)',
  inForceFrom: '2016-01-01',
  url: lawUrl,
});

export const oldStockRule: RuleRef = confirmedRule({
  id: 'at-property-gains-old-stock',
  title: 'Property gains tax on homes bought before 1 April 2002, 4.2% of the sale price (§ 30 (4) EStG 1988)',
  inForceFrom: '2016-01-01',
  url: 'https://www.immoredo.at/video/wie-hoch-ist-die-immobilienertragsteuer',
});

export const sellingCostsRule: RuleRef = unconfirmedRule({
  id: 'at-selling-costs',
  title: 'Selling costs are not deductible from gains taxed at the flat rate (§ 20 (2) EStG 1988)',
  inForceFrom: '2016-01-01',
  url: lawUrl,
});
