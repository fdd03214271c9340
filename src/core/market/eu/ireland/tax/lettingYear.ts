import { addMoney, allocateMoney, subtractMoney, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { rate, zeroRate } from '../../../../kernel/rate.ts';
import type { HoldOwner, HoldYear, TaxedHold } from '../../landlordTax.ts';
import { caseVYear, wearAndTear } from './caseV.ts';
import type { CaseVCarry, CaseVYear } from './caseV.ts';
import { incomeTax } from './incomeTax.ts';
import type { TaxedIncomes } from './incomeTax.ts';
import { rentalRelief } from './rentalRelief.ts';
import type { IrelandSettings } from './settings.ts';
import { socialCharge, socialSurcharge } from './socialCharge.ts';
import { socialInsurance } from './socialInsurance.ts';

export interface IrishYear {
  /** All owners' Case V income. */
  readonly taxable: Minor;
  readonly tax: Minor;
  /** Rental income relief that reduced income tax. */
  readonly relief: Minor;
  readonly surcharge: Minor;
  /** One entry per owner, in the owners' order. */
  readonly carried: readonly CaseVCarry[];
}

export interface IrishYearInput {
  readonly hold: TaxedHold<IrelandSettings>;
  readonly year: HoldYear;
  /** The year of ownership, from 1. */
  readonly yearHeld: number;
  readonly carried: readonly CaseVCarry[];
}

/** The calendar year of a letting year, which selects the figures. */
export const calendarYear = ({ on }: Pick<HoldYear, 'on'>): number => Number(on.slice(0, 4));

/** A letting year in cents: the income tax, Universal Social Charge and PRSI it adds for the owners. */
export function lettingYear(asked: IrishYearInput): IrishYear {
  const { owners, settings } = asked.hold;
  const year = calendarYear(asked.year);
  const profits = profitsOf(asked);
  const people = owners.map((owner, at) => ({ owner, profit: profits[at] as CaseVYear }));
  const together = settings.assessment === 'joint' ? [people] : people.map((each) => [each]);
  const incomeTaxes = together.map((unit) => incomeTaxAdded(unit, settings, year));
  const surcharge = sumMoney(people.map(({ profit }) => socialSurcharge(profit.beforeAllowances)));
  const social = people.map(({ owner, profit }) => socialAdded(owner, profit, year));
  return {
    taxable: sumMoney(profits.map(({ taxable }) => taxable)),
    tax: sumMoney([...incomeTaxes.map(({ added }) => added), ...social, surcharge]),
    relief: sumMoney(incomeTaxes.map(({ relief }) => relief)),
    surcharge,
    carried: profits.map(({ carried }) => carried),
  };
}

function profitsOf({ hold, year, yearHeld, carried }: IrishYearInput): readonly CaseVYear[] {
  const shares = hold.owners.map(({ share }) => share);
  const rents = allocateMoney(year.rent, shares);
  const costs = allocateMoney(subtractMoney(year.costs, year.propertyTax), shares);
  const interest = allocateMoney(year.financeCosts, shares);
  const wear = allocateMoney(wearAndTear(hold.furniture, yearHeld), shares);
  return hold.owners.map((_, at) =>
    caseVYear(
      {
        rent: rents[at] ?? zeroMoney,
        costs: costs[at] ?? zeroMoney,
        interest: interest[at] ?? zeroMoney,
        interestAllowed: hold.settings.registered ? rate(1) : zeroRate,
        allowance: wear[at] ?? zeroMoney,
      },
      carried[at] as CaseVCarry,
    ),
  );
}

interface Person {
  readonly owner: HoldOwner;
  readonly profit: CaseVYear;
}

/** Income tax with the letting less income tax without it, for one person or a couple taxed jointly. */
function incomeTaxAdded(unit: readonly Person[], settings: IrelandSettings, year: number) {
  const others = unit.map(({ owner }) => owner.otherIncome);
  const all = unit.map(({ owner, profit }) => addMoney(owner.otherIncome, profit.taxable));
  const spouse = settings.assessment === 'joint' && unit.length === 1 ? [settings.spouseIncome] : [];
  const offered = settings.rentalRelief
    ? sumMoney(unit.map(({ owner, profit }) => rentalRelief(profit.taxable, owner.share, year)))
    : zeroMoney;
  const taxOf = (incomes: readonly Minor[], credits: Minor): Minor =>
    incomeTax([...incomes, ...spouse] as unknown as TaxedIncomes, addMoney(settings.taxCredits, credits));
  const relieved = taxOf(all, offered);
  return { added: subtractMoney(relieved, taxOf(others, zeroMoney)), relief: subtractMoney(taxOf(all, zeroMoney), relieved) };
}

/** The Universal Social Charge and PRSI that the letting adds for one owner. Both are individual, even for couples. */
function socialAdded({ otherIncome }: HoldOwner, { beforeAllowances, taxable }: CaseVYear, year: number): Minor {
  const charge = subtractMoney(socialCharge(addMoney(otherIncome, beforeAllowances)), socialCharge(otherIncome));
  return addMoney(charge, socialInsurance(taxable, year));
}
