import { minor, shareOf } from '../../../kernel/money.ts';
import { percent, ratio, toPercent } from '../../../kernel/rate.ts';
import type { LoanApplication, LoanNote, MarketRules } from '../../rules.ts';
import { euroText } from '../euroText.ts';

/** Maximum loan, as a share of the value. Market practice, not an offer. */
const mostLent = percent(80);

/** The usual Italian lending requirements this loan does not meet. Empty without a loan, for an owner-occupied home and for a project. */
export const italyLending: NonNullable<MarketRules['lending']> = (loan) =>
  loan.loan <= 0 || loan.purpose === 'home' || loan.purpose === 'project' ? [] : [...shareNotes(loan), termsNote];

function shareNotes({ loan, value }: LoanApplication): readonly LoanNote[] {
  const most = shareOf(value, mostLent);
  if (loan <= most) return [];
  const share = Math.round(toPercent(ratio(loan, value) ?? percent(0)) * 10) / 10;
  return [
    [
      'it-ltv',
      `The loan is ${share}% of the value. Italian banks lend 60% to ${toPercent(mostLent)}% of the value of a second home, which is up to ${euroText(most)} here. You would need ${euroText(minor(loan - most))} more of your own money.`,
    ],
  ];
}

const termsNote: LoanNote = [
  'it-lender-terms',
  'Italian banks test your income: payments may take about a third of it. Loans on a second home run for 20 to 25 years. A 2% tax is due on the loan.',
];
