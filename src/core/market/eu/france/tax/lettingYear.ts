import { addMoney, allocateMoney, minor, shareOf, subtractMoney, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { rate } from '../../../../kernel/rate.ts';
import { unreachable } from '../../../../kernel/result.ts';
import type { HoldYear, TaxedHold } from '../../landlordTax.ts';
import type { Deficit } from './deficits.ts';
import { furnishedYear, nothingAmortised, straightLine } from './furnishedIncome.ts';
import type { FurnishedCarry, FurnishedYear } from './furnishedIncome.ts';
import { householdsOf } from './households.ts';
import type { Household } from './households.ts';
import { incomeTaxAdded } from './incomeScale.ts';
import { landYear } from './landIncome.ts';
import { microBase, microBicTerms, microFoncier } from './microRegimes.ts';
import { yearOf } from './refusals.ts';
import type { FranceSettings } from './settings.ts';
import { socialRate } from './socialCharges.ts';

type Hold = TaxedHold<FranceSettings>;

/** A household's amounts carried to the next year. */
export interface HouseholdCarry {
  readonly deficits: readonly Deficit[];
  readonly furnished: FurnishedCarry;
}

export const nothingCarried: HouseholdCarry = { deficits: [], furnished: nothingAmortised };

export interface FrenchYear {
  readonly year: number;
  /** The taxable income; negative if a deficit reduces other income. */
  readonly taxable: Minor;
  readonly tax: Minor;
  /** Income tax saved by a deficit; it must be repaid if the letting ends too soon. */
  readonly savedByDeficit: Minor;
  /** One entry per household, in the households' order. */
  readonly carried: readonly HouseholdCarry[];
}

export interface FrenchYearInput {
  readonly hold: Hold;
  readonly year: HoldYear;
  /** The year of ownership, from 1. */
  readonly yearHeld: number;
  readonly carried: readonly HouseholdCarry[];
}

/** A year of letting under the chosen regime, in cents: the income tax it adds to the households and its social charges. */
export function lettingYear(asked: FrenchYearInput): FrenchYear {
  const { hold, carried } = asked;
  const year = yearOf(asked.year);
  const households = householdsOf(hold);
  const parts = partsOf(asked, households);
  const results = parts.map((part, at) => incomeOf(hold, { part, year, carried: carried[at] ?? nothingCarried }));
  const incomeTaxes = results.map(({ taxable }, at) => incomeTaxAdded(households[at] as Household, taxable));
  const social = results.map(({ taxable }) => socialChargesOn(taxable, hold.settings, year));
  return {
    year,
    taxable: sumMoney(results.map(({ taxable }) => taxable)),
    tax: sumMoney([...incomeTaxes, ...social]),
    savedByDeficit: minor(-incomeTaxes.reduce((sum, tax) => sum + Math.min(0, tax), 0)),
    carried: results.map((result) => result.carried),
  };
}

/** Social charges on a household's letting income, in cents; 0 on a deficit. */
export const socialChargesOn = (income: Minor, { regime }: Pick<FranceSettings, 'regime'>, year: number): Minor =>
  shareOf(minor(Math.max(0, income)), socialRate(isFurnished(regime) ? 'furnished' : 'bare', year));

/** Whether a regime is for furnished lettings. */
export const isFurnished = (regime: FranceSettings['regime']): boolean => regime === 'micro-bic' || regime === 'lmnp-reel';

/** Refurbishment costs deducted from the rent in the first year, in cents. */
export const worksDeducted = ({ works, settings }: Hold): Minor =>
  settings.regime === 'reel-foncier' && settings.worksAre === 'repairs' ? works : zeroMoney;

/** The depreciable building cost in cents: price and purchase costs without the land, plus refurbishment. */
export const amortisedBuilding = ({ price, buyingCosts, works, settings }: Hold): Minor =>
  addMoney(shareOf(addMoney(price, buyingCosts), rate(1 - settings.landShare)), works);

/** A year's amounts split by household; the parts sum to each amount. */
function partsOf({ hold, year, yearHeld }: FrenchYearInput, households: readonly Household[]): readonly FurnishedYear[] {
  const shares = households.map(({ share }) => share);
  const { buildingYears, furnitureYears } = hold.settings;
  const split = (amount: Minor): readonly Minor[] => allocateMoney(amount, shares);
  const rents = split(year.rent);
  const costs = split(addMoney(year.costs, yearHeld === 1 ? worksDeducted(hold) : zeroMoney));
  const interest = split(year.financeCosts);
  const buildings = split(straightLine(amortisedBuilding(hold), buildingYears, yearHeld));
  const furniture = split(straightLine(hold.furniture, furnitureYears, yearHeld));
  return households.map((_, at) => ({
    rent: rents[at] ?? zeroMoney,
    costs: costs[at] ?? zeroMoney,
    interest: interest[at] ?? zeroMoney,
    building: buildings[at] ?? zeroMoney,
    furniture: furniture[at] ?? zeroMoney,
  }));
}

interface IncomeAsked {
  readonly part: FurnishedYear;
  readonly year: number;
  readonly carried: HouseholdCarry;
}

interface Income {
  readonly taxable: Minor;
  readonly carried: HouseholdCarry;
}

function incomeOf({ letting, settings }: Hold, { part, year, carried }: IncomeAsked): Income {
  switch (settings.regime) {
    case 'micro-foncier':
      return { taxable: microBase(part.rent, microFoncier), carried };
    case 'micro-bic':
      return { taxable: microBase(part.rent, microBicTerms(letting, settings)), carried };
    case 'reel-foncier': {
      const done = landYear(part, carried.deficits, year);
      return { taxable: done.taxable, carried: { ...carried, deficits: done.carried } };
    }
    case 'lmnp-reel': {
      const done = furnishedYear(part, carried.furnished, year);
      return { taxable: done.taxable, carried: { ...carried, furnished: done.carried } };
    }
    default:
      return unreachable(settings.regime);
  }
}

/** The building depreciation used so far by all households, in cents. */
export const amortisationUsed = (done: FrenchYear | undefined): Minor =>
  done === undefined ? zeroMoney : sumMoney(done.carried.map(({ furnished }) => furnished.usedOfBuilding));

/** The property's book value in cents: its cost less the depreciation used. */
export const bookValue = ({ price, buyingCosts, works }: Hold, used: Minor): Minor =>
  subtractMoney(sumMoney([price, buyingCosts, works]), used);
