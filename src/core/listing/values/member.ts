/** Whether a value from outside is an object with keys, not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path such as `prices.primaryPrice` or `images.0.url`; null if any step is missing. Own keys only. */
export function memberAt(value: unknown, path: string): unknown {
  let at: unknown = value;
  if (path === '') return at;
  for (const key of path.split('.')) {
    if (Array.isArray(at)) at = /^\d{1,6}$/.test(key) ? at[Number(key)] : null;
    else if (isRecord(at) && Object.hasOwn(at, key)) at = at[key];
    else return null;
  }
  return at ?? null;
}

/** A list from outside, or an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

const maxVisited = 400_000;
const maxDepth = 120;

/** Every object under a value that satisfies `fits`, nearest first; each object is visited once, so shared parts and cycles are safe. */
export function findRecords(
  root: unknown,
  fits: (record: Readonly<Record<string, unknown>>) => boolean,
): readonly Readonly<Record<string, unknown>>[] {
  const found: Readonly<Record<string, unknown>>[] = [];
  const seen = new Set<unknown>();
  let level: readonly unknown[] = [root];
  for (let depth = 0; depth < maxDepth && level.length > 0 && seen.size < maxVisited; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null || seen.has(value)) continue;
      seen.add(value);
      if (isRecord(value) && fits(value)) found.push(value);
      for (const member of Object.values(value)) if (typeof member === 'object' && member !== null) next.push(member);
    }
    level = next;
  }
  return found;
}
