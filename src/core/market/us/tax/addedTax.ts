import type { UsState } from '../../markets.ts';
import { addMoney, subtractMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { TaxSources } from '../../landlordRules.ts';
import type { YearNotKnown } from './gainsTax.ts';
import { householdTax } from './householdTax.ts';
import type { HouseholdYear } from './householdTax.ts';
import { stateTaxOnAdded } from './stateIncomeTax.ts';
import type { StateIncome } from './stateIncomeTax.ts';
import { laterYear, taxYearOf } from './taxYear.ts';

/** A household's year without and with an additional income or loss, for federal and state tax. */
export interface Added {
  readonly without: HouseholdYear;
  readonly with: HouseholdYear;
  readonly state: UsState;
  /** The year's income taxable by the state, without the addition, and the addition. */
  readonly stateBelow: StateIncome;
  readonly stateAdded: StateIncome;
}

export interface AddedTax extends TaxSources {
  /** Negative if a loss lowers the tax on other income. */
  readonly federal: Minor;
  readonly state: Minor;
  readonly tax: Minor;
}

/**
 * The tax that an additional income or loss causes in a household's year, in cents: the tax with it less the tax without it. An error for
 * years without figures.
 */
export function addedTax(given: Added): Result<AddedTax, YearNotKnown> {
  const { year, filing } = given.with;
  const before = householdTax(given.without);
  const after = householdTax(given.with);
  const state = stateTaxOnAdded({ state: given.state, filing, year, below: given.stateBelow, added: given.stateAdded });
  if (!before.ok) return before;
  if (!after.ok) return after;
  if (!state.ok) return state;
  const federal = subtractMoney(after.value.total, before.value.total);
  const later = laterYear(taxYearOf(year) ?? { year, figuresOf: year });
  return ok({
    federal,
    state: state.value.tax,
    tax: addMoney(federal, state.value.tax),
    rules: [...after.value.rules, state.value.rule, ...later.rules],
    notes: [
      ...(after.value.unusedLoss > 0 ? [lossNote] : []),
      ...(after.value.businessDeduction > 0 ? [businessNote] : []),
      ...state.value.notes,
      ...later.notes,
    ],
  });
}

const lossNote = 'Part of the loss exceeds the year’s income. We don’t carry that part forward as a net operating loss.';
const businessNote =
  'We apply the 20% deduction for business income. It requires a trade or business. For rentals, 250 documented hours a year are enough.';
