import type { MarketCountry } from '../market/markets.ts';
import type { Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import type { BuyToLetInputs } from './strategies/inputs/buyToLetInputs.ts';
import type { MortgageProduct } from './mortgageProduct.ts';
import type { StrategyId } from './strategies/strategyInput.ts';
import type { OwnersTaxValues } from './tax/ownersTax.ts';
import type { TaxOverrides } from './tax/taxInputs.ts';
import type { Basis, Owner } from './owner.ts';

/** Levels of risk tolerance, by accepted probability of loss. */
export const riskTolerances = ['low', 'medium', 'high'] as const;
export type RiskTolerance = (typeof riskTolerances)[number];

/** Our convention for the probability of a loss (getting back less than was invested) that each level accepts. */
export const acceptedLoss: Readonly<Record<RiskTolerance, number>> = { low: 0.02, medium: 0.05, high: 0.15 };

/** A person's targets for a deal; each is one rule of the verdict. */
export interface Targets {
  readonly monthlyCashFlow: Minor;
  readonly cashOnCash: Rate;
  readonly grossYield: Rate;
  readonly netYield: Rate;
  readonly interestCover: Rate;
  readonly debtServiceCover: Rate;
}

/** The investor: targets, their own defaults for assumptions, changed score weights, and the details on which taxes depend. */
export interface Profile {
  readonly targets: Targets;
  readonly defaults: Partial<BuyToLetInputs>;
  /**
   * Weights by criterion id, which has the form `hmo/cash-flow` for strategies other than buy-to-let. Absent criteria keep their standard
   * weight.
   */
  readonly weights: Readonly<Record<string, number>>;
  /**
   * The person's rules for strategies other than buy-to-let, by strategy and criterion (`hmo/cash-flow` in pence per month). Where one is
   * absent, the usual rule applies.
   */
  readonly rules?: Readonly<Record<string, number>>;
  /** The person's own values for the landlord taxes; absent ones use the defaults in `taxInputCatalogue`. */
  readonly tax?: TaxOverrides;
  /** Stored products for comparison, by id, so that those added on two devices merge one by one. */
  readonly mortgageProducts?: Readonly<Record<string, MortgageProduct>>;
  /** The default strategy for deals; buy-to-let if absent. */
  readonly strategy?: StrategyId;
  /** Who buys, and whether the verdict is before or after their tax; a sole owner before tax if absent. */
  readonly owner?: Owner;
  readonly basis?: Basis;
  /** Cash available for one purchase, including all its costs. */
  readonly budget?: Minor;
  readonly riskTolerance?: RiskTolerance;
  /** Where the person invests: the default for deals without a country, samples and forms; the UK if absent. */
  readonly country?: MarketCountry;
  /** The person's targets and assumptions in other countries, in those countries' currencies. If absent, the usual ones apply. */
  readonly abroad?: Readonly<Partial<Record<Abroad, ProfileAbroad>>>;
}

export type Abroad = Exclude<MarketCountry, 'GB'>;

/** The country-specific part of a profile: amounts and tax settings. */
export interface ProfileAbroad extends Pick<Profile, 'rules' | 'budget'> {
  readonly defaults?: Partial<BuyToLetInputs>;
  readonly weights?: Readonly<Record<string, number>>;
  /** The country's tax inputs; absent ones use the defaults of its rows. */
  readonly tax?: OwnersTaxValues;
}

/** The profile as it applies in a country: amounts and defaults of one country are never used in another. */
export function profileIn(profile: Profile, country: MarketCountry): Profile {
  if (country === 'GB') return profile;
  const { defaults = {}, weights = {}, rules = {}, budget } = profile.abroad?.[country] ?? {};
  const { tax: _tax, budget: _budget, mortgageProducts: _products, ...shared } = profile;
  return { ...shared, defaults, weights, rules, ...(budget === undefined ? {} : { budget }) };
}
