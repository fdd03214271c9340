import { personIn } from '../../../../account/account.ts';
import type { Services } from '../../../hooks/services.ts';
import { saveOrShareFile } from '../../../parts/files/saveOrShareFile.ts';
import type { Clock } from '../../../hooks/serviceParts.ts';

/** Timeout for reading all stored data, in milliseconds. */
const answersWithin = 30_000;

type StoredCopy = Pick<Services, 'account' | 'device'> & Pick<Clock, 'now'>;

/** Saves all stored data in raw form, bypassing the app's databases, which did not open. False if the browser refuses this too. */
export async function exportStoredData({ account, device, now }: StoredCopy): Promise<boolean> {
  const person = personIn(account.state());
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), answersWithin));
  try {
    const calls = await device();
    const found = await Promise.race([calls.readEverything(person?.id ?? null), late]);
    if (found === null) return false;
    const name = `yardstick-stored-${new Date(now()).toISOString().slice(0, 10)}.json`;
    await saveOrShareFile(new File([JSON.stringify(found)], name, { type: 'application/json' }));
    return true;
  } catch {
    return false;
  }
}
