import { fromMajor, minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { BuyToLetInputs, BuyToLetKey } from './buyToLetInputs.ts';
import { choiceRow, convention, knowledge, major, moneyRow, numberRow, published, rateRow, yesNoRow } from '../inputRow.ts';
import type { Fallback, MarketCatalogue } from '../strategyInput.ts';
import type { InputEntry } from '../inputEntry.ts';

/** Inputs that have no default: without them there is no deal to evaluate. */
type RequiredKey = 'purchasePrice' | 'askingPrice' | 'monthlyRent';

/** The inputs of a UK buy-to-let; other strategies reuse those with the same meaning. */
export const buyToLetCatalogue = {
  purchasePrice: moneyRow('Purchase', 'Purchase price', {
    usual: major(40_000, 2_000_000),
    bounds: major(1, 1_000_000_000),
    help: 'The price you’d pay: the asking price until you enter an offer.',
  }),
  askingPrice: moneyRow('Purchase', 'Asking price', {
    usual: major(40_000, 2_000_000),
    bounds: major(1, 1_000_000_000),
    help: 'The seller’s price. Maintenance is a share of it, so a lower offer doesn’t reduce your repair costs.',
  }),
  buyer: choiceRow('Purchase', 'Buyer', {
    choices: { additional: 'Additional dwelling', 'main-home': 'Only home', 'first-time': 'First-time buyer', company: 'Company' },
    help: 'Sets the transfer tax. Landlords who own another home pay the higher rates.',
    fallback: convention('additional', 'you already own a home, so the surcharge applies'),
  }),
  ukResident: yesNoRow('Purchase', 'UK resident', {
    help: 'In England and Northern Ireland, overseas buyers pay 2 percentage points more.',
    fallback: convention(true, 'UK resident'),
  }),
  linkedConsideration: moneyRow('Purchase', 'Linked purchases', {
    usual: major(0, 2_000_000),
    help: 'Other properties bought from the same or a connected seller in one arrangement. Tax is calculated on the total and split between them.',
    fallback: convention(minor(0), 'none – a standalone purchase'),
  }),
  legalFees: moneyRow('Purchase', 'Legal fees', {
    usual: major(800, 3500),
    help: 'Conveyancing with searches and registration, including VAT.',
    fallback: knowledge(fromMajor(1500), 'conveyancing with searches, registration and VAT'),
  }),
  surveyFee: moneyRow('Purchase', 'Survey', {
    usual: major(0, 1500),
    help: 'A survey and the lender’s valuation.',
    fallback: knowledge(fromMajor(600), 'a survey and the lender’s valuation'),
  }),
  refurbishment: moneyRow('Purchase', 'Refurbishment', {
    usual: major(0, 100_000),
    help: 'Work done before the first tenant moves in.',
    fallback: convention(minor(0), 'none until you enter it'),
  }),
  otherPurchaseCosts: moneyRow('Purchase', 'Other purchase costs', {
    usual: major(0, 20_000),
    help: 'Other costs, such as auction fees, sourcing fees or furniture.',
    fallback: convention(minor(0), 'none until you enter them'),
  }),
  deposit: rateRow('Finance', 'Deposit', {
    usual: [0.2, 0.5],
    bounds: [0.01, 1],
    of: 'of the price',
    help: 'The part of the price you pay in cash. Enter 100% for a cash purchase.',
    fallback: knowledge(percent(25), 'most buy-to-let mortgages go up to 75% LTV'),
  }),
  mortgageKind: choiceRow('Finance', 'Mortgage type', {
    choices: { 'interest-only': 'Interest only', repayment: 'Repayment' },
    help: 'With an interest-only mortgage, the full loan is due at the end of the term.',
    fallback: knowledge('interest-only', 'the usual buy-to-let mortgage'),
  }),
  mortgageRate: rateRow('Finance', 'Mortgage rate', {
    usual: [0.03, 0.09],
    bounds: [0, 0.25],
    per: 'year',
    help: 'Nominal annual rate, used for the whole projection.',
    fallback: published(percent(5.44), 'Building society examples of five-year fixed buy-to-let rates, 5.39% to 5.44%, early 2026', null),
  }),
  mortgageYears: numberRow('Finance', 'Mortgage term', {
    unit: 'years',
    usual: [5, 35],
    bounds: [1, 40],
    help: 'Years until the loan is repaid or due.',
    fallback: knowledge(25, 'the usual term'),
  }),
  arrangementFee: moneyRow('Finance', 'Mortgage arrangement fee', {
    usual: major(0, 5000),
    help: 'The lender’s product fee.',
    fallback: knowledge(fromMajor(1500), 'a lender’s product fee'),
  }),
  arrangementFeeAdded: yesNoRow('Finance', 'Fee added to the loan', {
    help: 'Adding it to the loan saves cash now but costs interest.',
    fallback: convention(false, 'paid in cash'),
  }),
  brokerFee: moneyRow('Finance', 'Broker fee', {
    usual: major(0, 1500),
    help: 'Your mortgage broker’s charge.',
    fallback: knowledge(fromMajor(500), 'a mortgage broker’s fee'),
  }),
  stressRate: rateRow('Finance', 'Lender’s stress rate', {
    usual: [0.045, 0.1],
    bounds: [0.01, 0.25],
    per: 'year',
    help: 'The rate a lender uses to test whether rent covers the interest.',
    fallback: published(
      percent(5.5),
      'Prudential Regulation Authority, SS13/16: test buy-to-let interest at 5.5% or more',
      'https://www.bankofengland.co.uk/prudential-regulation/publication/2016/underwriting-standards-for-buy-to-let-mortgage-contracts-ss',
    ),
  }),
  monthlyRent: moneyRow('Rent', 'Monthly rent', {
    usual: major(350, 5000),
    bounds: major(0, 1_000_000),
    per: 'month',
    help: 'Monthly rent before voids and costs.',
  }),
  voidWeeks: numberRow('Rent', 'Voids', {
    unit: 'weeks',
    usual: [1, 8],
    bounds: [0, 26],
    per: 'year',
    help: 'Weeks a year without a tenant.',
    fallback: knowledge(3, 'landlord surveys report 17–19 days a year, and we allow three weeks'),
  }),
  tenancyYears: numberRow('Rent', 'Length of a tenancy', {
    unit: 'years',
    usual: [1, 6],
    bounds: [1, 30],
    help: 'Years before you need a new tenant.',
    fallback: knowledge(2, 'tenants stay about two years'),
  }),
  management: rateRow('Running costs', 'Management', {
    usual: [0.08, 0.18],
    bounds: [0, 0.4],
    of: 'of rent received',
    help: 'Letting agent’s fee including VAT. Enter 0% if you manage it yourself.',
    fallback: published(
      percent(12),
      'Letting agents’ published fees: 8% to 15% plus VAT for full management',
      'https://abodewise.co.uk/posts/letting-agent-fees-uk-what-you-pay-and-net-yield/',
    ),
  }),
  tenantFind: rateRow('Running costs', 'Finding a tenant', {
    usual: [0.5, 1],
    bounds: [0, 1.5],
    of: 'of one month’s rent',
    help: 'Agent’s fee each time a tenant is found.',
    fallback: published(
      percent(75),
      'Letting agents’ published fees: half to one month’s rent per tenant',
      'https://abodewise.co.uk/posts/letting-agent-fees-uk-what-you-pay-and-net-yield/',
    ),
  }),
  maintenance: rateRow('Running costs', 'Maintenance', {
    usual: [0.005, 0.02],
    bounds: [0, 0.2],
    per: 'year',
    of: 'of the asking price',
    help: 'Repairs and replacements in a year.',
    fallback: published(percent(1), 'Landlord guides’ rule of thumb: 1% of the price a year', 'https://buytolet.help'),
  }),
  insurancePerYear: moneyRow('Running costs', 'Landlord insurance', {
    usual: major(120, 800),
    per: 'year',
    help: 'Buildings insurance and landlord cover.',
    fallback: knowledge(fromMajor(250), 'landlord insurance for an average house, 2025'),
  }),
  certificatesPerYear: moneyRow('Running costs', 'Safety certificates', {
    usual: major(60, 400),
    per: 'year',
    help: 'A gas check every year, an electrical check every five and an energy certificate every ten, as a yearly average.',
    fallback: knowledge(
      fromMajor(128),
      'gas check £80 a year, electrical check £200 over five years, energy certificate £80 over ten, in 2025',
    ),
  }),
  licencePerYear: moneyRow('Running costs', 'Licence', {
    usual: major(0, 300),
    per: 'year',
    help: 'If the council licenses landlords: £500 to £1,500 for five years, as a yearly average.',
    fallback: convention(minor(0), 'none; check whether the council licenses landlords'),
  }),
  serviceChargePerYear: moneyRow('Running costs', 'Service charge', {
    usual: major(0, 4000),
    per: 'year',
    help: 'For leaseholds and managed estates. Ask for three years of accounts.',
    fallback: convention(minor(0), 'none for a freehold house'),
  }),
  groundRentPerYear: moneyRow('Running costs', 'Ground rent', {
    usual: major(0, 500),
    per: 'year',
    help: 'For leaseholds. Check the lease for increases.',
    fallback: convention(minor(0), 'none for a freehold house'),
  }),
  otherCostsPerYear: moneyRow('Running costs', 'Other running costs', {
    usual: major(0, 5000),
    per: 'year',
    help: 'Bills you pay, an accountant and anything else.',
    fallback: convention(minor(0), 'none until you enter them'),
  }),
  rentGrowth: rateRow('Growth and exit', 'Rent growth', {
    usual: [0, 0.05],
    bounds: [-0.2, 0.25],
    per: 'year',
    help: 'Applies from year two.',
    fallback: forecast(2.7, 'rents, mean of 2026 to 2030'),
  }),
  priceGrowth: rateRow('Growth and exit', 'Price growth', {
    usual: [0, 0.05],
    bounds: [-0.2, 0.25],
    per: 'year',
    help: 'Applied to the purchase price from year one.',
    fallback: forecast(2.6, 'house prices, mean of 2026 to 2030'),
  }),
  costGrowth: rateRow('Growth and exit', 'Cost growth', {
    usual: [0, 0.05],
    bounds: [-0.2, 0.25],
    per: 'year',
    help: 'For running costs that aren’t a share of the rent.',
    fallback: forecast(2, 'consumer prices from 2027'),
  }),
  holdYears: numberRow('Growth and exit', 'Years held', {
    unit: 'years',
    usual: [5, 30],
    bounds: [1, 30],
    help: 'Whole years until the projected sale.',
    fallback: convention(10, 'ten years'),
  }),
  sellingCosts: rateRow('Growth and exit', 'Selling costs', {
    usual: [0.01, 0.04],
    bounds: [0, 0.2],
    of: 'of the sale price',
    help: 'Estate agent and solicitor fees on sale.',
    fallback: knowledge(percent(2), 'estate agent and solicitor fees on sale'),
  }),
} satisfies MarketCatalogue<BuyToLetInputs>;

/** The inputs that UK deals use. */
type BritishKey = keyof typeof buyToLetCatalogue;

/** Every input of a British buy-to-let, in the order screens and reports print them. */
export const buyToLetEntries: readonly InputEntry<BuyToLetKey>[] = (Object.keys(buyToLetCatalogue) as readonly BritishKey[]).map((key) => ({
  ...buyToLetCatalogue[key],
  key,
}));

/** The catalogue entry of a key. Throws for an input that UK deals do not have. */
export function buyToLetEntry(key: BuyToLetKey): InputEntry<BuyToLetKey> {
  const entry = byKey.get(key);
  if (entry === undefined) throw new Error(`A UK buy-to-let has no input ${key}`);
  return entry;
}

const byKey: ReadonlyMap<BuyToLetKey, InputEntry<BuyToLetKey>> = new Map(buyToLetEntries.map((entry) => [entry.key, entry]));

/** The default value of an input, with its source. */
export function defaultOf<Key extends Exclude<BritishKey, RequiredKey>>(key: Key): Fallback<BuyToLetInputs[Key]> {
  // A default has the type of its input, which a look-up by a generic key cannot express.
  const fallback = buyToLetCatalogue[key].fallback as unknown as Fallback<BuyToLetInputs[Key]> | null;
  if (fallback === null) throw new Error(`${key} has no default`);
  return fallback;
}

function forecast(percentage: number, what: string): Fallback<Rate> {
  const title = `Office for Budget Responsibility, Economic and fiscal outlook, March 2026, via PolicyEngine UK: ${what}`;
  return published(percent(percentage), title, 'https://github.com/PolicyEngine/policyengine-uk');
}
