import { minor, roundMoney, shareOf, subtractMoney, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent, ratio, toPercent } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { LoanApplication, LoanNote, MarketRules } from '../../rules.ts';
import { euroText } from '../euroText.ts';

/** French lending limits of the Haut Conseil de stabilité financière (HCSF), and usual bank terms. */
export const frenchTerms = {
  /** Maximum loan payments with insurance, as a share of income. */
  effort: percent(35),
  /** Share of rent counted as income. */
  rentWeight: percent(70),
  longestYears: 25,
  longestYearsWithWorks: 27,
  /** Rate over 25 years before insurance, September 2025. */
  usualRate: percent(3.2),
  usualInsurance: percent(0.3),
  prepayment: { months: 6, most: percent(3) },
  url: 'https://www.mieuxvivre-votreargent.fr/immobilier/financements-immobiliers/2021/09/28/credit-immobilier-cet-obstacle-de-plus-passe-inapercu-pour-les-investisseurs-immobiliers/',
};

/** The part of the rent a bank counts as income, in cents. */
export const weightedRent = (rent: Minor, weight: Rate): Minor => shareOf(rent, weight);

/** The payments that the counted rent does not cover, in cents. This is the differential method, which banks may no longer use. */
export const netCharge = (payments: Minor, rent: Minor, weight: Rate): Minor => subtractMoney(payments, weightedRent(rent, weight));

export interface EffortInput {
  readonly payments: Minor;
  /** Other income. */
  readonly income: Minor;
  readonly rent: Minor;
  readonly weight: Rate;
}

/** Loan payments as a share of income and counted rent (taux d'effort), as a fraction; null if there is neither. */
export const effortRate = ({ payments, income, rent, weight }: EffortInput): Rate | null =>
  ratio(payments, income + weightedRent(rent, weight));

export interface PrepaymentFee {
  readonly fee: Minor;
  readonly method: 'interest' | 'cap';
}

/** The maximum early repayment fee, in cents: six months' interest, up to 3% of the balance. */
export function prepaymentFee(balance: Minor, annualRate: Rate): PrepaymentFee {
  const interest = timesMoney(shareOf(balance, annualRate), frenchTerms.prepayment.months / 12);
  const most = shareOf(balance, frenchTerms.prepayment.most);
  return interest <= most ? { fee: interest, method: 'interest' } : { fee: most, method: 'cap' };
}

/** French bank requirements for a loan on a rental. Empty without a loan, for an owner-occupied home and for a project. */
export const franceLending: NonNullable<MarketRules['lending']> = (loan) => {
  if (loan.loan <= 0 || loan.purpose === 'home' || loan.purpose === 'project') return [];
  return [...shareNotes(loan), ...cashOutNotes(loan), effortNote(loan), prepaymentNote(loan), termNote];
};

const shareNotes = ({ loan, value }: LoanApplication): readonly LoanNote[] =>
  loan <= value
    ? []
    : [
        [
          'fr-ltv',
          `The loan is more than the price. Banks expect you to pay the purchase costs, about a tenth of the price, yourself. You would need another ${euroText(minor(loan - value))} of your own cash.`,
        ],
      ];

const cashOutNotes = ({ purpose }: LoanApplication): readonly LoanNote[] =>
  purpose === 'cash-out'
    ? [['fr-cash-out', 'French banks rarely lend against an increase in value. Ask one before you rely on refinancing.']]
    : [];

/** The note that compares the loan’s yearly payments with the counted rent and gives the income needed. */
function effortNote({ payment, income: rent }: LoanApplication): LoanNote {
  const { effort, rentWeight: weight } = frenchTerms;
  const ofRent = effortRate({ payments: payment, income: minor(0), rent, weight });
  const needed = roundMoney(Math.max(0, payment / effort - weightedRent(rent, weight)) / 12);
  const left = Math.max(0, netCharge(payment, rent, weight));
  const alone =
    ofRent === null
      ? ''
      : ` The payment, property tax and insurance together take ${Math.round(toPercent(ofRent))}% of the rent that banks count.`;
  return [
    'fr-effort',
    `Banks may lend if all loan payments take no more than ${toPercent(effort)}% of income, counting ${toPercent(weight)}% of the rent.${alone} This loan alone needs ${euroText(needed)} a month of other income. Banks no longer test the ${euroText(roundMoney(left / 12))} a month that the counted rent does not cover (the differential method).`,
  ];
}

function prepaymentNote({ loan }: LoanApplication): LoanNote {
  const { usualRate, prepayment } = frenchTerms;
  const { fee } = prepaymentFee(loan, usualRate);
  return [
    'fr-prepayment',
    `Early repayment, including on a sale, costs up to ${prepayment.months} months’ interest and no more than ${toPercent(prepayment.most)}% of the balance. That is ${euroText(fee)} on the full loan at ${toPercent(usualRate)}%. Our selling costs exclude this.`,
  ];
}

const termNote: LoanNote = [
  'fr-term',
  `The maximum loan term is ${frenchTerms.longestYears} years, or ${frenchTerms.longestYearsWithWorks} with refurbishment. Rates are fixed for the whole term and insurance is extra.`,
];

/** The usual rate including the borrower’s insurance. */
export const usualRateWithInsurance: Rate = percent(toPercent(frenchTerms.usualRate) + toPercent(frenchTerms.usualInsurance));
