import { buyToLetEntry } from '../deal/strategies/inputs/buyToLetCatalogue.ts';
import { rentEstimate } from '../area/rentEstimate.ts';
import type { RentEstimate, RentRefusal } from '../area/rentEstimate.ts';
import type { BuyToLetKey, ResolvedInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import { countryOfDeal } from '../deal/countryOf.ts';
import type { Deal } from '../deal/deal.ts';
import type { Profile } from '../deal/profile.ts';
import { rentedHome } from '../deal/resolve/rentedHome.ts';
import { resolveInputs, resolveKnown } from '../deal/resolve/resolveInputs.ts';
import { err, ok, unreachable } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { notCalculatedYet } from '../kernel/countries.ts';
import type { EvaluationGap } from './outcome.ts';

interface ProfiledDeal {
  readonly deal: Deal;
  readonly profile: Profile;
}

/** The rent the area suggests for a deal's home, or why it suggests none. */
const rentOfDeal = (deal: Deal): Result<RentEstimate, RentRefusal> => rentEstimate(rentedHome(deal));

/**
 * Every input of a deal, the area's rent among them where it has one. Everything that computes a figure of a deal asks here or at
 * `knownInputsOf`, so a home outside the United Kingdom is refused to all of it. The gap says so, or names the inputs nothing answers.
 */
export function inputsOfDeal(given: ProfiledDeal): Result<ResolvedInputs, EvaluationGap> {
  const elsewhere = countryGap(given.deal);
  if (elsewhere !== null) return err(elsewhere);
  const rent = rentOfDeal(given.deal);
  const inputs = resolveInputs({ ...given, rentEstimate: rent.ok ? rent.value : null });
  return inputs.ok ? inputs : err({ kind: 'needs-input', keys: inputs.error, message: messageOf(inputs.error, rent) });
}

/** The inputs of a deal that something answers; the gap where its home is not in the United Kingdom. */
export function knownInputsOf(given: ProfiledDeal): Result<Partial<ResolvedInputs>, EvaluationGap> {
  const elsewhere = countryGap(given.deal);
  if (elsewhere !== null) return err(elsewhere);
  const rent = rentOfDeal(given.deal);
  return ok(resolveKnown({ ...given, rentEstimate: rent.ok ? rent.value : null }).inputs);
}

/** Why a deal has no figures whatever is typed: its home is not in the United Kingdom, or its signs disagree about it. Null for all others. */
export function countryGap(deal: Deal): EvaluationGap | null {
  const found = countryOfDeal(deal);
  switch (found.kind) {
    case 'unknown':
      return null;
    case 'abroad':
      return { kind: 'not-calculated', keys: [], message: notCalculatedYet(null) };
    case 'country':
      return found.country === 'GB' ? null : { kind: 'not-calculated', keys: [], message: notCalculatedYet(found.country) };
    case 'contradiction': {
      const [one, other] = found.signs;
      const signs = `${one.charAt(0).toUpperCase()}${one.slice(1)}, but ${other}.`;
      return { kind: 'which-country', keys: [], message: `${signs} Choose the country to see the figures.` };
    }
    default:
      return unreachable(found);
  }
}

/** Names what is missing and what to do about it: for a price that nobody states, and for a rent that cannot be estimated. */
function messageOf(keys: readonly BuyToLetKey[], rent: Result<RentEstimate, RentRefusal>): string {
  if (keys.includes('purchasePrice')) return 'The listing states no purchase price. Type what you would pay to see the figures.';
  if (keys.includes('monthlyRent') && !rent.ok) return `${rent.error.message} Type the rent you expect to see the figures.`;
  return `Needed before there are figures: ${keys.map((key) => buyToLetEntry(key).label.toLowerCase()).join(', ')}.`;
}
