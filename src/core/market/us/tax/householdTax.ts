import { minor, subtractMoney, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { bandTax, bandTotal } from '../../bandTax.ts';
import type { UsRule } from '../usRule.ts';
import type { Filing } from './filing.ts';
import { gainsTax } from './gainsTax.ts';
import type { YearNotKnown } from './gainsTax.ts';
import { bracketsOf } from './incomeBrackets.ts';
import { investorReliefRules } from './investorReliefs.ts';
import { netInvestmentIncomeRule, netInvestmentIncomeTax } from './netInvestmentIncomeTax.ts';
import { qualifiedIncomeDeduction } from './qualifiedIncome.ts';
import { standardDeduction } from './standardDeduction.ts';
import { taxYearOf } from './taxYear.ts';

/** A household's yearly income for federal income tax. */
export interface HouseholdYear {
  readonly year: number;
  readonly filing: Filing;
  /** Wages, interest and rental results, before the standard deduction and after allowed losses. */
  readonly ordinaryIncome: Minor;
  /** Gain on property held for more than a year, excluding recaptured depreciation. */
  readonly longTermGain: Minor;
  readonly recapturedGain: Minor;
  /** Rents and gains less related costs; excludes income from a business that the owner works in. */
  readonly netInvestmentIncome: Minor;
  readonly business: QualifiedPart | null;
}

/** Income that qualifies for the business income deduction. */
export interface QualifiedPart {
  readonly income: Minor;
  readonly unadjustedBasis: Minor;
  readonly materialParticipation: boolean;
}

export interface HouseholdTax {
  /** After all deductions; never negative. */
  readonly taxableIncome: Minor;
  readonly businessDeduction: Minor;
  /** Tax on ordinary income, and on recaptured and other long-term gains. */
  readonly onOrdinary: Minor;
  readonly onRecapture: Minor;
  readonly onLongTermGain: Minor;
  readonly onInvestmentIncome: Minor;
  readonly total: Minor;
  /** Unused deductions and losses: the amount by which income is below zero. */
  readonly unusedLoss: Minor;
  readonly rules: readonly UsRule[];
}

/**
 * A household's federal income tax in cents, or an error for years without figures. The standard deduction reduces ordinary income first,
 * then recaptured depreciation, then other gain. Credits, the alternative minimum tax and payroll taxes are excluded. Later years use the
 * last known figures, and `laterYear` returns the note.
 */
export function householdTax(given: HouseholdYear): Result<HouseholdTax, YearNotKnown> {
  const held = taxYearOf(given.year);
  const brackets = held === null ? null : bracketsOf(held.figuresOf);
  if (held === null || brackets === null) return err({ kind: 'year-not-known', year: given.year });
  const { filing, longTermGain, recapturedGain } = given;
  const { figuresOf: year } = held;
  const gains = longTermGain + recapturedGain;
  const beforeBusiness = atLeastNothing(given.ordinaryIncome + gains - standardDeduction(year, filing));
  const businessDeduction = businessDeductionOf(given, { year, taxableIncome: beforeBusiness });
  const taxableIncome = subtractMoney(beforeBusiness, businessDeduction);
  const taxedLongTerm = minor(Math.min(longTermGain, taxableIncome));
  const taxedRecapture = minor(Math.min(recapturedGain, taxableIncome - taxedLongTerm));
  const ordinary = minor(taxableIncome - taxedLongTerm - taxedRecapture);
  const onGains = gainsTax({ year, filing, ordinaryIncome: ordinary, longTermGain: taxedLongTerm, recapturedGain: taxedRecapture });
  if (!onGains.ok) return onGains;
  const { onLongTermGain, onRecapture, rule } = onGains.value;
  const onOrdinary = bandTotal(bandTax(ordinary, brackets.ordinary[filing]));
  const income = minor(given.ordinaryIncome + gains);
  const onInvestmentIncome = netInvestmentIncomeTax({ year, filing, netInvestmentIncome: given.netInvestmentIncome, income });
  return ok({
    taxableIncome,
    businessDeduction,
    onOrdinary,
    onRecapture,
    onLongTermGain,
    onInvestmentIncome,
    total: sumMoney([onOrdinary, onRecapture, onLongTermGain, onInvestmentIncome]),
    unusedLoss: atLeastNothing(0 - income),
    rules: [
      { ...rule, id: `us-income-tax-${year}`, title: `Federal income tax, ${year}` },
      ...(gains > 0 ? [rule] : []),
      ...(onInvestmentIncome > 0 ? [netInvestmentIncomeRule] : []),
      ...(businessDeduction > 0 ? [investorReliefRules.qualifiedBusinessIncome] : []),
    ],
  });
}

function businessDeductionOf(
  { business, filing, longTermGain, recapturedGain }: HouseholdYear,
  { year, taxableIncome }: { readonly year: number; readonly taxableIncome: Minor },
): Minor {
  if (business === null || business.income <= 0) return minor(0);
  const deduction = qualifiedIncomeDeduction({
    year,
    filing,
    qualifiedIncome: business.income,
    taxableIncome,
    netCapitalGain: minor(longTermGain + recapturedGain),
    wages: minor(0),
    unadjustedBasis: business.unadjustedBasis,
    materialParticipation: business.materialParticipation,
  });
  return minor(Math.min(deduction, taxableIncome));
}

const atLeastNothing = (amount: number): Minor => minor(Math.max(0, amount));
