import type { IsoDate } from '../../../../kernel/calendar.ts';
import type { UsState } from '../../../markets.ts';
import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import type { UsRule } from '../../usRule.ts';
import { depreciationRule } from '../depreciation.ts';
import type { Filing } from '../filing.ts';
import type { Participation } from '../rentalActivity.ts';
import type { LoanCosts } from '../scheduleE.ts';

/** A household that owns a rental, itself or through a limited liability company of its own, which changes no tax. */
export interface AmericanOwner {
  /** Where the house is: its rents and gains are taxed there, wherever the owner lives. */
  readonly state: UsState;
  readonly filing: Filing;
  /** A year's wages and other ordinary income of the household, before deductions; no gains, no other rentals. */
  readonly otherIncome: Minor;
  /** The part of the basis that is land, which is not written off. */
  readonly landShare: Rate;
  readonly participation: Participation;
  /** Nights of an average stay; null for ordinary tenancies. */
  readonly averageStay: number | null;
  /** Price, buying costs and capital improvements, including land, which is not depreciated. A sale uses the base cost of its request. */
  readonly basis: Minor;
  /** When it was ready to let. */
  readonly placedInService: IsoDate;
  /** When it was bought; when it was ready to let, where absent. */
  readonly boughtOn?: IsoDate;
  /** Points and loan costs among the finance costs of the first year; where absent, those costs are deducted in the year they are paid. */
  readonly loanCosts?: LoanCosts;
}

/** The amounts carried to the next year, as positive numbers. */
export interface OwnerCarry {
  /** Passive losses that nothing took up. */
  readonly losses: Minor;
  /** Losses that come off qualified business income first. */
  readonly qualifiedLosses: Minor;
  /** Depreciation and loan costs written off so far. */
  readonly depreciation: Minor;
  readonly loanCosts: Minor;
}

/** Rules and sentences that hold for every year. */
export const standingRules: readonly UsRule[] = [depreciationRule];
export const standingNotes: readonly string[] = [
  'Federal tax is worked out with the standard deduction; credits and the alternative minimum tax are left out.',
  'Rents and gains are taxed in the state of the house, by federal depreciation and loss rules; a credit in the state where the owner lives is left out.',
  'A limited liability company with one owner changes no tax.',
];
