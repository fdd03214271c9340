import { isInUnitedKingdom } from '../deal/countryOf.ts';
import type { Deal } from '../deal/deal.ts';
import { createManualDeal } from '../deal/manual/createManualDeal.ts';
import { standardProfile } from '../deal/standardProfile.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import type { EvaluationJob } from '../pipeline/outcome.ts';
import { sharedFacts } from './sharedFacts.ts';
import { sharedInputs } from './sharedInputs.ts';

/**
 * The evaluation that is shared: the home's own facts and values under the deal's strategy and the standard profile, so that neither
 * finance, taxes, targets nor weights of the person can be read from what comes out, and everybody's shared deals are measured by the same rule.
 */
export function sharedJob(deal: Deal, today: IsoDate): EvaluationJob {
  // Refused when it is evaluated, and so never shared: without its address and site it would pass for a British one.
  if (!isInUnitedKingdom(deal)) return { deal, profile: standardProfile, today };
  const { id, mid, updatedAt, facts } = deal;
  const bare = createManualDeal({ id, mid, at: updatedAt, facts: sharedFacts(facts) });
  return { deal: { ...bare, country: 'GB', ...sharedInputs(deal) }, profile: standardProfile, today };
}
