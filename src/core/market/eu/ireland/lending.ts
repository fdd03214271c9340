import { minor, shareOf } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent, ratio, toPercent } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { LoanApplication, LoanNote, MarketRules } from '../../rules.ts';
import { euroText } from '../euroText.ts';

/** Usual Irish lending terms for let property. Market practice in 2025 and 2026, not an offer. */
export const irishTerms = {
  loanToValue: percent(70),
  rentCover: { least: 1.2, good: 1.3 },
  longestYears: 30,
  usualYears: 25,
  usualRate: percent(5.4),
  leastValue: minor(115_000_00),
  leastEarnings: minor(40_000_00),
  url: 'https://mmadvisors.ie/buy-to-let-mortgages-ireland-how-much-can-you-borrow-for-a-buy-to-let',
};

/** The largest loan for a property value, in cents. */
export const largestLoan = (value: Minor, loanToValue: Rate): Minor => shareOf(value, loanToValue);

/** The usual Irish lending requirements this loan does not meet. Empty without a loan, for an owner-occupied home and for a project. */
export const irelandLending: NonNullable<MarketRules['lending']> = (loan) => {
  if (loan.loan <= 0 || loan.purpose === 'home' || loan.purpose === 'project') return [];
  return [...shareNotes(loan), ...coverNotes(loan), ...leastNotes(loan), termsNote];
};

function shareNotes({ loan, value }: LoanApplication): readonly LoanNote[] {
  const most = largestLoan(value, irishTerms.loanToValue);
  if (loan <= most) return [];
  const share = Math.round(toPercent(ratio(loan, value) ?? percent(0)) * 10) / 10;
  return [
    [
      'ie-ltv',
      `The loan is ${share}% of the value. Lenders lend up to ${toPercent(irishTerms.loanToValue)}% on let property, which is ${euroText(most)} here. You would need ${euroText(minor(loan - most))} more of your own money.`,
    ],
  ];
}

function coverNotes({ income, payment }: LoanApplication): readonly LoanNote[] {
  const cover = payment > 0 ? income / payment : null;
  const { least, good } = irishTerms.rentCover;
  if (cover === null || cover >= good) return [];
  const asked = `Lenders require rent of ${least} to ${good} times the mortgage payment`;
  return [
    [
      'ie-rent-cover',
      `${asked}. Here the rent is ${Math.floor(cover * 100) / 100} times the payment including property tax and insurance.`,
    ],
  ];
}

const leastNotes = ({ value }: LoanApplication): readonly LoanNote[] =>
  value >= irishTerms.leastValue
    ? []
    : [
        [
          'ie-least-value',
          `At least one lender requires a property value of ${euroText(irishTerms.leastValue)} or more, so ask before you make an offer.`,
        ],
      ];

const termsNote: LoanNote = [
  'ie-lender-terms',
  `Lenders usually lend for up to ${irishTerms.longestYears} years and to a maximum age of 68 to 80. At least one requires earnings of ${euroText(irishTerms.leastEarnings)} and a property in a town of at least 3,000 people.`,
];
