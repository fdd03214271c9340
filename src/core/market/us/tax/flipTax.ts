import type { UsState } from '../../markets.ts';
import { addMoney, minor, subtractMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { TaxSources } from '../../landlordRules.ts';
import { addedTax } from './addedTax.ts';
import type { Filing } from './filing.ts';
import type { YearNotKnown } from './gainsTax.ts';
import type { HouseholdYear } from './householdTax.ts';
import { selfEmploymentRule, selfEmploymentTax } from './selfEmploymentTax.ts';

/** A house bought for resale: inventory, whose profit is not a capital gain and which is not depreciated. */
export interface Flip {
  readonly state: UsState;
  readonly filing: Filing;
  /** Year of the sale. */
  readonly year: number;
  /** Sale price less purchase price, rehab and all costs; negative is a loss. */
  readonly profit: Minor;
  /** The household's other ordinary income, and the part that is the flipper's wages. */
  readonly otherIncome: Minor;
  readonly wages: Minor;
}

export interface FlipTax extends TaxSources {
  /** Federal and state income tax the flip adds; negative if a loss lowers it. */
  readonly onIncome: Minor;
  /** Self-employment tax, including the additional Medicare tax. */
  readonly onSelfEmployment: Minor;
  readonly total: Minor;
}

/**
 * The tax on a flip in cents, or an error for years without figures. It is income tax on the profit (less half the self-employment tax and
 * the business income deduction), plus self-employment tax.
 */
export function flipTax({ state, filing, year, profit, otherIncome, wages }: Flip): Result<FlipTax, YearNotKnown> {
  const work = selfEmploymentTax({ year, filing, profit, wages });
  if (!work.ok) return work;
  const income = subtractMoney(profit, work.value.deduction);
  const without: HouseholdYear = {
    year,
    filing,
    ordinaryIncome: otherIncome,
    longTermGain: zeroMoney,
    recapturedGain: zeroMoney,
    netInvestmentIncome: zeroMoney,
    business: null,
  };
  const added = addedTax({
    without,
    with: {
      ...without,
      ordinaryIncome: addMoney(otherIncome, income),
      business: { income: minor(Math.max(0, income)), unadjustedBasis: zeroMoney, materialParticipation: true },
    },
    state,
    stateBelow: { ordinary: otherIncome, longTermGain: zeroMoney },
    stateAdded: { ordinary: income, longTermGain: zeroMoney },
  });
  if (!added.ok) return added;
  const onSelfEmployment = addMoney(work.value.tax, work.value.additionalMedicare);
  return ok({
    onIncome: added.value.tax,
    onSelfEmployment,
    total: addMoney(added.value.tax, onSelfEmployment),
    rules: [...added.value.rules, selfEmploymentRule],
    notes: [
      'A flip is treated as a trade. Its profit is ordinary income and subject to self-employment tax, however long the house was owned (not confirmed).',
      ...added.value.notes,
    ],
  });
}
