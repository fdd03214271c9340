import { ratio } from '../../../kernel/rate.ts';
import type { LoanApplication, LoanNote, MarketRules } from '../../rules.ts';

const usualShare = 0.8;

/**
 * The usual Austrian bank requirements for a loan on a let property. Market practice since the KIM rules ended, not law. Empty without a
 * loan.
 */
export const austriaLending: NonNullable<MarketRules['lending']> = (loan) => {
  if (loan.loan <= 0) return [];
  return [...shareNotes(loan), ...repaymentNotes(loan), incomeNote];
};

function shareNotes({ loan, value }: LoanApplication): readonly LoanNote[] {
  const share = ratio(loan, value) ?? 0;
  if (share <= usualShare) return [];
  return [
    [
      'at-ltv',
      `The loan is ${Math.round(share * 1000) / 10}% of the value. Banks usually lend up to 80%, even though the KIM lending rules ended on 1 July 2025. A larger loan requires additional security.`,
    ],
  ];
}

function repaymentNotes({ purpose, isInterestOnly }: LoanApplication): readonly LoanNote[] {
  if (!isInterestOnly || purpose === 'project') return [];
  return [
    ['at-repayment', 'Interest-only loans (endfällige Kredite) are rare in Austria. Ask the bank how it expects you to repay the loan.'],
  ];
}

const incomeNote: LoanNote = [
  'at-income',
  'Banks usually limit all loan payments to 40% of net household income and the term to 35 years. The KIM lending rules that required this ended on 1 July 2025.',
];
