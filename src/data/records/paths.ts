import { latestStamp } from '../../core/protocol/hybridLogicalClock.ts';
import type { Clocks } from './syncedRecord.ts';

/** The longest path that the protocol allows. A change at a longer path is stamped on its ancestor. */
const longestPath = 400;

/** The path of a property, with `~` and `/` escaped as in a JSON pointer. Null if it would be too long. */
export function childPath(path: string, name: string): string | null {
  const segment = name.replaceAll('~', '~0').replaceAll('/', '~1');
  const whole = path === '' ? segment : `${path}/${segment}`;
  return whole.length > longestPath || segment === '' ? null : whole;
}

/** Values of a deal that are written, merged and stamped as one, although they are objects. */
const wholePaths: ReadonlySet<string> = new Set(['assignment', 'decision']);

/** Whether the value at a path is one leaf, whatever it contains. */
export const isWholeValue = (path: string): boolean => wholePaths.has(path);

/** Whether `path` is below `above`. Everything is below the record as a whole. */
const isUnder = (path: string, above: string): boolean => path !== above && (above === '' || path.startsWith(`${above}/`));

/** The latest stamp of a value: its own, that of its nearest container or that of any descendant. Empty if there is none. */
export function stampOf(clocks: Clocks, path: string): string {
  let nearest: string | undefined;
  for (let at = path; nearest === undefined; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    nearest = clocks[at];
    if (at === '') break;
  }
  const within = Object.keys(clocks).filter((other) => isUnder(other, path));
  return latestStamp([nearest ?? '', ...within.map((other) => clocks[other] ?? '')]) ?? '';
}

/** The clocks, without any stamp older than that of a container around it. */
export function withoutStaleStamps(clocks: Clocks): Clocks {
  const paths = Object.keys(clocks);
  const kept = paths.filter((path) => {
    for (let at = path; at !== '';) {
      at = at.slice(0, Math.max(0, at.lastIndexOf('/')));
      if ((clocks[at] ?? '') > (clocks[path] ?? '')) return false;
    }
    return true;
  });
  return Object.fromEntries(kept.toSorted().map((path) => [path, clocks[path] ?? '']));
}
