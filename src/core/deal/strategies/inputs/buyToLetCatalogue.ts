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
    help: 'What you would pay. The asking price until you type an offer.',
  }),
  askingPrice: moneyRow('Purchase', 'Asking price', {
    usual: major(40_000, 2_000_000),
    bounds: major(1, 1_000_000_000),
    help: 'What the seller asks. Maintenance is a share of it, so a lower offer does not make repairs cheaper.',
  }),
  buyer: choiceRow('Purchase', 'Buyer', {
    choices: { additional: 'Additional dwelling', 'main-home': 'Only home', 'first-time': 'First-time buyer', company: 'Company' },
    help: 'Decides the transfer tax. A landlord who owns another home pays the higher rates.',
    fallback: convention('additional', 'a landlord usually owns another home'),
  }),
  ukResident: yesNoRow('Purchase', 'UK resident', {
    help: 'In England and Northern Ireland a buyer from abroad pays 2 percentage points more.',
    fallback: convention(true, 'resident in the United Kingdom'),
  }),
  linkedConsideration: moneyRow('Purchase', 'Linked purchases', {
    usual: major(0, 2_000_000),
    help: 'What you pay the same seller, or people connected with either of you, for other homes in one arrangement. Tax is on all together, and this home bears its share.',
    fallback: convention(minor(0), 'none; a purchase of its own'),
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
    help: 'Work before the first tenant moves in.',
    fallback: convention(minor(0), 'none until you enter it'),
  }),
  otherPurchaseCosts: moneyRow('Purchase', 'Other purchase costs', {
    usual: major(0, 20_000),
    help: 'Anything else to pay: auction fee, sourcing fee, furniture.',
    fallback: convention(minor(0), 'none until you enter them'),
  }),
  deposit: rateRow('Finance', 'Deposit', {
    usual: [0.2, 0.5],
    bounds: [0.01, 1],
    of: 'of the price',
    help: 'Share of the price paid in cash. 100 % is a purchase without a loan.',
    fallback: knowledge(percent(25), 'most buy-to-let loans reach 75 % of the price'),
  }),
  mortgageKind: choiceRow('Finance', 'Mortgage type', {
    choices: { 'interest-only': 'Interest only', repayment: 'Repayment' },
    help: 'With interest only, the whole loan falls due at the end of the term.',
    fallback: knowledge('interest-only', 'the usual buy-to-let loan'),
  }),
  mortgageRate: rateRow('Finance', 'Mortgage rate', {
    usual: [0.03, 0.09],
    bounds: [0, 0.25],
    per: 'year',
    help: 'Nominal rate a year, kept for the whole projection.',
    fallback: published(percent(5.44), 'Five-year fixed buy-to-let examples of a building society, 5.39 % to 5.44 %, early 2026', null),
  }),
  mortgageYears: numberRow('Finance', 'Mortgage term', {
    unit: 'years',
    usual: [5, 35],
    bounds: [1, 40],
    help: 'Years until the loan is repaid or falls due.',
    fallback: knowledge(25, 'the usual term'),
  }),
  arrangementFee: moneyRow('Finance', 'Mortgage arrangement fee', {
    usual: major(0, 5000),
    help: 'The lender’s product fee.',
    fallback: knowledge(fromMajor(1500), 'a lender’s product fee'),
  }),
  arrangementFeeAdded: yesNoRow('Finance', 'Fee added to the loan', {
    help: 'Added to the loan it needs no cash now and bears interest.',
    fallback: convention(false, 'paid in cash'),
  }),
  brokerFee: moneyRow('Finance', 'Broker fee', {
    usual: major(0, 1500),
    help: 'What the mortgage broker charges you.',
    fallback: knowledge(fromMajor(500), 'a mortgage broker’s fee'),
  }),
  stressRate: rateRow('Finance', 'Lender’s stress rate', {
    usual: [0.045, 0.1],
    bounds: [0.01, 0.25],
    per: 'year',
    help: 'The rate at which a lender tests whether the rent covers the interest.',
    fallback: published(
      percent(5.5),
      'Prudential Regulation Authority, SS13/16: test buy-to-let interest at 5.5 % or more',
      'https://www.bankofengland.co.uk/prudential-regulation/publication/2016/underwriting-standards-for-buy-to-let-mortgage-contracts-ss',
    ),
  }),
  monthlyRent: moneyRow('Rent', 'Monthly rent', {
    usual: major(350, 5000),
    bounds: major(0, 1_000_000),
    per: 'month',
    help: 'Rent a month before voids and costs.',
  }),
  voidWeeks: numberRow('Rent', 'Voids', {
    unit: 'weeks',
    usual: [1, 8],
    bounds: [0, 26],
    per: 'year',
    help: 'Weeks a year without a tenant.',
    fallback: knowledge(3, 'landlord surveys find 17 to 19 days; three weeks leaves a margin'),
  }),
  tenancyYears: numberRow('Rent', 'Length of a tenancy', {
    unit: 'years',
    usual: [1, 6],
    bounds: [1, 30],
    help: 'Years until a new tenant has to be found.',
    fallback: knowledge(2, 'a tenant stays two years'),
  }),
  management: rateRow('Running costs', 'Management', {
    usual: [0.08, 0.18],
    bounds: [0, 0.4],
    of: 'of rent received',
    help: 'Letting agent’s fee with VAT. 0 % if you manage it yourself.',
    fallback: published(
      percent(12),
      'Letting agents’ published fees: 8 % to 15 % plus VAT for full management',
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
      'Letting agents’ published fees: half to one month’s rent for a tenant',
      'https://abodewise.co.uk/posts/letting-agent-fees-uk-what-you-pay-and-net-yield/',
    ),
  }),
  maintenance: rateRow('Running costs', 'Maintenance', {
    usual: [0.005, 0.02],
    bounds: [0, 0.2],
    per: 'year',
    of: 'of the asking price',
    help: 'Repairs and replacements a year.',
    fallback: published(percent(1), 'Rule of thumb of landlord guides: 1 % of the price a year', 'https://buytolet.help'),
  }),
  insurancePerYear: moneyRow('Running costs', 'Landlord insurance', {
    usual: major(120, 800),
    per: 'year',
    help: 'Buildings and landlord cover.',
    fallback: knowledge(fromMajor(250), 'landlord insurance of an ordinary house, 2025'),
  }),
  certificatesPerYear: moneyRow('Running costs', 'Safety certificates', {
    usual: major(60, 400),
    per: 'year',
    help: 'Gas every year, electrical every five years, energy every ten, spread.',
    fallback: knowledge(fromMajor(128), 'gas £80 a year, electrical £200 over five years, energy £80 over ten, 2025'),
  }),
  licencePerYear: moneyRow('Running costs', 'Licence', {
    usual: major(0, 300),
    per: 'year',
    help: 'Where the council licenses landlords: £500 to £1,500 for five years, spread.',
    fallback: convention(minor(0), 'none; check whether the council licenses landlords'),
  }),
  serviceChargePerYear: moneyRow('Running costs', 'Service charge', {
    usual: major(0, 4000),
    per: 'year',
    help: 'Leasehold and managed estates. Ask for three years of accounts.',
    fallback: convention(minor(0), 'none for a freehold house'),
  }),
  groundRentPerYear: moneyRow('Running costs', 'Ground rent', {
    usual: major(0, 500),
    per: 'year',
    help: 'Leasehold. Check the lease for increases.',
    fallback: convention(minor(0), 'none for a freehold house'),
  }),
  otherCostsPerYear: moneyRow('Running costs', 'Other running costs', {
    usual: major(0, 5000),
    per: 'year',
    help: 'Bills you pay, accountant, anything else.',
    fallback: convention(minor(0), 'none until you enter them'),
  }),
  rentGrowth: rateRow('Growth and exit', 'Rent growth', {
    usual: [0, 0.05],
    bounds: [-0.2, 0.25],
    per: 'year',
    help: 'From the second year on.',
    fallback: forecast(2.7, 'rents, mean of 2026 to 2030'),
  }),
  priceGrowth: rateRow('Growth and exit', 'Price growth', {
    usual: [0, 0.05],
    bounds: [-0.2, 0.25],
    per: 'year',
    help: 'On the purchase price, from the first year on.',
    fallback: forecast(2.6, 'house prices, mean of 2026 to 2030'),
  }),
  costGrowth: rateRow('Growth and exit', 'Cost growth', {
    usual: [0, 0.05],
    bounds: [-0.2, 0.25],
    per: 'year',
    help: 'Of running costs that are not a share of the rent.',
    fallback: forecast(2, 'consumer prices from 2027'),
  }),
  holdYears: numberRow('Growth and exit', 'Years held', {
    unit: 'years',
    usual: [5, 30],
    bounds: [1, 30],
    help: 'When the projection sells. Whole years.',
    fallback: convention(10, 'ten years'),
  }),
  sellingCosts: rateRow('Growth and exit', 'Selling costs', {
    usual: [0.01, 0.04],
    bounds: [0, 0.2],
    of: 'of the sale price',
    help: 'Agent and solicitor on the sale.',
    fallback: knowledge(percent(2), 'estate agent and solicitor on a sale'),
  }),
} satisfies MarketCatalogue<BuyToLetInputs>;

/** The inputs the UK uses. */
type BritishKey = keyof typeof buyToLetCatalogue;

/** Every input of a British buy-to-let, in the order screens and reports print them. */
export const buyToLetEntries: readonly InputEntry<BuyToLetKey>[] = (Object.keys(buyToLetCatalogue) as readonly BritishKey[]).map((key) => ({
  ...buyToLetCatalogue[key],
  key,
}));

/** The catalogue entry of a key. Throws for an input that UK deals do not have. */
export function buyToLetEntry(key: BuyToLetKey): InputEntry<BuyToLetKey> {
  const entry = byKey.get(key);
  if (entry === undefined) throw new Error(`The United Kingdom does not ask for ${key}`);
  return entry;
}

const byKey: ReadonlyMap<BuyToLetKey, InputEntry<BuyToLetKey>> = new Map(buyToLetEntries.map((entry) => [entry.key, entry]));

/** The default value of an input, with its source. */
export function defaultOf<Key extends Exclude<BritishKey, RequiredKey>>(key: Key): Fallback<BuyToLetInputs[Key]> {
  // A default has the type of its input; a lookup by a generic key cannot say so.
  const fallback = buyToLetCatalogue[key].fallback as unknown as Fallback<BuyToLetInputs[Key]> | null;
  if (fallback === null) throw new Error(`${key} has no default`);
  return fallback;
}

function forecast(percentage: number, what: string): Fallback<Rate> {
  const title = `Office for Budget Responsibility, Economic and fiscal outlook, March 2026, as carried by PolicyEngine UK: ${what}`;
  return published(percent(percentage), title, 'https://github.com/PolicyEngine/policyengine-uk');
}
