import { notify } from '../../../components/notice/notify.ts';
import type { Services } from '../../../hooks/services.ts';

/** Removes the person's data from this device; says so when it could not, on whatever screen is shown by then. */
export async function wipeOrTell(device: Services['device'], userId: string): Promise<void> {
  const wiped = await (await device()).wipe(userId);
  if (wiped.ok) return;
  const again = { label: 'Try again', run: () => void wipeOrTell(device, userId) };
  notify({ tone: 'poor', title: 'Not everything is removed yet', detail: wiped.error.message, action: again });
}
