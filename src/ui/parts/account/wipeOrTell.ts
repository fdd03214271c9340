import { notify } from '../../components/notice/notify.ts';
import type { Services } from '../../hooks/services.ts';

/** Removes the person's data from this device; says so when it could not, on whatever screen is shown by then. */
export async function wipeOrTell(device: Services['device'], userId: string, agreed: number | 'everything'): Promise<void> {
  const wiped = await (await device()).wipe(userId, agreed);
  if (wiped.ok) return;
  if (wiped.error.kind === 'only-here') {
    const detail =
      'This device has changes that were not sent, or photos and voice notes. They stay here: sign in to send, copy or remove them.';
    return notify({ tone: 'poor', title: 'Your data was not removed', detail });
  }
  const again = { label: 'Try again', run: () => void wipeOrTell(device, userId, agreed) };
  notify({ tone: 'poor', title: 'Not everything is removed yet', detail: wiped.error.message, action: again });
}
