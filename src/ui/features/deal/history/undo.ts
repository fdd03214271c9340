import { takeBackEdit } from '../../../../data/device/editJournal.ts';
import { notify } from '../../../components/notice/notify.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';

/**
 * Takes back the deal's newest edit, of this session or an earlier one, or says that no edit is left. Stores what is being typed first,
 * since that is the newest edit; does nothing if it cannot be stored.
 */
export async function undoEdit(
  { assume, settled }: Pick<LiveDeal, 'assume' | 'settled'>,
  dealId: string,
  userId: string | null,
): Promise<void> {
  if (!(await settled())) return;
  const values = await takeBackEdit(userId, dealId);
  if (values === null) notify({ tone: 'neutral', title: 'Nothing to undo on this device' });
  // The journal holds values that were stored once; the data worker checks them again.
  else assume(values);
}
