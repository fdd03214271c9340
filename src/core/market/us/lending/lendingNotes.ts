import type { IsoDate } from '../../../kernel/calendar.ts';
import { minor, shareOf, timesMoney } from '../../../kernel/money.ts';
import { rate, ratio, toPercent } from '../../../kernel/rate.ts';
import type { LoanAsked, LoanNote } from '../../rules.ts';
import { dollarText } from '../tax/dollarText.ts';
import { fhaTerms } from './fhaLoan.ts';
import { hardMoneyTerms } from './hardMoney.ts';
import { fannieInvestment, fannieLoanToValue } from './investmentLoan.ts';
import { loanLimit } from './loanLimits.ts';
import type { Units } from './loanLimits.ts';
import { lendersRentCover, rentCoverLenders, rentCoverTerms } from './rentCover.ts';

/**
 * What lenders on a rental or a project usually require that this loan does not meet, and the reserves needed on top. Market practice of
 * 2026, not law or an offer. Empty without a loan.
 */
export function lendingNotes(loan: LoanAsked, on: IsoDate): readonly LoanNote[] {
  if (loan.loan <= 0) return [];
  if (loan.purpose === 'project') return projectNotes(loan);
  if (loan.purpose === 'home') return homeNotes(loan, on);
  return [...shareNotes(loan), ...limitNotes(loan, on), ...coverNotes(loan), ...leastNotes(loan), reserveNote(loan)];
}

/** A property without a unit count is taken as one unit; no agency lends on more than four. */
const unitsOf = ({ units }: LoanAsked): Units => Math.min(4, Math.max(1, Math.round(units ?? 1))) as Units;

/** "75 %", "66.7 %" */
const shown = (share: number): string => `${Math.round(toPercent(rate(share)) * 10) / 10} %`;

/** What of the value is lent, against what agencies and lenders on the rent alone lend at most. */
function shareNotes(loan: LoanAsked): readonly LoanNote[] {
  const share = ratio(loan.loan, loan.value) ?? 0;
  const purpose = loan.purpose === 'cash-out' ? 'cash-out' : 'purchase';
  const ofAgency = fannieLoanToValue(purpose, unitsOf(loan));
  const ofRent = rentCoverTerms.loanToValue[purpose] - (loan.isInterestOnly ? rentCoverTerms.interestOnlyLess : 0);
  const [asked, of] = [shown(share), purpose === 'cash-out' ? 'of the appraised value' : 'of the price'];
  if (share > ofAgency && share > ofRent)
    return [
      [
        'loan-above-agency',
        `The loan is ${asked} ${of}. On such a rental Fannie Mae takes ${shown(ofAgency)} at most and DSCR lenders ${shown(ofRent)}: few lend more.`,
      ],
    ];
  if (share > ofRent)
    return [
      [
        'loan-above-rent-lenders',
        `The loan is ${asked} ${of}, more than the ${shown(ofRent)} of most DSCR lenders: it takes an agency loan, which looks at your income.`,
      ],
    ];
  if (share > ofAgency)
    return [
      [
        'loan-above-agency',
        `The loan is ${asked} ${of}, more than the ${shown(ofAgency)} of an agency loan: it takes a DSCR loan, which costs more.`,
      ],
    ];
  return [];
}

/** The limits of the day's year; we have no other year, so other years get no note. */
function limitNotes(loan: LoanAsked, on: IsoDate): readonly LoanNote[] {
  const year = Number(on.slice(0, 4));
  const usual = loanLimit('conforming', unitsOf(loan), year);
  if (!usual.ok || loan.loan <= usual.value.limit) return [];
  return [
    [
      'loan-above-conforming',
      `The loan is above the conforming limit of ${dollarText(usual.value.limit)} for ${year}, which is higher in expensive counties. Above the county’s it is a jumbo loan.`,
    ],
  ];
}

/** The lender's own cover. Of nights, lenders count three quarters or so of the income. */
function coverNotes({ income, isByTheNight, payment }: LoanAsked): readonly LoanNote[] {
  const counted = isByTheNight ? shareOf(income, rentCoverTerms.shortLetCounted.from) : income;
  const cover = lendersRentCover({ monthlyRent: counted, monthlyPayment: payment });
  if (cover === null) return [];
  const of = isByTheNight ? ` with ${shown(rentCoverTerms.shortLetCounted.from)} of what guests pay` : '';
  const { least, good } = rentCoverLenders;
  if (cover < least)
    return [
      ['rent-cover-short', `The lender’s DSCR${of} is ${coverText(cover, least)}. DSCR lenders ask for ${least.toFixed(2)} at least.`],
    ];
  if (cover < good)
    return [['rent-cover-thin', `The lender’s DSCR${of} is ${coverText(cover, good)}. Better prices start at ${good.toFixed(2)}.`]];
  return [];
}

/** As the figure is printed, with a word where that rounds up to what it does not reach. */
const coverText = (cover: number, asked: number): string => {
  const text = cover.toFixed(2);
  return Number(text) < asked ? text : `just under ${asked.toFixed(2)}`;
};

function leastNotes({ loan }: LoanAsked): readonly LoanNote[] {
  if (loan >= rentCoverTerms.leastLoan) return [];
  return [
    [
      'loan-small',
      `Many DSCR lenders lend ${dollarText(rentCoverTerms.leastLoan)} at least, and this loan is ${dollarText(loan)}. Ask a local bank.`,
    ],
  ];
}

const reserveNote = ({ payment }: LoanAsked): LoanNote => [
  'lender-reserves',
  `Have ${dollarText(timesMoney(payment, fannieInvestment.reserveMonths / 12))} left after closing: six months of the payment with property tax, insurance and dues are what Fannie Mae asks on a rental, and two to six what DSCR lenders ask. It is not in the cash needed.`,
];

/** An owner's home: the FHA's requirements, with the lowest down payment. Its test for three and four units is a separate rule. */
function homeNotes(loan: LoanAsked, on: IsoDate): readonly LoanNote[] {
  const found: LoanNote[] = [];
  const [usual, low] = fhaTerms.downPayment;
  const down = 1 - loan.ofPrice;
  if (down < usual.least)
    found.push([
      'fha-down-payment',
      `${shown(down)} down is less than the FHA’s ${shown(usual.least)}, and ${shown(low.least)} below a credit score of ${usual.score}. VA loans take 0 %.`,
    ]);
  const year = Number(on.slice(0, 4));
  const floor = loanLimit('fha-floor', unitsOf(loan), year);
  if (floor.ok && loan.loan > floor.value.limit)
    found.push([
      'fha-loan-limit',
      `The loan is above ${dollarText(floor.value.limit)}, the FHA’s limit of ${year} in most counties. Ask for your county’s before you count on an FHA loan.`,
    ]);
  return found;
}

/** Hard money: of the price, and with the works of the value after them. */
function projectNotes({ loan, value, ofPrice: lentOfPrice }: LoanAsked): readonly LoanNote[] {
  const found: LoanNote[] = [];
  const { ofPrice, ofValueAfterRepair } = hardMoneyTerms;
  if (lentOfPrice > ofPrice.to)
    found.push([
      'hard-money-of-price',
      `Hard money of ${shown(lentOfPrice)} of the price is more than the ${shown(ofPrice.to)} at which most lenders stop.`,
    ]);
  const share = ratio(loan, value);
  if (share !== null && share > ofValueAfterRepair.to) {
    const most = shareOf(value, ofValueAfterRepair.to);
    found.push([
      'hard-money-of-value',
      `Hard money of ${dollarText(loan)} is ${shown(share)} of the after-repair value. Lenders stop at 70 % to 75 %, here at ${dollarText(most)}: have ${dollarText(minor(loan - most))} more of your own.`,
    ]);
  }
  return found;
}
