import { shareOf, subtractMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent, rate } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { confirmedRule, unconfirmedRule } from '../../euRule.ts';
import { straightLine } from '../../straightLine.ts';
import type { AustriaSettings } from './settings.ts';
import type { RuleRef } from '../../../ruleRef.ts';

/** The share of the building depreciated each year, without proof of a shorter life. */
export const buildingRate = percent(1.5);

const worksYears = 15;

/** The land part of the price and purchase costs, in cents, which is not depreciated. */
export const landPart = (cost: Minor, landShare: Rate): Minor => shareOf(cost, landShare);

/** The land share the owner chose, as a fraction. */
export const landShareOf = ({ landShare }: AustriaSettings): Rate => percent(Number(landShare));

/** The building part of the price and purchase costs, in cents. */
export const buildingCost = (cost: Minor, landShare: Rate): Minor => subtractMoney(cost, landPart(cost, landShare));

/** The building's depreciation (AfA) in a year of the holding period (1 is the first), in cents. */
export const buildingDepreciation = (building: Minor, year: number): Minor => straightLine(building, buildingRate, year);

/** The yearly deduction for refurbishment (Instandsetzungsaufwand, § 28 (2) EStG), in cents: a fifteenth of its cost. */
export const worksPart = (works: Minor, year: number): Minor => straightLine(works, rate(1 / worksYears), year);

/** The depreciation of furniture in a year, in cents: a tenth of its cost. */
export const furnitureDepreciation = (furniture: Minor, year: number): Minor => straightLine(furniture, percent(10), year);

const lawUrl = 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004570';

export const depreciationRule: RuleRef = confirmedRule({
  id: 'at-depreciation',
  title: 'Depreciation of let property, 1.5% of the building (AfA, § 16 (1) no. 8 EStG 1988; GrundanteilV 2016)',
  inForceFrom: '2016-01-01',
  url: lawUrl,
});

export const worksRule: RuleRef = confirmedRule({
  id: 'at-works',
  title: 'Refurbishment spread over fifteen years (Instandsetzung, § 28 (2) EStG 1988)',
  inForceFrom: '2016-01-01',
  url: lawUrl,
});

export const furnitureRule: RuleRef = unconfirmedRule({
  id: 'at-furniture',
  title: 'Depreciation of furniture over ten years',
  inForceFrom: '2016-01-01',
  url: lawUrl,
});
