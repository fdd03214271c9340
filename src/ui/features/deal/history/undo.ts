import { takeBackEdit } from '../../../../data/device/editJournal.ts';
import { notify } from '../../../components/notice/notify.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';

/** Takes the newest edit of the deal back, of this session or an earlier one; says so where there is none. */
export async function undoLast(live: Pick<LiveDeal, 'assume'>, dealId: string, userId: string | null): Promise<void> {
  const values = await takeBackEdit(userId, dealId);
  if (values === null) notify({ tone: 'neutral', title: 'Nothing to undo on this device' });
  // The journal holds values that were stored once; the data worker checks them again.
  else live.assume(values);
}
