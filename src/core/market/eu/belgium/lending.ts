import type { MarketRules } from '../../rules.ts';
import { loanShare } from '../loanShare.ts';

const mostLent = 0.8;

/**
 * What Belgian banks usually require of a loan on a let property. Practice under the supervisor's guidance, unconfirmed. Empty without a
 * loan.
 */
export const belgiumLending: NonNullable<MarketRules['lending']> = (asked) => {
  const share = loanShare(asked);
  if (share === null || share.of <= mostLent) return [];
  return [
    [
      'be-ltv',
      `The loan is ${share.text} of the value. Banks stop at 80 % for a home that is let (quotité, quotiteit), with few exceptions. Not confirmed.`,
    ],
  ];
};
