import { addMoney, minor, sumMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { zeroRate } from '../../../../kernel/rate.ts';
import type { TaxedHold } from '../../landlordTax.ts';
import { straightLine } from '../../straightLine.ts';
import {
  buildingCost,
  buildingRate,
  decliningBalance,
  decliningRule,
  furnitureDepreciation,
  furnitureRule,
  listedWorksDepreciation,
  listedWorksRule,
  straightLineRule,
} from './depreciation.ts';
import type { GermanySettings } from './settings.ts';
import { taxWorks, worksNotes, worksRule } from './works.ts';
import type { TaxedWorks } from './works.ts';
import type { RuleRef } from '../../../ruleRef.ts';

/** The deductions from each year's rent that result from buying and refurbishing the property. */
export interface WriteOff {
  readonly works: TaxedWorks;
  /** Depreciation of building and refurbishment in a year (from 1), which a sale adds back. */
  readonly ofHome: (year: number) => Minor;
  readonly ofFurniture: (year: number) => Minor;
  readonly rules: readonly RuleRef[];
  readonly notes: readonly string[];
}

/** The yearly depreciation of building, refurbishment and furniture, in cents. Every year counts as a full year. */
export function writeOffOf({ price, buyingCosts, works, furniture, settings }: TaxedHold<GermanySettings>): WriteOff {
  const bought = buildingCost(addMoney(price, buyingCosts), settings.landShare);
  const taxed = taxWorks(works, bought, settings.listedWorks);
  const building = addMoney(bought, taxed.capitalised);
  const isDeclining = settings.depreciation === 'declining-balance';
  const yearly = isDeclining ? zeroRate : buildingRate(settings.building);
  return {
    works: taxed,
    ofHome: (year) =>
      addMoney(
        isDeclining ? decliningBalance(building, year) : straightLine(building, yearly, year),
        listedWorksDepreciation(taxed.listed, year),
      ),
    ofFurniture: (year) => furnitureDepreciation(furniture, year),
    rules: [
      isDeclining ? decliningRule : straightLineRule,
      ...(taxed.listed > 0 ? [listedWorksRule] : []),
      ...(taxed.capitalised > 0 || taxed.deducted > 0 ? [worksRule] : []),
      ...(furniture > 0 ? [furnitureRule] : []),
    ],
    notes: [
      ...worksNotes(taxed),
      ...(taxed.listed > 0 ? ['Refurbishing a listed building needs a certificate from the heritage authority (§ 7i EStG).'] : []),
      ...(isDeclining
        ? [
            'Declining-balance depreciation is only for a home bought by the end of the year in which it was completed. Special depreciation under § 7b EStG isn’t included.',
          ]
        : []),
    ],
  };
}

/** The part of the property's cost not deducted at once, in cents. */
export const costAtSale = (baseCost: Minor, { works }: WriteOff): Minor => minor(baseCost - works.deducted);

/** Total depreciation from the first to the last year, in cents. */
export const writtenOffIn = (years: number, { ofHome }: WriteOff): Minor =>
  sumMoney(Array.from({ length: years }, (_, at) => ofHome(at + 1)));
