import type { MarketRules } from '../../rules.ts';
import { loanShare } from '../loanShare.ts';

const [usuallyLent, mostLent] = [0.8, 0.9];

/** The usual Polish bank requirements for a loan on a flat. Market practice, unconfirmed. Empty without a loan. */
export const polandLending: NonNullable<MarketRules['lending']> = (asked) => {
  const share = loanShare(asked);
  if (share === null) return [];
  const rate = [
    'pl-rate',
    'Rates are fixed for five years and then follow WIBOR. Try this deal with a rate two percentage points higher. We couldn’t confirm this.',
  ] as const;
  if (share.of <= usuallyLent) return [rate];
  const bound =
    share.of > mostLent ? 'Banks lend at most 90%' : 'Above 80%, banks require insurance for the excess, and they lend at most 90%';
  return [
    [
      'pl-ltv',
      `The loan is ${share.text} of the value. ${bound}, so your own contribution (wkład własny) must be at least 10%. We couldn’t confirm this.`,
    ],
    rate,
  ];
};
