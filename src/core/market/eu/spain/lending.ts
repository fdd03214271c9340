import { minor, shareOf } from '../../../kernel/money.ts';
import { percent, ratio, toPercent } from '../../../kernel/rate.ts';
import type { LoanAsked, LoanNote, MarketRules } from '../../rules.ts';
import { euroText } from '../euroText.ts';

/** Of the lower of price and valuation. Practice of 2025 and 2026, no offer. */
const mostLent = percent(70);

/** What Spanish banks usually require that this loan does not meet. Empty without a loan, for an owner-occupied home and for a project. */
export const spainLending: NonNullable<MarketRules['lending']> = (loan) =>
  loan.loan <= 0 || loan.purpose === 'home' || loan.purpose === 'project' ? [] : [...shareNotes(loan), incomeNote];

function shareNotes({ loan, value }: LoanAsked): readonly LoanNote[] {
  const most = shareOf(value, mostLent);
  if (loan <= most) return [];
  const share = Math.round(toPercent(ratio(loan, value) ?? percent(0)) * 10) / 10;
  return [
    [
      'es-ltv',
      `The loan is ${share} % of the value. Spanish banks lend 60 % to ${toPercent(mostLent)} % on a home to let, to residents and others, here ${euroText(most)} at most: have ${euroText(minor(loan - most))} more of your own.`,
    ],
  ];
}

const incomeNote: LoanNote = [
  'es-income',
  'Spanish banks ask that all your loan payments stay within 35 % to 40 % of your income, and lend for 25 years at most on a home to let.',
];
