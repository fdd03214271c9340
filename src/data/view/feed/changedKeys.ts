import type { IntervalTree, ObservabilitySet } from 'dexie';

type Key = string | number;

/** Above so many single keys a whole read costs less, whatever there is. */
const most = 4_000;

/**
 * The keys of a table that a change names: `none` where it does not touch the table, `many` where it names ranges. The sets of another
 * tab or worker come without their methods, so their tree is walked here.
 */
export function changedKeys(parts: ObservabilitySet, table: string): readonly Key[] | 'none' | 'many' {
  if (parts['all'] !== undefined) return 'many';
  const touched = parts[table];
  if (touched === undefined) return 'none';
  const keys: Key[] = [];
  const whole = collect(touched, keys);
  return whole && keys.length <= most ? keys : 'many';
}

/** Gathers single keys; false as soon as one is a range. */
function collect(tree: IntervalTree | null | undefined, keys: Key[]): boolean {
  if (tree === null || tree === undefined || !('from' in tree)) return true;
  const { from } = tree;
  if ((typeof from !== 'string' && typeof from !== 'number') || from !== tree.to) return false;
  keys.push(from);
  return keys.length <= most && collect(tree.l, keys) && collect(tree.r, keys);
}
