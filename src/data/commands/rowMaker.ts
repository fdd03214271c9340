import type { Deal } from '../../core/deal/deal.ts';
import type { Profile } from '../../core/deal/profile.ts';
import { engineVersion } from '../../core/engine/analyse.ts';
import { dayOf, instant } from '../../core/kernel/calendar.ts';
import { createScorer } from '../../core/pipeline/scoring/rescoreDeals.ts';
import { dealToRow } from '../view/dealToRow.ts';
import { scoredByKey } from '../view/rescoring.ts';
import type { DealRow } from '../view/rows.ts';
import type { ViewDb } from '../view/viewDb.ts';
import type { ReadProfile } from './profileRecord.ts';

/**
 * Makes the rows of deals, scored by a profile under the rules on the date `at` (epoch milliseconds). Every row in the list is made here,
 * so that the same deal has the same row everywhere.
 */
export function rowMaker(profile: Profile, at: number): (deal: Deal) => DealRow {
  const score = createScorer({ profile, today: dayOf(instant(at)) });
  return (deal) => dealToRow(deal, score(deal));
}

const nameOf = ({ mid }: ReadProfile): string => `${engineVersion} ${mid ?? 'standard'}`;

/**
 * Whether all rows were scored with this profile and engine. False if a rescoring was interrupted, or if the
 * profile arrived with adopted records.
 */
export const isScoredBy = async (view: ViewDb, read: ReadProfile): Promise<boolean> =>
  (await view.settings.get(scoredByKey))?.value === nameOf(read);

export async function noteScoredBy(view: ViewDb, read: ReadProfile): Promise<void> {
  await view.settings.put({ key: scoredByKey, value: nameOf(read) });
}
