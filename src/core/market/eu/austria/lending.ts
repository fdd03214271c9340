import { ratio } from '../../../kernel/rate.ts';
import type { LoanAsked, LoanNote, MarketRules } from '../../rules.ts';

const usualShare = 0.8;

/** What Austrian banks usually require of a loan on a let property. Practice since the KIM rules ended, not law. Empty without a loan. */
export const austriaLending: NonNullable<MarketRules['lending']> = (loan) => {
  if (loan.loan <= 0) return [];
  return [...shareNotes(loan), ...repaymentNotes(loan), incomeNote];
};

function shareNotes({ loan, value }: LoanAsked): readonly LoanNote[] {
  const share = ratio(loan, value) ?? 0;
  if (share <= usualShare) return [];
  return [
    [
      'at-ltv',
      `The loan is ${Math.round(share * 1000) / 10} % of the value. Banks usually stop at 80 %, also since the KIM rules ended on 1 July 2025: more takes other security.`,
    ],
  ];
}

function repaymentNotes({ purpose, isInterestOnly }: LoanAsked): readonly LoanNote[] {
  if (!isInterestOnly || purpose === 'project') return [];
  return [
    ['at-repayment', 'Interest-only loans (endfällige Kredite) are rare in Austria. Ask the bank what it wants to see that repays it.'],
  ];
}

const incomeNote: LoanNote = [
  'at-income',
  'Banks usually keep all payments within 40 % of net household income and the term within 35 years. The KIM rules that asked for it ended on 1 July 2025.',
];
