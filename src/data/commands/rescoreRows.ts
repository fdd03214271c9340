import type { Profile } from '../../core/deal/profile.ts';
import { dayOf } from '../../core/kernel/calendar.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import { rescoreDeals } from '../../core/pipeline/scoring/rescoreDeals.ts';
import type { Documents } from '../collections/database.ts';
import { dealsOf, liveDeals } from '../collections/dealRecord.ts';
import { rescoredPart } from '../view/dealToRow.ts';
import type { DealRow } from '../view/rows.ts';
import type { ViewDb } from '../view/viewDb.ts';

interface RescoreContext {
  readonly documents: Documents;
  readonly view: ViewDb;
  readonly profile: Profile;
  readonly at: Instant;
  /** Only these; all where it is not said. */
  readonly ids?: readonly string[];
}

/** So many deals a time: a part is done within some ten milliseconds, and a list that is open shows it. */
const part = 500;

/** The setting that says how far a rescoring is, `{ done, total }`; absent when none is under way. Pages read it live. */
const rescoringKey = 'rescoring';

/**
 * Scores every row anew after a change of profile, or the rows of some deals. All of it happens in this worker; a page sees rows change. A row whose deal has moved
 * on meanwhile is passed over: its own evaluation is under way. Outcomes are left: a deal that is opened is evaluated anyway.
 */
export async function rescoreRows({ documents, view, profile, at, ids }: RescoreContext): Promise<number> {
  const deals = ids === undefined ? await liveDeals(documents) : await dealsOf(documents, ids);
  let changed = 0;
  for (let from = 0; from < deals.length; from += part) {
    await view.settings.put({ key: rescoringKey, value: { done: from, total: deals.length } });
    const some = deals.slice(from, from + part);
    const scored = rescoreDeals({ deals: some, profile, today: dayOf(at) });
    changed += await view.transaction('rw', view.rows, async () => {
      const rows = await view.rows.bulkGet(some.map(({ id }) => id));
      const fresh = rows.flatMap((row, place): readonly DealRow[] => {
        const answer = scored[place];
        return row === undefined || answer === undefined || row.revision !== some[place]?.mid ? [] : [{ ...row, ...rescoredPart(answer) }];
      });
      await view.rows.bulkPut([...fresh]);
      return fresh.length;
    });
  }
  await view.settings.delete(rescoringKey);
  return changed;
}
