import { shareOf, subtractMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { confirmedRule, unconfirmedRule } from '../../euRule.ts';
import { straightLine } from '../../straightLine.ts';
import type { BuildingClass } from './settings.ts';
import type { RuleRef } from '../../../ruleRef.ts';

/** Straight-line depreciation (lineare AfA) of a let property, by the earliest completion year of its building class; newest first. */
export const buildingRates: readonly { readonly building: BuildingClass; readonly completedFrom: number; readonly yearly: Rate }[] = [
  { building: 'from-2023', completedFrom: 2023, yearly: percent(3) },
  { building: 'from-1925-to-2022', completedFrom: 1925, yearly: percent(2) },
  { building: 'before-1925', completedFrom: 0, yearly: percent(2.5) },
];

/** The yearly depreciation rate of a building class. Throws for a class without a rate: that is a bug. */
export function buildingRate(building: BuildingClass): Rate {
  const found = buildingRates.find((each) => each.building === building);
  if (found === undefined) throw new RangeError(`No rate of depreciation for ${building}`);
  return found.yearly;
}

/** The yearly depreciation, as a share of the remaining value at the start of the year. */
export const decliningRate = percent(5);

/** The building part of the price and purchase costs, in cents: everything except the land. */
export const buildingCost = (cost: Minor, landShare: Rate): Minor => subtractMoney(cost, shareOf(cost, landShare));

/** Declining-balance depreciation in a year (1 is the first), in cents: the same share of each year's remaining value. */
export function decliningBalance(cost: Minor, year: number): Minor {
  let left = cost;
  for (let before = 1; before < year; before += 1) left = subtractMoney(left, shareOf(left, decliningRate));
  return shareOf(left, decliningRate);
}

/**
 * The depreciation of certified refurbishment of a listed building (§ 7i EStG), in cents: 9% in each of the first eight years, 7% in the
 * next four.
 */
export const listedWorksDepreciation = (works: Minor, year: number): Minor =>
  subtractMoney(listedWrittenOffBy(works, year), listedWrittenOffBy(works, year - 1));

/** The depreciation of furniture in a year, in cents: a tenth of its cost. */
export const furnitureDepreciation = (furniture: Minor, year: number): Minor => straightLine(furniture, percent(10), year);

export const straightLineRule = confirmedRule({
  id: 'de-depreciation',
  title: 'Depreciation of buildings (AfA, § 7 (4) EStG)',
  inForceFrom: '2023-01-01',
  url: 'https://www.gesetze-im-internet.de/estg/__7.html',
});

/** The first and last contract dates that qualify. */
export const decliningWindow = { from: '2023-10-01', to: '2029-09-30', text: '1 October 2023 to 30 September 2029' } as const;

export const decliningRule = confirmedRule({
  id: 'de-declining-depreciation',
  title: 'Declining-balance depreciation of new homes (degressive AfA, § 7 (5a) EStG)',
  inForceFrom: decliningWindow.from,
  url: 'https://www.gesetze-im-internet.de/estg/__7.html',
});

export const listedWorksRule: RuleRef = confirmedRule({
  id: 'de-listed-works',
  title: 'Depreciation of listed building refurbishment (Denkmal-AfA, § 7i EStG)',
  inForceFrom: '2004-01-01',
  url: 'https://www.gesetze-im-internet.de/estg/__7i.html',
});

export const furnitureRule: RuleRef = unconfirmedRule({
  id: 'de-furniture',
  title: 'Depreciation of furniture over ten years (AfA-Tabelle)',
  inForceFrom: '2001-01-01',
  url: 'https://www.bundesfinanzministerium.de/Web/DE/Themen/Steuern/Steuerverwaltungu-Steuerrecht/Betriebspruefung/AfA_Tabellen/afa_tabellen.html',
});

const listedWrittenOffBy = (works: Minor, years: number): Minor =>
  shareOf(works, percent(9 * Math.min(8, years) + 7 * Math.min(4, Math.max(0, years - 8))));
