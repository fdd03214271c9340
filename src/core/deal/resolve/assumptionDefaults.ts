import { isoDate } from '../../kernel/calendar.ts';
import { fromMajor, minor } from '../../kernel/money.ts';
import { percent } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { AssumptionKey, Assumptions } from '../assumptions.ts';
import type { Source } from '../provenance.ts';

/** A value used until anything better is known, and the publication behind it. */
export interface AssumptionDefault<Key extends AssumptionKey = AssumptionKey> {
  readonly value: Assumptions[Key];
  readonly source: Source;
}

/** Inputs that have no default: without them there is no deal to evaluate. */
export type RequiredKey = 'purchasePrice' | 'askingPrice' | 'monthlyRent';

/** Standard assumptions of a buy-to-let in the United Kingdom. Sources without a link are our own convention and say so. */
export const assumptionDefaults: { readonly [Key in Exclude<AssumptionKey, RequiredKey>]: AssumptionDefault<Key> } = {
  buyer: convention('additional', 'a landlord usually owns another home'),
  ukResident: convention(true, 'resident in the United Kingdom'),
  linkedConsideration: convention(minor(0), 'none; a purchase of its own'),
  legalFees: knowledge(fromMajor(1500), 'conveyancing with searches, registration and VAT'),
  surveyFee: knowledge(fromMajor(600), 'a survey and the lender’s valuation'),
  brokerFee: knowledge(fromMajor(500), 'a mortgage broker’s fee'),
  refurbishment: convention(minor(0), 'none until you enter it'),
  otherPurchaseCosts: convention(minor(0), 'none until you enter them'),
  deposit: knowledge(percent(25), 'most buy-to-let loans reach 75 % of the price'),
  mortgageKind: knowledge('interest-only', 'the usual buy-to-let loan'),
  mortgageRate: published(percent(5.44), 'Five-year fixed buy-to-let examples of a building society, 5.39 % to 5.44 %, early 2026', null),
  mortgageYears: knowledge(25, 'the usual term'),
  arrangementFee: knowledge(fromMajor(1500), 'a lender’s product fee'),
  arrangementFeeAdded: convention(false, 'paid in cash'),
  voidWeeks: knowledge(3, 'landlord surveys find 17 to 19 days; three weeks leaves a margin'),
  management: published(
    percent(12),
    'Letting agents’ published fees: 8 % to 15 % plus VAT for full management',
    'https://abodewise.co.uk/posts/letting-agent-fees-uk-what-you-pay-and-net-yield/',
  ),
  tenantFind: published(
    percent(75),
    'Letting agents’ published fees: half to one month’s rent for a tenant',
    'https://abodewise.co.uk/posts/letting-agent-fees-uk-what-you-pay-and-net-yield/',
  ),
  tenancyYears: knowledge(2, 'a tenant stays two years'),
  maintenance: published(percent(1), 'Rule of thumb of landlord guides: 1 % of the price a year', 'https://buytolet.help'),
  insurancePerYear: knowledge(fromMajor(250), 'landlord insurance of an ordinary house, 2025'),
  certificatesPerYear: knowledge(fromMajor(128), 'gas £80 a year, electrical £200 over five years, energy £80 over ten, 2025'),
  licencePerYear: convention(minor(0), 'none; check whether the council licenses landlords'),
  serviceChargePerYear: convention(minor(0), 'none for a freehold house'),
  groundRentPerYear: convention(minor(0), 'none for a freehold house'),
  otherCostsPerYear: convention(minor(0), 'none until you enter them'),
  rentGrowth: forecast(2.7, 'rents, mean of 2026 to 2030'),
  priceGrowth: forecast(2.6, 'house prices, mean of 2026 to 2030'),
  costGrowth: forecast(2, 'consumer prices from 2027'),
  holdYears: convention(10, 'ten years'),
  sellingCosts: knowledge(percent(2), 'estate agent and solicitor on a sale'),
  stressRate: published(
    percent(5.5),
    'Prudential Regulation Authority, SS13/16: test buy-to-let interest at 5.5 % or more',
    'https://www.bankofengland.co.uk/prudential-regulation/publication/2016/underwriting-standards-for-buy-to-let-mortgage-contracts-ss',
  ),
};

/** Used instead of nothing for a leasehold whose listing states no charges, so that a flat is not flattered. */
export const leaseholdAllowances: {
  readonly serviceChargePerYear: AssumptionDefault<'serviceChargePerYear'>;
  readonly groundRentPerYear: AssumptionDefault<'groundRentPerYear'>;
} = {
  serviceChargePerYear: knowledge(fromMajor(1500), 'an allowance for a leasehold flat; ask the agent for the figure'),
  groundRentPerYear: knowledge(fromMajor(200), 'an allowance for a leasehold flat; ask the agent for the figure'),
};

/** A share of the freehold pays its part of the upkeep but no ground rent. */
export const noGroundRent: AssumptionDefault<'groundRentPerYear'> = convention(minor(0), 'none with a share of the freehold');

function published<Value>(value: Value, title: string, url: string | null): { readonly value: Value; readonly source: Source } {
  return { value, source: { title, url, publishedOn: null, checkedOn: isoDate('2026-11-20') } };
}

function knowledge<Value>(value: Value, what: string): { readonly value: Value; readonly source: Source } {
  return published(value, `General knowledge, no publication: ${what}`, null);
}

function convention<Value>(value: Value, what: string): { readonly value: Value; readonly source: Source } {
  return published(value, `Our convention: ${what}`, null);
}

function forecast(percentage: number, what: string): { readonly value: Rate; readonly source: Source } {
  const title = `Office for Budget Responsibility, Economic and fiscal outlook, March 2026, as carried by PolicyEngine UK: ${what}`;
  return published(percent(percentage), title, 'https://github.com/PolicyEngine/policyengine-uk');
}
