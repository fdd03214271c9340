import type { IntervalTree, ObservabilitySet } from 'dexie';

/** Above so many single keys a whole read costs less, whatever there is. */
const most = 4_000;

/**
 * The keys of a table that a change names: `none` where it does not touch the table, `many` where it names ranges. The sets of another
 * tab or worker come without their methods, so their tree is walked here.
 */
export function changedKeys(parts: ObservabilitySet, table: string): readonly string[] | 'none' | 'many' {
  if (parts['all'] !== undefined) return 'many';
  const touched = parts[table];
  if (touched === undefined) return 'none';
  const keys: string[] = [];
  const whole = collect(touched, keys);
  return whole && keys.length <= most ? keys : 'many';
}

/** Gathers single keys; false as soon as one is a range. */
function collect(tree: IntervalTree | null | undefined, keys: string[]): boolean {
  if (tree === null || tree === undefined || !('from' in tree)) return true;
  if (typeof tree.from !== 'string' || tree.from !== tree.to) return false;
  keys.push(tree.from);
  return keys.length <= most && collect(tree.l, keys) && collect(tree.r, keys);
}
