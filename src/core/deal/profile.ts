import type { MarketCountry } from '../market/markets.ts';
import type { Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import type { BuyToLetInputs } from './strategies/inputs/buyToLetInputs.ts';
import type { MortgageProduct } from './mortgageProduct.ts';
import type { StrategyId } from './strategies/strategyInput.ts';
import type { OwnersTaxValues } from './tax/ownersTax.ts';
import type { TaxOverrides } from './tax/taxInputs.ts';
import type { Basis, Owner } from './owner.ts';

/** How much a person can bear, as the chance of a loss they accept. */
export const riskTolerances = ['low', 'medium', 'high'] as const;
export type RiskTolerance = (typeof riskTolerances)[number];

/** The chance of getting back less than was put in that each tolerance accepts; our convention. */
export const acceptedLoss: Readonly<Record<RiskTolerance, number>> = { low: 0.02, medium: 0.05, high: 0.15 };

/** What a person asks of a deal; each is one rule the verdict counts. */
export interface Targets {
  readonly monthlyCashFlow: Minor;
  readonly cashOnCash: Rate;
  readonly grossYield: Rate;
  readonly netYield: Rate;
  readonly interestCover: Rate;
  readonly debtServiceCover: Rate;
}

/** The investor: targets, own defaults for any assumption, weights of the score where changed, and what taxes depend on. */
export interface Profile {
  readonly targets: Targets;
  readonly defaults: Partial<BuyToLetInputs>;
  /** Criterion id to weight, of other strategies `hmo/cash-flow`; absent criteria keep their standard weight. */
  readonly weights: Readonly<Record<string, number>>;
  /**
   * Own rules of strategies other than a buy-to-let, by strategy and criterion: `hmo/cash-flow` to pence a month; the usual ones where
   * absent.
   */
  readonly rules?: Readonly<Record<string, number>>;
  /** Own values for the taxes of a landlord; absent ones follow `taxInputCatalogue`. */
  readonly tax?: TaxOverrides;
  /** Products the person keeps for comparison, by id, so that those added on two devices merge one by one. */
  readonly mortgageProducts?: Readonly<Record<string, MortgageProduct>>;
  /** How the person means to earn, until a deal says otherwise; buy-to-let where absent. */
  readonly strategy?: StrategyId;
  /** Who buys, and whether the verdict is before or after their tax; one owner before tax where absent. */
  readonly owner?: Owner;
  readonly basis?: Basis;
  /** Cash for one purchase with all its costs. */
  readonly budget?: Minor;
  readonly riskTolerance?: RiskTolerance;
  /** Where the person invests: what deals that tell no country, samples and forms start from; the United Kingdom where absent. */
  readonly country?: MarketCountry;
  /** What the person asks and assumes in countries other than the United Kingdom, in their money; the usual there where absent. */
  readonly abroad?: Readonly<Partial<Record<Abroad, ProfileAbroad>>>;
}

export type Abroad = Exclude<MarketCountry, 'GB'>;

/** The part of a profile that has a country's money or law in it. */
export interface ProfileAbroad extends Pick<Profile, 'rules' | 'budget'> {
  readonly defaults?: Partial<BuyToLetInputs>;
  readonly weights?: Readonly<Record<string, number>>;
  /** Answers to what the country’s taxes ask; absent ones follow its rows. */
  readonly tax?: OwnersTaxValues;
}

/** The profile as it applies in a country: amounts and defaults of one country are never used in another. */
export function profileIn(profile: Profile, country: MarketCountry): Profile {
  if (country === 'GB') return profile;
  const { defaults = {}, weights = {}, rules = {}, budget } = profile.abroad?.[country] ?? {};
  const { tax: _tax, budget: _budget, mortgageProducts: _products, ...shared } = profile;
  return { ...shared, defaults, weights, rules, ...(budget === undefined ? {} : { budget }) };
}
