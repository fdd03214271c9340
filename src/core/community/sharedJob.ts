import type { AssumptionKey, AssumptionOverrides } from '../deal/assumptions.ts';
import { isInUnitedKingdom } from '../deal/countryOf.ts';
import type { Deal } from '../deal/deal.ts';
import { createManualDeal } from '../deal/manual/createManualDeal.ts';
import { standardProfile } from '../deal/standardProfile.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import type { EvaluationJob } from '../pipeline/outcome.ts';
import { sharedFacts } from './sharedFacts.ts';

/** The person's own values that are of the home. How they would pay for it, who buys and where they live is theirs. */
const sharedKeys = [
  'purchasePrice',
  'askingPrice',
  'monthlyRent',
  'refurbishment',
  'serviceChargePerYear',
  'groundRentPerYear',
  'licencePerYear',
] as const satisfies readonly AssumptionKey[];

/**
 * The evaluation that is shared: the home's own facts under the standard profile, so that neither finance, taxes, targets nor weights of
 * the person can be read from what comes out, and everybody's shared deals are measured by the same rule.
 */
export function sharedJob(deal: Deal, today: IsoDate): EvaluationJob {
  // Refused when it is evaluated, and so never shared: without its address and site it would pass for a British one.
  if (!isInUnitedKingdom(deal)) return { deal, profile: standardProfile, today };
  const { id, mid, updatedAt, facts, overrides } = deal;
  const bare = createManualDeal({ id, mid, at: updatedAt, facts: sharedFacts(facts) });
  return { deal: { ...bare, country: 'GB', overrides: ownOf(overrides) }, profile: standardProfile, today };
}

const ownOf = (overrides: AssumptionOverrides): AssumptionOverrides =>
  Object.fromEntries(sharedKeys.flatMap((key) => (overrides[key] === undefined ? [] : [[key, overrides[key]]])));
