import type { FiredAlert } from '../../core/alerts/alertEvent.ts';
import { hashText } from '../../core/alerts/fireAlert.ts';
import { ok } from '../../core/kernel/result.ts';
import { readRecords, type RecordChange } from '../collections/recordWrites.ts';
import { changeAlerts, type AlertStores } from './updateAlertRows.ts';

/**
 * Writes new events and their rows. Returns how many were new. An event that ever existed, even if deleted since, is left unchanged,
 * because it was reported before, here or on another device.
 */
export async function storeAlertEvents(stores: AlertStores, fired: readonly FiredAlert[]): Promise<number> {
  const byId = new Map(fired.map((one) => [one.id, one]));
  for (const { id } of await readRecords(stores.documents, 'alertEvents', [...byId.keys()])) byId.delete(id);
  if (byId.size === 0) return 0;
  const { device, clockOffset } = stores.writer();
  const changes = [...byId.values()].map(({ id, event }): RecordChange<never> => ({
    coll: 'alertEvents',
    id,
    // The same in every tab of this device, so that two simultaneous checks write the same state.
    mid: hashText(`${id} ${device}`),
    at: event.firedAt - clockOffset,
    isNew: true,
    change: (before) => ok(before?.doc ?? { ...event }),
  }));
  const written = await changeAlerts(stores, 'alertEvents', changes);
  return written.filter(({ before }) => before === null).length;
}
