import type { FiredAlert } from '../../core/alerts/alertEvent.ts';
import { hashText } from '../../core/alerts/fire.ts';
import { ok } from '../../core/kernel/result.ts';
import { changeRecords, type RecordChange } from '../collections/changeRecord.ts';
import { readRecords } from '../collections/recordWrites.ts';
import { writerOf } from '../commands/writer.ts';
import { isPending } from '../records/syncedRecord.ts';
import { showAlerts, type AlertWriter } from './showAlerts.ts';

/**
 * Writes events that are not there yet and shows them; returns how many were new. One that was there, and be it deleted since, is left:
 * the same change was told before, here or on another device.
 */
export async function keepEvents({ documents, view, writeBegan, writeEnded }: AlertWriter, fired: readonly FiredAlert[]): Promise<number> {
  const byId = new Map(fired.map((one) => [one.id, one]));
  for (const { id } of await readRecords(documents, 'alertEvents', [...byId.keys()])) byId.delete(id);
  if (byId.size === 0) return 0;
  writeBegan();
  let added = 0;
  try {
    const writer = await writerOf(view);
    const changes = [...byId.values()].map(({ id, event }): RecordChange<never> => ({
      coll: 'alertEvents',
      id,
      // The same on every tab of this device, so that two that look at once write one state.
      mid: hashText(`${id} ${writer.device}`),
      at: event.firedAt - writer.clockOffset,
      isNew: true,
      change: (before) => ok(before?.doc ?? { ...event }),
    }));
    const written = (await changeRecords(documents, writer, changes)).flatMap((answer) => (answer.ok ? [answer.value] : []));
    added = written.filter(({ before, after }) => before === null && isPending(after)).length;
    await showAlerts(
      view,
      'alertEvents',
      written.map(({ after }) => after),
    );
    return added;
  } finally {
    writeEnded(added);
  }
}
