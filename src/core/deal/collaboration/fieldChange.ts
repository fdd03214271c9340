import type { NamedConflict } from './conflictText.ts';
import type { UsedDevice } from './people.ts';

/** The last change of one value of a record. */
export interface FieldChange {
  /** The value's path in the record, as in its clocks. */
  readonly path: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly by: UsedDevice;
}

/** A conflict, with the devices of both sides. `by` is null if a side's device is unknown. */
export interface FoundConflict extends Omit<NamedConflict, 'keptBy' | 'lostBy'> {
  readonly key: string;
  readonly keptBy: UsedDevice | null;
  readonly lostBy: UsedDevice | null;
  /** When the later side was written, epoch milliseconds. */
  readonly at: number;
}

/** The last change of the value at a path: its own, or that of the value that contains it. Null if it has not changed since the deal was added. */
export function lastChange(changes: readonly FieldChange[], path: string): FieldChange | null {
  const found = changes.filter(
    (change) => change.path === path || change.path.startsWith(`${path}/`) || path.startsWith(`${change.path}/`),
  );
  return found.reduce<FieldChange | null>((last, change) => (last === null || change.at > last.at ? change : last), null);
}
