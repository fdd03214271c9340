import { fromMajor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent, rate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { choiceRow, convention, knowledge, major, moneyRow, numberRow, published, rateRow } from '../inputRow.ts';
import { buyingRows } from './sharedInputs.ts';
import type { BuyingInputs } from './sharedInputs.ts';
import type { InputCatalogue, MarketCatalogue } from '../strategyInput.ts';

/** How a bridging lender takes interest: retained on the first day, rolled up to the end, or serviced monthly. */
export type BridgingKind = 'retained' | 'rolled-up' | 'serviced';

/**
 * A short loan for the purchase and, if agreed, the refurbishment. If the share of the price lent is zero, the property is bought in cash.
 */
export interface BridgingInputs {
  /** The share of the price that is lent, before the fee and interest are deducted. */
  readonly bridgingOfPrice: Rate;
  /** Share of the refurbishment that is lent; drawn on the first day. */
  readonly bridgingOfWorks: Rate;
  readonly bridgingKind: BridgingKind;
  /** The nominal monthly rate. */
  readonly bridgingRate: Rate;
  /** A share of the loan, deducted from the amount paid out. */
  readonly bridgingFee: Rate;
  /** A share of the loan, paid when the loan is repaid. */
  readonly bridgingExitFee: Rate;
}

/** Buying a property to refurbish. It earns nothing until it is sold or refinanced. */
export interface ProjectInputs extends BuyingInputs, BridgingInputs {
  /** Contingency as a share of the refurbishment cost; counted as spent. */
  readonly contingency: Rate;
  /** Months from the purchase until the bridging loan is repaid. */
  readonly projectMonths: number;
  /** Council tax, insurance, energy and security while the property is empty. */
  readonly holdingCostsPerMonth: Minor;
  /** The value after refurbishment (ARV). */
  readonly afterRepairValue: Minor;
}

const ratesPage = 'https://uk-commercialfinance.co.uk/bridging-loan-rates-uk/';

const bridgingRows: InputCatalogue<BridgingInputs> = {
  bridgingOfPrice: rateRow('Bridging', 'Bridging loan', {
    usual: [0.5, 0.8],
    of: 'of the price',
    help: 'The gross loan, before the fee and interest are deducted. Enter 0% for a cash purchase.',
    fallback: published(percent(75), 'Published bridging rates, first quarter of 2026: usually up to 75% LTV', ratesPage),
  }),
  bridgingOfWorks: rateRow('Bridging', 'Share of refurbishment borrowed', {
    of: 'of refurbishment and contingency',
    help: 'Treated as drawn on day one, so interest may be lower if your lender pays in stages.',
    fallback: convention(rate(0), 'refurbishment is paid in cash'),
  }),
  bridgingKind: choiceRow('Bridging', 'Bridging interest', {
    choices: { retained: 'Retained', 'rolled-up': 'Rolled up', serviced: 'Paid monthly' },
    help: 'Retained: taken from the loan on the first day. Rolled up: added each month and paid at the end.',
    fallback: knowledge('retained', 'most refurbishment lenders retain the interest'),
  }),
  bridgingRate: rateRow('Bridging', 'Bridging rate', {
    usual: [0.0055, 0.0125],
    bounds: [0, 0.05],
    per: 'month',
    help: 'Nominal monthly rate, as bridging lenders quote it.',
    fallback: published(percent(0.85), 'Published bridging rates, first quarter of 2026: 0.75% to 0.95% a month up to 75% LTV', ratesPage),
  }),
  bridgingFee: rateRow('Bridging', 'Bridging arrangement fee', {
    usual: [0.01, 0.02],
    bounds: [0, 0.1],
    of: 'of the loan',
    help: 'Deducted from the loan on day one.',
    fallback: published(
      percent(2),
      'Published bridging costs: a fee of 1% to 2% of the loan',
      'https://www.businessexpert.co.uk/how-much-does-a-bridging-loan-cost/',
    ),
  }),
  bridgingExitFee: rateRow('Bridging', 'Bridging exit fee', {
    usual: [0, 0.02],
    bounds: [0, 0.1],
    of: 'of the loan',
    help: 'Some lenders charge 1% to 2% when the loan is repaid.',
    fallback: convention(rate(0), 'none; ask the lender'),
  }),
};

export const projectRows = {
  ...buyingRows,
  contingency: rateRow('Works', 'Contingency', {
    usual: [0.05, 0.2],
    of: 'of the refurbishment',
    help: 'For unforeseen costs. Treated as spent.',
    fallback: convention(percent(10), 'a tenth of the refurbishment cost'),
  }),
  afterRepairValue: moneyRow('Works', 'Value after refurbishment', {
    usual: major(50_000, 2_000_000),
    bounds: major(1, 1_000_000_000),
    help: 'Base this on sold prices of finished properties nearby.',
  }),
  projectMonths: numberRow('Works', 'Project length', {
    unit: 'months',
    usual: [4, 18],
    bounds: [1, 60],
    help: 'From completion until the bridging loan is repaid. Most mortgage lenders require six months’ ownership.',
    fallback: convention(9, 'three months of refurbishment and six until a sale or refinance completes'),
  }),
  holdingCostsPerMonth: moneyRow('Works', 'Holding costs', {
    usual: major(50, 1000),
    per: 'month',
    help: 'Council tax, empty-property insurance, energy and security.',
    fallback: knowledge(fromMajor(250), 'council tax, insurance and energy for an empty house'),
  }),
  ...bridgingRows,
} satisfies MarketCatalogue<ProjectInputs>;
