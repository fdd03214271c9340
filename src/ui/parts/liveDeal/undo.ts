import { popEdit } from '../../../data/device/editJournal.ts';
import { notify } from '../../components/notice/notify.ts';
import type { LiveDeal } from './liveDeal.ts';

/**
 * Undoes the deal's newest edit, from this session or an earlier one, or reports that there is none. Stores the draft first, because the
 * draft is the newest edit. Does nothing if that fails.
 */
export async function undoEdit(
  { change, settled }: Pick<LiveDeal, 'change' | 'settled'>,
  dealId: string,
  userId: string | null,
): Promise<void> {
  if (!(await settled())) return;
  const edit = await popEdit(userId, dealId);
  if (edit === null) notify({ tone: 'neutral', title: 'Nothing to undo on this device' });
  // The journal contains previously stored values, which the data worker validates again.
  else change(edit.strategy, edit.values);
}
