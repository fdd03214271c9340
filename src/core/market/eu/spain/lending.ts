import { minor, shareOf } from '../../../kernel/money.ts';
import { percent, ratio, toPercent } from '../../../kernel/rate.ts';
import type { LoanApplication, LoanNote, MarketRules } from '../../rules.ts';
import { euroText } from '../euroText.ts';

/** The maximum loan, as a share of the lower of price and valuation. Market practice in 2025 and 2026, not an offer. */
const mostLent = percent(70);

/** The usual Spanish lending requirements this loan does not meet. Empty without a loan, for an owner-occupied home and for a project. */
export const spainLending: NonNullable<MarketRules['lending']> = (loan) =>
  loan.loan <= 0 || loan.purpose === 'home' || loan.purpose === 'project' ? [] : [...shareNotes(loan), incomeNote];

function shareNotes({ loan, value }: LoanApplication): readonly LoanNote[] {
  const most = shareOf(value, mostLent);
  if (loan <= most) return [];
  const share = Math.round(toPercent(ratio(loan, value) ?? percent(0)) * 10) / 10;
  return [
    [
      'es-ltv',
      `The loan is ${share}% of the value. Spanish banks lend residents and non-residents 60% to ${toPercent(mostLent)}% of the value of let property, which is up to ${euroText(most)} here. You would need ${euroText(minor(loan - most))} more of your own money.`,
    ],
  ];
}

const incomeNote: LoanNote = [
  'es-income',
  'Spanish banks require all your loan payments to stay within 35% to 40% of your income, and lend for up to 25 years for let property.',
];
