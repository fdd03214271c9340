import { readStamp } from '../../core/protocol/hybridLogicalClock.ts';
import { withoutConflicts } from './conflictHistory.ts';
import { isElementList, isObject } from './json.ts';
import { childPath, isWholeValue } from './paths.ts';
import type { SyncedRecord } from './syncedRecord.ts';

/** The stamp of one value's last change. */
export interface ChangeStamp {
  readonly path: string;
  readonly stamp: string;
}

/**
 * The last change of every value in a record that changed since the record was made, including removed values, and the stamp of the record
 * as a whole (empty if there is none).
 */
export function recordChanges({ doc, clocks }: Pick<SyncedRecord, 'doc' | 'clocks'>): {
  readonly made: string;
  readonly changes: readonly ChangeStamp[];
} {
  const changes: ChangeStamp[] = [];
  const present = new Set<string>();
  const visit = (path: string, value: unknown, above: string): void => {
    present.add(path);
    const stamp = clocks[path] ?? above;
    const children = isWholeValue(path) ? [] : childrenOf(path, value);
    if (children.length === 0 && stamp !== '' && path !== '') changes.push({ path, stamp });
    for (const [child, member] of children) visit(child, member, stamp);
  };
  for (const [path, value] of childrenOf('', withoutConflicts(doc))) visit(path, value, '');
  for (const [path, stamp] of Object.entries(clocks)) if (path !== '' && !present.has(path)) changes.push({ path, stamp });
  return { made: clocks[''] ?? '', changes: changes.filter(({ stamp }) => readStamp(stamp) !== null) };
}

function childrenOf(path: string, value: unknown): readonly (readonly [string, unknown])[] {
  const members = isObject(value)
    ? Object.entries(value)
    : isElementList(value)
      ? value.map((element): readonly [string, unknown] => [element.id, element])
      : [];
  return members.flatMap(([name, member]): readonly (readonly [string, unknown])[] => {
    const child = childPath(path, name);
    return child === null || member === undefined ? [] : [[child, member]];
  });
}
