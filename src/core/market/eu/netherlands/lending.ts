import type { LoanNote, MarketRules } from '../../rules.ts';
import { loanShare } from '../loanShare.ts';

/** Lenders' maximum loans as shares of the value with a tenant: the usual maximum, and the highest that a lender offers. */
const [usuallyLent, mostLent] = [0.7, 0.9];

/** The usual Dutch lending requirements for a loan on a let property. Market practice, unconfirmed. Empty without a loan. */
export const netherlandsLending: NonNullable<MarketRules['lending']> = (asked) => {
  const share = loanShare(asked);
  if (share === null) return [];
  const stops = share.of > mostLent ? 'Lenders’ maximum on let property is 70% to 90%' : 'Many lenders’ maximum on let property is 70%';
  const ltv: readonly LoanNote[] =
    share.of > usuallyLent
      ? [
          [
            'nl-ltv',
            `The loan is ${share.text} of the value. ${stops} of the value with a tenant, which may be below the price. We couldn’t confirm this.`,
          ],
        ]
      : [];
  return asked.purpose === 'home' ? ltv : [...ltv, consent];
};

const consent: LoanNote = [
  'nl-let-consent',
  'An owner-occupier’s loan forbids letting. A let property needs a loan for let property (verhuurhypotheek). We couldn’t confirm this.',
];
