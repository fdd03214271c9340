import { closingCostRule } from './closingCosts.ts';
import { fannieRule } from './lending/investmentLoan.ts';
import { mortgageInsuranceRule } from './lending/mortgageInsurance.ts';
import { rentCoverRule } from './lending/dscrLoan.ts';
import { propertyTaxRule } from './propertyTax.ts';
import { depreciationRule } from './tax/depreciation.ts';
import { investorReliefRules } from './tax/investorReliefs.ts';
import { netInvestmentIncomeRule } from './tax/netInvestmentIncomeTax.ts';
import { passiveLossRule } from './tax/passiveLoss.ts';
import { checkedOn } from './usRule.ts';
import type { UsRule } from './usRule.ts';

/** The US rules shown as sources of figures; a year's tax brackets are listed with the tax calculated from them. */
export const unitedStates = {
  currency: 'USD',
  /** Changes with every change to a US figure. */
  version: 'us-2026-11-20',
  checkedOn,
  rules: [
    propertyTaxRule,
    closingCostRule,
    depreciationRule,
    netInvestmentIncomeRule,
    passiveLossRule,
    investorReliefRules.qualifiedBusinessIncome,
    investorReliefRules.bonusDepreciation,
    investorReliefRules.likeKind,
    mortgageInsuranceRule,
    fannieRule,
    rentCoverRule,
  ] satisfies readonly UsRule[],
} as const;
