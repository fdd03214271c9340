import { anyValueText, changedField } from '../../../core/deal/collaboration/changedField.ts';
import { conflictText } from '../../../core/deal/collaboration/conflictText.ts';
import { personText, whoOfDevice, type People } from '../../../core/deal/collaboration/people.ts';
import type { ConflictView, WrittenBy } from '../../../data/commands/reviewedRecords.ts';
import { momentFormat } from '../../components/figure/momentFormat.ts';
import { fieldLabel, valueText, writtenByLabel } from './reviewText.ts';

/** A conflict as people read it. */
export interface ConflictWords {
  /** Who changed what, as one or two sentences. Null if a side's device is unknown. */
  readonly text: string | null;
  readonly field: string;
  readonly kept: string;
  readonly lost: string;
}

/** A conflict in the words of the deal's own inputs, with the people on both sides. */
export function namedConflict(conflict: ConflictView, people: People): ConflictWords {
  const { kind, path, kept, lost, keptBy, lostBy, inputs } = conflict;
  const named = inputs ?? { strategy: 'buy-to-let', market: 'GB-ENG' };
  const isOfDeal = inputs !== null && kind === 'field';
  const shown = (value: unknown): string => (isOfDeal ? anyValueText(path, value, named) : valueText(value));
  const text =
    keptBy === null || lostBy === null
      ? null
      : conflictText({ path, kind, kept, lost, keptBy: whoOfDevice(people, keptBy), lostBy: whoOfDevice(people, lostBy) }, named);
  const label = isOfDeal && hasOwnName(path) ? changedField(path, named)?.label : undefined;
  return { text, field: label ?? fieldLabel(conflict), kept: shown(kept), lost: shown(lost) };
}

/** Whether the deal's name for a path says more than the path itself. */
const hasOwnName = (path: string): boolean => path.startsWith('inputs/') || !path.includes('/');

/** Who wrote a value and when: "Ben, 22 Nov 2026, 14:05", or in a personal workspace "on this device, 22 Nov 2026, 14:05". */
export function writerLabel(by: WrittenBy | null, people: People): string {
  if (by === null || !people.isShared) return writtenByLabel(by);
  return `${personText(whoOfDevice(people, by))}, ${momentFormat.format(by.at)}`;
}

/** Who deleted and who changed a record: "Deleted by Ben, 22 Nov 2026, 14:05. Changed by you, 22 Nov 2026, 14:06. The change was kept." */
export function deletionText({ keptBy, lostBy }: Pick<ConflictView, 'keptBy' | 'lostBy'>, people: People): string {
  const writer = (by: WrittenBy | null): string => `${by !== null && people.isShared ? 'by ' : ''}${writerLabel(by, people)}`;
  return `Deleted ${writer(lostBy)}. Changed ${writer(keptBy)}. The change was kept.`;
}
