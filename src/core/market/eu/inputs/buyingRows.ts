import type { BuyerKind } from '../../../deal/strategies/inputs/buyToLetInputs.ts';
import { choiceRow, moneyRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import { percent } from '../../../kernel/rate.ts';
import { zeroMoney } from '../../../kernel/money.ts';
import type { RuleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';
import { chosen, known } from './sources.ts';

/** The accepted range of refurbishment costs, in minor units. */
export const worksBounds = ({ range }: RuleOfThumbAmounts): readonly [number, number] => range(0, 100_000_000);

/** The usual and the accepted range of prices, in minor units. */
export const pricesOf = ({ range }: RuleOfThumbAmounts) => ({ usual: range(40_000, 3_000_000), bounds: range(1, 1_000_000_000) });

/** The buyer's choices that decide the purchase tax. */
export const lettingBuyerRow = choiceRow<BuyerKind>('Purchase', 'Buyer', {
  choices: { additional: 'To let', 'main-home': 'To live in', 'first-time': 'First home', company: 'Company' },
  help: 'Determines the purchase tax.',
  fallback: chosen('additional', 'a home to let'),
});
export const homeBuyerRow = choiceRow<'main-home' | 'first-time'>('Purchase', 'Buyer', {
  choices: { 'main-home': 'To live in', 'first-time': 'First home' },
  help: 'Determines the purchase tax.',
  fallback: chosen('main-home', 'a home to live in'),
});

/** The input rows of any purchase; purchase taxes are calculated separately. */
export const buyingRows = (amounts: RuleOfThumbAmounts) => ({
  purchasePrice: moneyRow('Purchase', 'Purchase price', {
    ...pricesOf(amounts),
    help: 'The price you would pay. It starts at the asking price until you enter an offer.',
  }),
  closingCosts: rateRow('Purchase', 'Notary, register and agent', {
    usual: [0.003, 0.08],
    bounds: [0, 0.2],
    of: 'of the price',
    help: 'Usual fees in addition to taxes. Ask the notary and agent for quotes.',
    fallback: known(percent(3), 'two to four per cent of the price'),
  }),
  surveyFee: moneyRow('Purchase', 'Survey and valuation', {
    usual: amounts.range(0, 3000),
    help: 'A surveyor’s inspection, and the valuation the lender orders.',
    fallback: known(amounts.about(500), 'the lender’s valuation'),
  }),
  refurbishment: moneyRow('Purchase', 'Refurbishment', {
    usual: amounts.range(0, 150_000),
    bounds: worksBounds(amounts),
    help: 'Work before the first tenant moves in.',
    fallback: chosen(zeroMoney, 'none until you enter it'),
  }),
  otherPurchaseCosts: moneyRow('Purchase', 'Other purchase costs', {
    usual: amounts.range(0, 30_000),
    help: 'Other costs: certificates, translations, moving, furniture for a home let as a whole.',
    fallback: chosen(zeroMoney, 'none until you enter them'),
  }),
});

/** The asking-price row, for every strategy except a flip, which has no maintenance. */
export const askingPriceRow = (amounts: RuleOfThumbAmounts) =>
  moneyRow('Purchase', 'Asking price', {
    ...pricesOf(amounts),
    help: 'The seller’s asking price. Maintenance is a share of it, so a lower offer does not make repairs cheaper.',
  });
