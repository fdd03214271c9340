import type { IsoDate } from '../../../../kernel/calendar.ts';
import type { UsState } from '../../../markets.ts';
import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import type { UsRule } from '../../usRule.ts';
import { depreciationRule } from '../depreciation.ts';
import type { Filing } from '../filing.ts';
import type { Participation } from '../rentalActivity.ts';
import type { LoanCosts } from '../scheduleE.ts';

/** A household that owns a rental directly or through its own limited liability company, which does not change the tax. */
export interface AmericanOwner {
  /** The property's state, which taxes its rents and gains wherever the owner lives. */
  readonly state: UsState;
  readonly filing: Filing;
  /** The household's yearly wages and other ordinary income, before deductions; excludes gains and other rentals. */
  readonly otherIncome: Minor;
  /** The land share of the basis, which is not depreciated. */
  readonly landShare: Rate;
  readonly participation: Participation;
  /** Average stay in nights; null for ordinary tenancies. */
  readonly averageStay: number | null;
  /** Price, purchase costs and capital improvements, including land. A sale uses the request's base cost. */
  readonly basis: Minor;
  /** The date the property was ready to let. */
  readonly placedInService: IsoDate;
  /** The purchase date; `placedInService` if absent. */
  readonly boughtOn?: IsoDate;
  /** Points and loan costs in the first year's finance costs; if absent, those costs are deducted when paid. */
  readonly loanCosts?: LoanCosts;
}

/** The amounts carried to the next year, as positive numbers. */
export interface OwnerCarry {
  /** Unused passive losses. */
  readonly losses: Minor;
  /** Losses that reduce qualified business income first. */
  readonly qualifiedLosses: Minor;
  /** Depreciation and loan costs written off so far. */
  readonly depreciation: Minor;
  readonly loanCosts: Minor;
}

/** Rules and notes that apply to every year. */
export const standingRules: readonly UsRule[] = [depreciationRule];
export const standingNotes: readonly string[] = [
  'Federal tax uses the standard deduction. Credits and the alternative minimum tax aren’t included.',
  'Rents and gains are taxed in the property’s state, using federal depreciation and loss rules. A credit in the owner’s home state isn’t included.',
  'A single-owner limited liability company doesn’t change the tax.',
];
