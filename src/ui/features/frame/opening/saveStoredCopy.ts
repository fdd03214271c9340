import { personIn } from '../../../../account/account.ts';
import type { Services } from '../../../hooks/services.ts';
import { handOverFile } from '../../../parts/files/handOverFile.ts';
import type { Clock } from '../../../hooks/serviceParts.ts';

/** How long a storage that is asked for everything may take, milliseconds. */
const answersWithin = 30_000;

type StoredCopy = Pick<Services, 'account' | 'device'> & Pick<Clock, 'now'>;

/** Everything stored here as it lies, read past the app's own databases, which would not open. False where the browser refuses that too. */
export async function saveStoredCopy({ account, device, now }: StoredCopy): Promise<boolean> {
  const person = personIn(account.state());
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), answersWithin));
  try {
    const calls = await device();
    const found = await Promise.race([calls.readEverything(person?.id ?? null), late]);
    if (found === null) return false;
    const name = `yardstick-stored-${new Date(now()).toISOString().slice(0, 10)}.json`;
    await handOverFile(new File([JSON.stringify(found)], name, { type: 'application/json' }));
    return true;
  } catch {
    return false;
  }
}
