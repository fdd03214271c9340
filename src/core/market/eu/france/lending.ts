import { minor, roundMoney, shareOf, subtractMoney, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent, ratio, toPercent } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { LoanAsked, LoanNote, MarketRules } from '../../rules.ts';
import { euroText } from '../euroText.ts';

/** What French banks may lend on, by the rules of the Haut Conseil de stabilité financière (HCSF), and what they usually ask. */
export const frenchTerms = {
  /** Of income, all loan payments with insurance. */
  effort: percent(35),
  /** Of the rent, counted as income. */
  rentWeight: percent(70),
  longestYears: 25,
  longestYearsWithWorks: 27,
  /** Of 25 years before insurance, September 2025. */
  usualRate: percent(3.2),
  usualInsurance: percent(0.3),
  prepayment: { months: 6, most: percent(3) },
  url: 'https://www.mieuxvivre-votreargent.fr/immobilier/financements-immobiliers/2021/09/28/credit-immobilier-cet-obstacle-de-plus-passe-inapercu-pour-les-investisseurs-immobiliers/',
};

/** The part of a rent that a bank counts as income, in cents. */
export const weightedRent = (rent: Minor, weight: Rate): Minor => shareOf(rent, weight);

/** The payments not covered by the counted rent, in cents: the differential method, which banks may no longer use. */
export const netCharge = (payments: Minor, rent: Minor, weight: Rate): Minor => subtractMoney(payments, weightedRent(rent, weight));

export interface EffortAsked {
  readonly payments: Minor;
  /** From elsewhere. */
  readonly income: Minor;
  readonly rent: Minor;
  readonly weight: Rate;
}

/** The share of income and counted rent that loan payments take (taux d'effort), as a fraction; null without either. */
export const effortRate = ({ payments, income, rent, weight }: EffortAsked): Rate | null =>
  ratio(payments, income + weightedRent(rent, weight));

export interface PrepaymentFee {
  readonly fee: Minor;
  readonly method: 'interest' | 'cap';
}

/** The maximum early repayment fee, in cents: six months' interest, at most 3% of the balance. */
export function prepaymentFee(balance: Minor, annualRate: Rate): PrepaymentFee {
  const interest = timesMoney(shareOf(balance, annualRate), frenchTerms.prepayment.months / 12);
  const most = shareOf(balance, frenchTerms.prepayment.most);
  return interest <= most ? { fee: interest, method: 'interest' } : { fee: most, method: 'cap' };
}

/** What French banks require of a loan on a rental. Empty without a loan, for an owner-occupied home and for a project. */
export const franceLending: NonNullable<MarketRules['lending']> = (loan) => {
  if (loan.loan <= 0 || loan.purpose === 'home' || loan.purpose === 'project') return [];
  return [...shareNotes(loan), ...cashOutNotes(loan), effortNote(loan), prepaymentNote(loan), termNote];
};

const shareNotes = ({ loan, value }: LoanAsked): readonly LoanNote[] =>
  loan <= value
    ? []
    : [
        [
          'fr-ltv',
          `The loan is more than the price. Banks expect you to pay the costs of buying, about a tenth of the price, yourself: have ${euroText(minor(loan - value))} more of your own.`,
        ],
      ];

const cashOutNotes = ({ purpose }: LoanAsked): readonly LoanNote[] =>
  purpose === 'cash-out' ? [['fr-cash-out', 'French banks rarely lend on a rise in value: ask one before you count on a refinance.']] : [];

/** The loan’s payments of a year against the rent, as the bank counts them: they alone need so much income. */
function effortNote({ payment, income: rent }: LoanAsked): LoanNote {
  const { effort, rentWeight: weight } = frenchTerms;
  const ofRent = effortRate({ payments: payment, income: minor(0), rent, weight });
  const needed = roundMoney(Math.max(0, payment / effort - weightedRent(rent, weight)) / 12);
  const left = Math.max(0, netCharge(payment, rent, weight));
  const alone =
    ofRent === null ? '' : ` The payment with property tax and insurance takes ${Math.round(toPercent(ofRent))} % of the rent they count.`;
  return [
    'fr-effort',
    `Banks may lend as long as all loan payments take at most ${toPercent(effort)} % of income, with ${toPercent(weight)} % of the rent counted as income.${alone} This loan alone needs ${euroText(needed)} a month from elsewhere. That the counted rent leaves ${euroText(roundMoney(left / 12))} a month to pay (the differential method) no longer decides.`,
  ];
}

function prepaymentNote({ loan }: LoanAsked): LoanNote {
  const { usualRate, prepayment } = frenchTerms;
  const { fee } = prepaymentFee(loan, usualRate);
  return [
    'fr-prepayment',
    `Repaying early, as a sale does, costs up to ${prepayment.months} months’ interest and no more than ${toPercent(prepayment.most)} % of the balance: ${euroText(fee)} on the whole loan at ${toPercent(usualRate)} %. It is not in the cost of the sale.`,
  ];
}

const termNote: LoanNote = [
  'fr-term',
  `The longest loan is ${frenchTerms.longestYears} years, ${frenchTerms.longestYearsWithWorks} with works. Rates are fixed for the whole term and insurance comes on top.`,
];

/** The usual rate with the borrower’s insurance, as a borrower pays it. */
export const usualRateWithInsurance: Rate = percent(toPercent(frenchTerms.usualRate) + toPercent(frenchTerms.usualInsurance));
