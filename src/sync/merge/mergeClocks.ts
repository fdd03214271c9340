import { latestStamp } from '../../core/protocol/hybridLogicalClock.ts';
import { isElementList, isObject, isSame } from '../../data/records/json.ts';
import { childPath, isWholeValue, stampOf } from '../../data/records/paths.ts';
import { withoutConflicts } from '../../data/records/conflictHistory.ts';
import type { Body, Clocks } from '../../data/records/syncedRecord.ts';
import type { Side } from './mergeBodies.ts';

/**
 * The clocks of a merged body: every leaf keeps the stamp of its side. A stamp for the whole record must not spread to the other
 * side's leaves, because an old value would then look new in the next conflict. Kept compact: the earliest stamp is written once, for the
 * whole record.
 */
export function mergeClocks(doc: Body, left: Side, right: Side): Clocks {
  const stamps = new Map<string, string>();
  for (const path of [...Object.keys(left.clocks), ...Object.keys(right.clocks)])
    if (path !== '') stamps.set(path, later(left.clocks[path], right.clocks[path]));
  for (const [path, values] of leaves('', { merged: doc, left: left.doc, right: right.doc })) {
    if (values.isHolder) stamps.delete(path);
    else stamps.set(path, stampOfLeaf(path, values, { left: left.clocks, right: right.clocks }));
  }
  const whole = [...stamps.values()].filter((stamp) => stamp !== '').toSorted()[0] ?? '';
  const own = [...stamps].filter(([, stamp]) => stamp !== whole).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries([['', whole], ...own].filter(([, stamp]) => stamp !== ''));
}

/** The same clocks in the form that merges write, so that equivalent clocks compare as equal. */
export function canonicalClocks({ doc, clocks }: Side): Clocks {
  const plain = withoutConflicts(doc);
  const side = { doc: plain, clocks };
  return mergeClocks(plain, side, side);
}

const later = (left: string | undefined, right: string | undefined): string => latestStamp([left ?? '', right ?? '']) ?? '';

interface Values {
  readonly merged: unknown;
  readonly left: unknown;
  readonly right: unknown;
}

type Leaf = Values & { readonly isHolder: boolean };

function stampOfLeaf(path: string, { merged, left, right }: Values, clocks: { readonly left: Clocks; readonly right: Clocks }): string {
  const fromLeft = isSame(merged, left) ? stampOf(clocks.left, path) : '';
  const fromRight = isSame(merged, right) ? stampOf(clocks.right, path) : '';
  return later(fromLeft, fromRight);
}

/** Every path in a merged body: each container, followed by its members. */
function leaves(path: string, values: Values): readonly (readonly [string, Leaf])[] {
  const names = isWholeValue(path) ? [] : memberNames(values.merged);
  const paths = names.map((name) => childPath(path, name));
  if (names.length === 0 || paths.includes(null)) return [[path, { ...values, isHolder: false }]];
  const within = names.flatMap((name, place) =>
    leaves(paths[place] ?? path, {
      merged: memberOf(values.merged, name),
      left: memberOf(values.left, name),
      right: memberOf(values.right, name),
    }),
  );
  return [[path, { ...values, isHolder: true }], ...within];
}

function memberNames(value: unknown): readonly string[] {
  if (isObject(value)) return Object.keys(value);
  return isElementList(value) ? value.map(({ id }) => id) : [];
}

function memberOf(value: unknown, name: string): unknown {
  if (isObject(value)) return Object.hasOwn(value, name) ? value[name] : undefined;
  return isElementList(value) ? value.find(({ id }) => id === name) : undefined;
}
