import type { IsoDate } from '../../../../kernel/calendar.ts';
import { addMoney, minor, subtractMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { LettingYear, TaxSources } from '../../../landlordRules.ts';
import { addedTax } from '../addedTax.ts';
import { depreciationBy, depreciationUntil } from '../depreciation.ts';
import { dollarText } from '../dollarText.ts';
import type { YearNotKnown } from '../gainsTax.ts';
import type { HouseholdYear } from '../householdTax.ts';
import { modifiedIncome, passiveLossRule } from '../passiveLoss.ts';
import { rentalActivity } from '../rentalActivity.ts';
import type { RentalActivity } from '../rentalActivity.ts';
import { qualifiedIncomeOf, rentalResult } from '../rentalResult.ts';
import { buildingBasis, loanCostsBy, scheduleE } from '../scheduleE.ts';
import { stateEndsLosses } from '../stateIncomeTax.ts';
import type { AmericanOwner, OwnerCarry } from './owner.ts';

export interface OwnerYearInput {
  readonly owner: AmericanOwner;
  readonly letting: LettingYear;
  /** The year of ownership, from 1. */
  readonly yearHeld: number;
  readonly carried: OwnerCarry;
  /** The sale date if it is in this year; otherwise null. */
  readonly soldOn: IsoDate | null;
}

export interface OwnerYear extends TaxSources {
  /** Federal and state tax that the rental adds; negative if a loss lowers the tax. */
  readonly tax: Minor;
  /** The year's rent less deductions, and its taxable part after the passive loss rules. */
  readonly net: Minor;
  readonly taxable: Minor;
  readonly carried: OwnerCarry;
  /** The household's year including the rental, before any sale. */
  readonly household: HouseholdYear;
  /** The year's income that the state taxes. */
  readonly stateIncome: Minor;
}

/**
 * A household's rental year, in cents, or an error for years without figures. It applies Schedule E and the passive-loss limits. The tax is
 * the tax with the rental less the tax without it.
 */
export function ownerYear(asked: OwnerYearInput): Result<OwnerYear, YearNotKnown> {
  const { owner, letting } = asked;
  const { filing, otherIncome } = owner;
  const year = yearOf(letting.on);
  const activity = rentalActivity(owner);
  const written = writtenOff(asked, activity);
  const net = scheduleE({ ...letting, ...written.ofYear });
  const result = rentalResult({
    net,
    carried: asked.carried.losses,
    losses: activity.losses,
    filing,
    modifiedIncome: modifiedIncome(otherIncome, zeroMoney),
  });
  const qualified = qualifiedIncomeOf(result.taxable, asked.carried.qualifiedLosses);
  const without: HouseholdYear = { ...noGains, year, filing, ordinaryIncome: otherIncome, netInvestmentIncome: zeroMoney, business: null };
  const household = withRental(without, { asked, activity, taxable: result.taxable, qualifiedIncome: qualified.income });
  const stateIncome = stateEndsLosses(owner.state) ? minor(Math.max(0, net)) : result.taxable;
  const added = addedTax({
    without,
    with: household,
    state: owner.state,
    stateBelow: { ordinary: otherIncome, longTermGain: zeroMoney },
    stateAdded: { ordinary: stateIncome, longTermGain: zeroMoney },
  });
  if (!added.ok) return added;
  return ok({
    tax: added.value.tax,
    net,
    taxable: result.taxable,
    carried: { losses: result.carried, qualifiedLosses: qualified.carriedLoss, ...written.soFar },
    household,
    stateIncome,
    rules: [...added.value.rules, ...(net < 0 || result.used > 0 ? [passiveLossRule] : []), ...activity.rules],
    notes: [
      ...lossNotes(asked, { net, ...result }),
      ...(filing === 'separate' && activity.losses === 'allowance' && result.carried > 0 ? [separateNote] : []),
      ...activity.notes,
      ...added.value.notes,
    ],
  });
}

/** The calendar year of a date. */
export const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));

const noGains = { longTermGain: zeroMoney, recapturedGain: zeroMoney };

const separateNote =
  'On a separate return, the rental loss allowance applies only if the spouses lived apart all year, so we don’t apply it.';

interface Rental {
  readonly asked: OwnerYearInput;
  readonly activity: RentalActivity;
  readonly taxable: Minor;
  readonly qualifiedIncome: Minor;
}

function withRental(without: HouseholdYear, { asked, activity, taxable, qualifiedIncome }: Rental): HouseholdYear {
  const { owner, soldOn } = asked;
  const business = {
    income: qualifiedIncome,
    // The law excludes property sold before the year ends.
    unadjustedBasis: soldOn === null ? buildingBasis(owner.basis, owner.landShare) : zeroMoney,
    materialParticipation: activity.materialParticipation,
  };
  return {
    ...without,
    ordinaryIncome: addMoney(without.ordinaryIncome, taxable),
    netInvestmentIncome: activity.isInvestment ? taxable : zeroMoney,
    business: isBusiness(owner) ? business : null,
  };
}

/** The deduction requires a trade or business, which an owner who does not participate lacks. */
const isBusiness = ({ participation }: AmericanOwner): boolean => participation !== 'none';

interface WrittenOff {
  readonly ofYear: { readonly interest: Minor; readonly loanCosts: Minor; readonly depreciation: Minor };
  readonly soFar: Pick<OwnerCarry, 'depreciation' | 'loanCosts'>;
}

/**
 * Depreciation and loan costs for the months held. In the year of sale, depreciation ends with half a month and the remaining loan costs
 * are deducted.
 */
function writtenOff({ owner, letting, yearHeld, carried, soldOn }: OwnerYearInput, { use }: RentalActivity): WrittenOff {
  const { placedInService } = owner;
  const held = { basis: buildingBasis(owner.basis, owner.landShare), use, placedInService };
  const depreciated = soldOn === null ? depreciationBy({ ...held, day: letting.on }) : depreciationUntil({ ...held, disposedOn: soldOn });
  const depreciation = minor(Math.max(carried.depreciation, depreciated));
  const costs = owner.loanCosts ?? { amount: zeroMoney, months: 0 };
  const paid = minor(Math.min(costs.amount, yearHeld === 1 ? letting.financeCosts : costs.amount));
  const loanCosts = soldOn === null ? loanCostsBy({ ...costs, amount: paid }, 12 * yearHeld) : paid;
  return {
    ofYear: {
      interest: subtractMoney(letting.financeCosts, yearHeld === 1 ? paid : zeroMoney),
      loanCosts: subtractMoney(loanCosts, carried.loanCosts),
      depreciation: subtractMoney(depreciation, carried.depreciation),
    },
    soFar: { depreciation, loanCosts },
  };
}

interface Losses {
  readonly net: Minor;
  readonly taxable: Minor;
  readonly used: Minor;
  readonly carried: Minor;
}

/** Notes for the first year with a loss and the first in which it is used; later years would repeat them. */
function lossNotes({ letting, carried }: OwnerYearInput, { net, taxable, used, carried: left }: Losses): readonly string[] {
  const year = yearOf(letting.on);
  const notes: string[] = [];
  if (net < 0 && taxable < 0) notes.push(`In ${year} a loss of ${dollarText(taxable)} reduces other income.`);
  if (net < 0 && left > carried.losses)
    notes.push(`In ${year} a loss of ${dollarText(subtractMoney(left, carried.losses))} is carried forward.`);
  if (net > 0 && used > 0) notes.push(`In ${year} ${dollarText(used)} of carried-forward losses reduce taxable rent.`);
  return notes;
}
