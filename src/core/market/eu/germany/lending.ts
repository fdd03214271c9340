import type { LoanApplication, LoanNote, MarketRules } from '../../rules.ts';
import { ratio } from '../../../kernel/rate.ts';

/** Shares of the value (Beleihungsauslauf) above which a loan costs more. */
const priceSteps = [0.9, 0.8, 0.6] as const;
const mostOfPrice = 0.9;

/**
 * The usual German bank requirements for a loan on a let property, and when a loan costs more. Market practice, not law. Empty without a
 * loan.
 */
export const germanyLending: NonNullable<MarketRules['lending']> = (loan) => {
  if (loan.loan <= 0) return [];
  return [...shareNotes(loan), ...ownMoneyNotes(loan), ...purposeNotes(loan), fixedRateNote];
};

function shareNotes({ loan, value }: LoanApplication): readonly LoanNote[] {
  const share = ratio(loan, value) ?? 0;
  const step = priceSteps.find((each) => share > each);
  if (step === undefined) return [];
  const above = `The loan is ${Math.round(share * 1000) / 10}% of the value`;
  if (step === mostOfPrice)
    return [['de-ltv', `${above}. Few banks lend more than 90%, and interest rates rise above 60%, 80% and 90% of the value.`]];
  return [
    [
      'de-ltv',
      `${above}. Interest rates rise above 60%, 80% and 90% of the value (Beleihungsauslauf). A loan of up to ${step * 100}% would cost less.`,
    ],
  ];
}

function ownMoneyNotes({ ofPrice, purpose }: LoanApplication): readonly LoanNote[] {
  if (purpose === 'cash-out' || purpose === 'project' || ofPrice <= mostOfPrice) return [];
  return [
    [
      'de-own-money',
      'Banks usually require you to pay all purchase costs (Kaufnebenkosten, 10% to 15%) and 10% to 20% of the price from your own money.',
    ],
  ];
}

function purposeNotes({ purpose, isInterestOnly }: LoanApplication): readonly LoanNote[] {
  const found: LoanNote[] = [];
  if (isInterestOnly && purpose !== 'project')
    found.push([
      'de-repayment',
      'Banks usually require an initial repayment (Tilgung) of 1% to 3% a year. An interest-only loan needs another source of repayment.',
    ]);
  if (purpose === 'cash-out')
    found.push([
      'de-lending-value',
      'Banks lend against their own cautious valuation (Beleihungswert), which is below market value. Ask for it before you rely on this loan.',
    ]);
  return found;
}

const fixedRateNote: LoanNote = [
  'de-fixed-rate',
  'The rate is usually fixed for 10 to 15 years (Zinsbindung). You then need a new loan for the balance, at the rate available at that time. After 10 years you may repay at six months’ notice (§ 489 BGB).',
];
