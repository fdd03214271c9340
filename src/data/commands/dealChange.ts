import { err, ok } from '../../core/kernel/result.ts';
import type { RecordChange } from '../collections/recordWrites.ts';
import { dealToBody, recordToDeal } from '../collections/dealRecord.ts';
import { bodyProblem } from '../records/bodyProblem.ts';
import { applyDealCommand } from './applyDealCommand.ts';
import { dealIdOf, type DataFailure, type DealCommand } from './dealCommand.ts';

/** A deal command as a change to its record. A deal that already exists is not added again. */
export function dealChange(command: DealCommand): RecordChange<DataFailure> {
  const id = dealIdOf(command);
  const { mid, at } = command.type === 'deal/add' ? { mid: command.deal.mid, at: command.deal.updatedAt } : command.stamp;
  return {
    coll: 'deals',
    id,
    mid,
    at,
    isNew: command.type === 'deal/add',
    change: (before) => {
      if (command.type === 'deal/delete') return before === null ? err({ kind: 'not-found', id }) : ok(null);
      if (before !== null && bodyProblem(before) !== null) return err({ kind: 'invalid', message: unreadable });
      const applied = applyDealCommand(before === null ? null : recordToDeal(before), command);
      return applied.ok ? ok(dealToBody(applied.value)) : applied;
    },
  };
}

const unreadable = 'This version of the app can’t read this deal, so it was not changed. Update the app and try again.';
