import { liveQuery } from 'dexie';
import type { Writer } from '../collections/recordWrites.ts';
import { nameOfDevice } from '../../core/protocol/deviceKind.ts';
import type { SyncMarks } from '../records/recordStore.ts';
import { syncSettings } from '../view/sync/syncView.ts';
import type { ViewDb } from '../view/viewDb.ts';

/** The writer on this device: the name of this browser profile, created once, and a clock corrected with the server's. */
export async function writerOf(view: ViewDb): Promise<Writer> {
  const [device, marks] = await view.settings.bulkGet([syncSettings.device, syncSettings.marks]);
  const clockOffset = (marks?.value as SyncMarks | undefined)?.clockOffset ?? 0;
  if (typeof device?.value === 'string') return { device: device.value, clockOffset };
  return { device: await nameDevice(view), clockOffset };
}

/** If two tabs name the device at the same time, both use the first name stored. */
function nameDevice(view: ViewDb): Promise<string> {
  const userAgent = 'navigator' in globalThis ? navigator.userAgent : '';
  const fresh = nameOfDevice(userAgent, crypto.getRandomValues(new Uint8Array(16)));
  return view.transaction('rw', view.settings, async () => {
    const found = (await view.settings.get(syncSettings.device))?.value;
    if (typeof found === 'string') return found;
    await view.settings.put({ key: syncSettings.device, value: fresh });
    return fresh;
  });
}

/** The writer for frequent writes. It is read once, then updated whenever any tab's sync learns the server's clock. */
export async function followWriter(view: ViewDb): Promise<() => Writer> {
  let writer = await writerOf(view);
  const following = liveQuery(() => writerOf(view)).subscribe({ next: (now) => (writer = now), error: () => undefined });
  view.on('close', () => following.unsubscribe());
  return () => writer;
}
