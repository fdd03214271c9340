import type { LoanNote, MarketRules } from '../../rules.ts';
import { loanShare } from '../loanShare.ts';

/** Of the let value: what many lenders on a let home lend, and what any lends at most. */
const [usuallyLent, mostLent] = [0.7, 0.9];

/** What Dutch lenders usually require of a loan on a let property. Market practice, unconfirmed. Empty without a loan. */
export const netherlandsLending: NonNullable<MarketRules['lending']> = (asked) => {
  const share = loanShare(asked);
  if (share === null) return [];
  const stops = share.of > mostLent ? 'Lenders on a let home stop at 70 to 90 %' : 'Many lenders on a let home stop at 70 %';
  const ltv: readonly LoanNote[] =
    share.of > usuallyLent
      ? [
          [
            'nl-ltv',
            `The loan is ${share.text} of the value. ${stops} of its value in let state, which may be below the price. Not confirmed.`,
          ],
        ]
      : [];
  return asked.purpose === 'home' ? ltv : [...ltv, consent];
};

const consent: LoanNote = [
  'nl-let-consent',
  'A loan on a home of your own forbids letting. A let home takes a loan for it (verhuurhypotheek). Not confirmed.',
];
