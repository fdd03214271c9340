import { marketCountries } from '../market/markets.ts';
import type { Abroad, Profile, ProfileAbroad } from './profile.ts';

/**
 * A person's profile as a team may have it: targets, rules, weights, assumptions, and where and how they invest. Left out is what is about
 * the person: tax details, who owns, whether the verdict is after their tax, their budget and their tolerance of risk.
 */
export function profileForTeam(profile: Profile): Profile {
  const { tax: _tax, owner: _owner, basis: _basis, budget: _budget, riskTolerance: _risk, abroad = {}, ...shared } = profile;
  const countries = marketCountries.flatMap((country): [Abroad, ProfileAbroad][] => {
    if (country === 'GB' || abroad[country] === undefined) return [];
    const { tax: _taxAbroad, budget: _budgetAbroad, ...rest } = abroad[country];
    return [[country, rest]];
  });
  return { ...shared, ...(countries.length === 0 ? {} : { abroad: Object.fromEntries(countries) }) };
}
