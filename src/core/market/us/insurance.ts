import { usStateNames } from '../markets.ts';
import type { UsState } from '../markets.ts';
import { fromMajor, timesMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { lawRule } from './lawRule.ts';
import type { UsRule } from './usRule.ts';

/** A landlord's policy on a typical house: an estimate until the user has a quote. */
export interface LandlordInsurance {
  /** Yearly premium, in cents. */
  readonly amount: Minor;
  readonly rule: UsRule;
  /** The dwelling assumed and how the amount is calculated. */
  readonly words: string;
}

/** A landlord's policy costs 15 to 30% more than a homeowner's on the same house. */
const landlordFactor = 1.25;

/**
 * An estimate of yearly insurance for a house with tenants, in cents: the state's homeowner quote for $300,000 of cover, plus a quarter for
 * a landlord. States without a quote get the national figure. The amount applies to that cover and must not be scaled by price.
 */
export function landlordInsurance(state: UsState): LandlordInsurance {
  const found = quotes[state];
  const where = found === undefined ? `the United States (no quote for ${usStateNames[state]})` : usStateNames[state];
  return {
    amount: timesMoney(fromMajor(found ?? nationalQuote), landlordFactor),
    rule: found === undefined ? nationalRule : quoteRule,
    words: `A homeowner’s quote for a house with $300,000 of dwelling coverage in ${where}, plus 25% for a landlord’s policy. Your own policy, and flood and wind coverage, will cost a different amount, so get a quote.`,
  };
}

const nationalQuote = 2_543;

/** Homeowner quotes in dollars a year for $300,000 of dwelling cover. */
const quotes: Readonly<Partial<Record<UsState, number>>> = {
  AK: 1_708,
  AL: 3_147,
  AR: 3_958,
  AZ: 2_490,
  CA: 1_405,
  CO: 4_099,
  CT: 2_231,
  DC: 1_342,
  DE: 1_384,
  FL: 4_419,
  GA: 2_302,
  HI: 613,
  IA: 2_654,
  ID: 1_961,
  IL: 3_062,
  IN: 2_991,
  KS: 4_843,
  KY: 3_326,
  LA: 3_594,
  MA: 1_640,
  MD: 1_715,
  ME: 1_391,
  MI: 2_411,
  MN: 2_420,
  MO: 3_543,
  MS: 3_380,
  NC: 2_941,
  ND: 3_147,
  NH: 1_221,
  NJ: 1_526,
  NM: 2_647,
  NY: 1_816,
  OK: 5_858,
  RI: 1_950,
  SC: 2_678,
  SD: 3_390,
  WV: 1_911,
};

const quoteRule = lawRule('us-landlord-insurance', {
  title: 'Homeowner’s quotes by state for $300,000 of dwelling coverage (Insurance.com); the extra 25% for a landlord is market practice',
  url: 'https://www.insurance.com/home-and-renters-insurance/home-insurance-basics/average-homeowners-insurance-rates-by-state',
  from: '2026-01-01',
  seen: true,
});
const nationalRule = lawRule('us-landlord-insurance-national', {
  title: 'US homeowner’s quote for $300,000 of dwelling coverage (Insurance.com), used because there is no figure for this state',
  url: 'https://www.insurance.com/home-and-renters-insurance/home-insurance-basics/average-homeowners-insurance-rates-by-state',
  from: '2026-01-01',
  seen: false,
});
