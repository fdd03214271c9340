import type { IsoDate } from '../../../kernel/calendar.ts';
import { minor, shareOf, timesMoney } from '../../../kernel/money.ts';
import { rate, ratio, toPercent } from '../../../kernel/rate.ts';
import type { LoanApplication, LoanNote } from '../../rules.ts';
import { dollarText } from '../tax/dollarText.ts';
import { fhaTerms } from './fhaLoan.ts';
import { hardMoneyTerms } from './hardMoney.ts';
import { fannieInvestment, fannieLoanToValue } from './investmentLoan.ts';
import { loanLimit } from './loanLimits.ts';
import type { Units } from './loanLimits.ts';
import { lenderDscr, rentCoverLenders, rentCoverTerms } from './dscrLoan.ts';

/**
 * The usual lender requirements that a loan on a rental or project does not meet, plus the reserves needed. Market practice in 2026, not
 * law or an offer. Empty without a loan.
 */
export function lendingNotes(loan: LoanApplication, on: IsoDate): readonly LoanNote[] {
  if (loan.loan <= 0) return [];
  if (loan.purpose === 'project') return projectNotes(loan);
  if (loan.purpose === 'home') return homeNotes(loan, on);
  return [...shareNotes(loan), ...limitNotes(loan, on), ...coverNotes(loan), ...leastNotes(loan), reserveNote(loan)];
}

/** A property without a unit count is treated as one unit. Agencies lend on at most four units. */
const unitsOf = ({ units }: LoanApplication): Units => Math.min(4, Math.max(1, Math.round(units ?? 1))) as Units;

/** A share as text: "75%", "66.7%". */
const shown = (share: number): string => `${Math.round(toPercent(rate(share)) * 10) / 10}%`;

/** Notes that compare loan to value with agencies' and DSCR lenders' maximums. */
function shareNotes(loan: LoanApplication): readonly LoanNote[] {
  const share = ratio(loan.loan, loan.value) ?? 0;
  const purpose = loan.purpose === 'cash-out' ? 'cash-out' : 'purchase';
  const ofAgency = fannieLoanToValue(purpose, unitsOf(loan));
  const ofRent = rentCoverTerms.loanToValue[purpose] - (loan.isInterestOnly ? rentCoverTerms.interestOnlyLess : 0);
  const [asked, of] = [shown(share), purpose === 'cash-out' ? 'of the appraised value' : 'of the price'];
  if (share > ofAgency && share > ofRent)
    return [
      [
        'loan-above-agency',
        `The loan is ${asked} ${of}. On this type of rental, Fannie Mae’s maximum is ${shown(ofAgency)} and DSCR lenders’ is ${shown(ofRent)}. Few lenders go higher.`,
      ],
    ];
  if (share > ofRent)
    return [
      [
        'loan-above-rent-lenders',
        `The loan is ${asked} ${of}, above most DSCR lenders’ maximum of ${shown(ofRent)}. You would need an agency loan, which depends on your income.`,
      ],
    ];
  if (share > ofAgency)
    return [
      [
        'loan-above-agency',
        `The loan is ${asked} ${of}, above the agency maximum of ${shown(ofAgency)}. You would need a DSCR loan, which costs more.`,
      ],
    ];
  return [];
}

/** Notes on the loan limits for the day's calendar year; years without known limits get no note. */
function limitNotes(loan: LoanApplication, on: IsoDate): readonly LoanNote[] {
  const year = Number(on.slice(0, 4));
  const usual = loanLimit('conforming', unitsOf(loan), year);
  if (!usual.ok || loan.loan <= usual.value.limit) return [];
  return [
    [
      'loan-above-conforming',
      `The loan is above the conforming limit of ${dollarText(usual.value.limit)} for ${year}. The limit is higher in expensive counties. A loan above the county’s limit is a jumbo loan.`,
    ],
  ];
}

/** Notes on the lender's rent cover. Lenders count about three quarters of nightly income. */
function coverNotes({ income, isByTheNight, payment }: LoanApplication): readonly LoanNote[] {
  const counted = isByTheNight ? shareOf(income, rentCoverTerms.shortLetCounted.from) : income;
  const cover = lenderDscr({ monthlyRent: counted, monthlyPayment: payment });
  if (cover === null) return [];
  const of = isByTheNight ? `, counting ${shown(rentCoverTerms.shortLetCounted.from)} of what guests pay,` : '';
  const { least, good } = rentCoverLenders;
  if (cover < least)
    return [
      ['rent-cover-short', `The lender’s DSCR${of} is ${coverText(cover, least)}. DSCR lenders require at least ${least.toFixed(2)}.`],
    ];
  if (cover < good)
    return [['rent-cover-thin', `The lender’s DSCR${of} is ${coverText(cover, good)}. Better pricing starts at ${good.toFixed(2)}.`]];
  return [];
}

/** The cover as shown in the note, or "just under" the requirement if rounding would hide a shortfall. */
const coverText = (cover: number, asked: number): string => {
  const text = cover.toFixed(2);
  return Number(text) < asked ? text : `just under ${asked.toFixed(2)}`;
};

function leastNotes({ loan }: LoanApplication): readonly LoanNote[] {
  if (loan >= rentCoverTerms.leastLoan) return [];
  return [
    [
      'loan-small',
      `Many DSCR lenders have a minimum loan of ${dollarText(rentCoverTerms.leastLoan)}, and this one is ${dollarText(loan)}. Ask a local bank.`,
    ],
  ];
}

const reserveNote = ({ payment }: LoanApplication): LoanNote => [
  'lender-reserves',
  `Keep ${dollarText(timesMoney(payment, fannieInvestment.reserveMonths / 12))} in reserve after closing. On a rental, Fannie Mae requires six months of payments including property tax, insurance and dues, and DSCR lenders require two to six. Cash needed does not include this reserve.`,
];

/** Notes for an owner-occupied loan, based on the FHA's requirements. The FHA's test for three and four units is a separate rule. */
function homeNotes(loan: LoanApplication, on: IsoDate): readonly LoanNote[] {
  const found: LoanNote[] = [];
  const [usual, low] = fhaTerms.downPayment;
  const down = 1 - loan.ofPrice;
  if (down < usual.least)
    found.push([
      'fha-down-payment',
      `${shown(down)} down is less than the FHA’s minimum of ${shown(usual.least)}, or ${shown(low.least)} if your credit score is below ${usual.score}. VA loans require 0%.`,
    ]);
  const year = Number(on.slice(0, 4));
  const floor = loanLimit('fha-floor', unitsOf(loan), year);
  if (floor.ok && loan.loan > floor.value.limit)
    found.push([
      'fha-loan-limit',
      `The loan is above ${dollarText(floor.value.limit)}, the FHA’s ${year} limit in most counties. Check your county’s limit before you rely on an FHA loan.`,
    ]);
  return found;
}

/** Notes on a hard-money loan: on its ratio to the price, and on the ratio of the loan including rehab to the after-repair value. */
function projectNotes({ loan, value, ofPrice: lentOfPrice }: LoanApplication): readonly LoanNote[] {
  const found: LoanNote[] = [];
  const { ofPrice, ofValueAfterRepair } = hardMoneyTerms;
  if (lentOfPrice > ofPrice.to)
    found.push([
      'hard-money-of-price',
      `A hard money loan of ${shown(lentOfPrice)} of the price is above most lenders’ maximum of ${shown(ofPrice.to)}.`,
    ]);
  const share = ratio(loan, value);
  if (share !== null && share > ofValueAfterRepair.to) {
    const most = shareOf(value, ofValueAfterRepair.to);
    found.push([
      'hard-money-of-value',
      `A hard money loan of ${dollarText(loan)} is ${shown(share)} of the after-repair value. Lenders go up to 70% to 75%, which is ${dollarText(most)} here. You would need another ${dollarText(minor(loan - most))} of your own cash.`,
    ]);
  }
  return found;
}
