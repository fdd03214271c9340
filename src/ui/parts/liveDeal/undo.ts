import { takeBackEdit } from '../../../data/device/editJournal.ts';
import { notify } from '../../components/notice/notify.ts';
import type { LiveDeal } from './liveDeal.ts';

/**
 * Takes back the deal's newest edit, of this session or an earlier one, or says that no edit is left. Stores what is being typed first,
 * since that is the newest edit; does nothing if it cannot be stored.
 */
export async function undoEdit(
  { change, settled }: Pick<LiveDeal, 'change' | 'settled'>,
  dealId: string,
  userId: string | null,
): Promise<void> {
  if (!(await settled())) return;
  const edit = await takeBackEdit(userId, dealId);
  if (edit === null) notify({ tone: 'neutral', title: 'Nothing to undo on this device' });
  // The journal holds values that were stored once; the data worker checks them again.
  else change(edit.strategy, edit.values);
}
