import type { MarketRules } from '../../rules.ts';
import { loanShare } from '../loanShare.ts';

const mostLent = 0.8;

/**
 * The usual Belgian bank requirements for a loan on a let property. Market practice under the supervisor's guidance, unconfirmed. Empty
 * without a loan.
 */
export const belgiumLending: NonNullable<MarketRules['lending']> = (asked) => {
  const share = loanShare(asked);
  if (share === null || share.of <= mostLent) return [];
  return [
    [
      'be-ltv',
      `The loan is ${share.text} of the value. Banks lend up to 80% on a let property (quotité, quotiteit), with few exceptions. We couldn’t confirm this.`,
    ],
  ];
};
