import { fromMajor, sumMoney, timesMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { confirmedRule } from '../../euRule.ts';

/** A commune's yearly rates per square metre of usable floor area and of land. */
export interface PropertyTaxRates {
  readonly floor: Minor;
  readonly land: Minor;
}

/** The maximum rates for dwellings and their land in 2026. */
export const highestRates: PropertyTaxRates = { floor: fromMajor(1.25), land: fromMajor(0.77) };

export const propertyTaxRule = confirmedRule({
  id: 'pl-property-tax-2026',
  title: 'Maximum property tax rates for 2026 (podatek od nieruchomości)',
  inForceFrom: '2026-01-01',
  url: 'https://forsal.pl/kraj/aktualnosci/artykuly/10598098,nowe-stawki-podatku-od-nieruchomosci-moga-zaskoczyc-w-2026-roku-zapla.html',
});

/** A year's property tax in grosze, from areas in square metres. */
export const propertyTax = (floorArea: number, landArea: number, rates: PropertyTaxRates): Minor =>
  sumMoney([timesMoney(rates.floor, floorArea), timesMoney(rates.land, landArea)]);
