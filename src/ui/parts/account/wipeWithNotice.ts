import { notify } from '../../components/notice/notify.ts';
import type { Services } from '../../hooks/services.ts';

/** Removes the user's data from this device. Shows a notice on any screen when that fails. */
export async function wipeWithNotice(device: Services['device'], userId: string, agreed: number | 'everything'): Promise<void> {
  const wiped = await (await device()).wipe(userId, agreed);
  if (wiped.ok) return;
  if (wiped.error.kind === 'only-here') {
    const detail = 'This device has unsynced changes, photos or voice notes. Sign in to sync, copy or remove them.';
    return notify({ tone: 'poor', title: 'Your data wasn’t removed', detail });
  }
  const again = { label: 'Try again', run: () => void wipeWithNotice(device, userId, agreed) };
  notify({ tone: 'poor', title: 'Some data couldn’t be removed', detail: wiped.error.message, action: again });
}
