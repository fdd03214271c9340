import { minor, shareOf } from '../../../kernel/money.ts';
import { percent, ratio, toPercent } from '../../../kernel/rate.ts';
import type { LoanApplication, LoanNote, MarketRules } from '../../rules.ts';
import { euroText } from '../euroText.ts';

/**
 * The maximum loan for a property that is not the main home, as a share of the lower of price and valuation. A recommendation of the
 * central bank.
 */
const mostLent = percent(80);

/**
 * The usual Portuguese lending requirements this loan does not meet. Empty without a loan, for an owner-occupied home and for a project.
 */
export const portugalLending: NonNullable<MarketRules['lending']> = (loan) =>
  loan.loan <= 0 || loan.purpose === 'home' || loan.purpose === 'project' ? [] : [...shareNotes(loan), incomeNote];

function shareNotes({ loan, value }: LoanApplication): readonly LoanNote[] {
  const most = shareOf(value, mostLent);
  if (loan <= most) return [];
  const share = Math.round(toPercent(ratio(loan, value) ?? percent(0)) * 10) / 10;
  return [
    [
      'pt-ltv',
      `The loan is ${share}% of the value. Portuguese banks lend up to ${toPercent(mostLent)}% on a home that is not the owner’s main home, which is ${euroText(most)} here. You would need ${euroText(minor(loan - most))} more of your own money.`,
    ],
  ];
}

const incomeNote: LoanNote = [
  'pt-income',
  'Portuguese banks require all your loan payments, tested at a higher rate, to stay within 45% to 50% of your income (DSTI). Ask which limit applies.',
];
