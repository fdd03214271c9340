import { addMonths } from '../../../../kernel/calendar.ts';
import type { IsoDate } from '../../../../kernel/calendar.ts';
import { addMoney, minor, subtractMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { Disposal, TaxSources } from '../../../landlordRules.ts';
import { addedTax } from '../addedTax.ts';
import { dollarText } from '../dollarText.ts';
import type { YearNotKnown } from '../gainsTax.ts';
import type { HouseholdYear } from '../householdTax.ts';
import { rentalActivity } from '../rentalActivity.ts';
import { saleGain } from '../saleTax.ts';
import { stateEndsLosses } from '../stateIncomeTax.ts';
import type { AmericanOwner } from './owner.ts';
import type { OwnerYear } from './ownerYear.ts';

export interface OwnerSaleInput {
  readonly owner: AmericanOwner;
  readonly disposal: Disposal;
  /** The result for the year of sale, calculated without the sale. */
  readonly year: OwnerYear;
}

export interface OwnerSale extends TaxSources {
  /** Proceeds less the depreciated basis; negative is a loss, which offsets any income. */
  readonly gain: Minor;
  readonly recapturedGain: Minor;
  readonly longTermGain: Minor;
  /** Carried-forward losses released by the sale. */
  readonly released: Minor;
  /** Federal and state tax that the sale adds. */
  readonly tax: Minor;
}

/**
 * The tax on a sale to an unrelated buyer, in cents, on top of the year's rent. Depreciation is recaptured at no more than 25%. The rest of
 * a gain is long-term if the property was held for more than a year, and ordinary otherwise. A loss is ordinary (§ 1231). All suspended
 * losses are released (§ 469(g)). An error for years without figures.
 */
export function ownerSale({ owner, disposal, year }: OwnerSaleInput): Result<OwnerSale, YearNotKnown> {
  const since = owner.boughtOn ?? owner.placedInService;
  const { household } = year;
  const released = year.carried.losses;
  const split = saleGain({
    price: disposal.proceeds,
    sellingCosts: disposal.sellingCosts,
    costBasis: disposal.baseCost,
    // A leased property has no basis and no depreciation.
    depreciation: minor(Math.min(disposal.baseCost, year.carried.depreciation)),
  });
  const isLong = disposal.on > addMonths(since, 12);
  const parts = isLong && split.gain > 0 ? split : { gain: split.gain, recapturedGain: zeroMoney, longTermGain: zeroMoney };
  const ordinaryGain = subtractMoney(parts.gain, addMoney(parts.recapturedGain, parts.longTermGain));
  const ordinary = subtractMoney(ordinaryGain, released);
  const added = addedTax({
    without: household,
    with: withSale(household, { parts, ordinary, released, isInvestment: rentalActivity(owner).isInvestment }),
    state: owner.state,
    stateBelow: { ordinary: addMoney(owner.otherIncome, year.stateIncome), longTermGain: zeroMoney },
    stateAdded: {
      ordinary: stateEndsLosses(owner.state) ? minor(Math.max(0, ordinaryGain)) : ordinary,
      longTermGain: addMoney(parts.recapturedGain, parts.longTermGain),
    },
  });
  if (!added.ok) return added;
  return ok({
    ...parts,
    released,
    tax: added.value.tax,
    rules: added.value.rules,
    notes: [
      ...(released > 0 ? [`Carried-forward losses of ${dollarText(released)} reduce income in the year of sale.`] : []),
      ...(isLong || split.gain === 0 ? [] : [shortNote(since)]),
      ...(split.gain < 0 ? [`The sale makes a loss of ${dollarText(split.gain)}, which reduces other income.`] : []),
      ...added.value.notes,
    ],
  });
}

interface Sold {
  readonly parts: Pick<OwnerSale, 'gain' | 'recapturedGain' | 'longTermGain'>;
  /** Ordinary gain or loss, and the losses released. */
  readonly ordinary: Minor;
  readonly released: Minor;
  readonly isInvestment: boolean;
}

function withSale(household: HouseholdYear, { parts, ordinary, released, isInvestment }: Sold): HouseholdYear {
  const { business } = household;
  return {
    ...household,
    ordinaryIncome: addMoney(household.ordinaryIncome, ordinary),
    recapturedGain: parts.recapturedGain,
    longTermGain: parts.longTermGain,
    netInvestmentIncome: isInvestment
      ? subtractMoney(addMoney(household.netInvestmentIncome, parts.gain), released)
      : household.netInvestmentIncome,
    business: business === null ? null : { ...business, income: minor(Math.max(0, business.income - released)) },
  };
}

const shortNote = (since: IsoDate): string => `Owned since ${since}, which is a year or less, so the gain is ordinary income.`;
