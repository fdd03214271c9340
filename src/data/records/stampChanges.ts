import { isElementList, isObject, isSame, presentKeys, type JsonObject } from './json.ts';
import { childPath, isWholeValue, withoutStaleStamps } from './paths.ts';
import type { Body, Clocks } from './syncedRecord.ts';

interface Change {
  readonly before: Body;
  readonly after: Body;
  readonly clocks: Clocks;
  readonly stamp: string;
}

/** The clocks after a change: every changed leaf has the new stamp. */
export function stampChanges({ before, after, clocks, stamp }: Change): Clocks {
  const changed = changedPaths(before, after, '');
  return withoutStaleStamps({ ...clocks, ...Object.fromEntries(changed.map((path) => [path, stamp])) });
}

/**
 * Paths of the leaves that differ. Objects are compared by property name, and lists of `{id}` by id. A value whose type changed, a list
 * without ids, an added or removed element, and a whole value (`isWholeValue`) are one leaf each.
 */
export function changedPaths(before: unknown, after: unknown, path: string): readonly string[] {
  if (isSame(before, after)) return [];
  if (isWholeValue(path)) return [path];
  const left = membersOf(before);
  const right = membersOf(after);
  if (left === null || right === null || Array.isArray(before) !== Array.isArray(after)) return [path];
  const names = new Set([...presentKeys(left), ...presentKeys(right)]);
  const found = [...names].flatMap((name) => {
    const child = childPath(path, name);
    return child === null ? (isSame(left[name], right[name]) ? [] : [path]) : changedPaths(left[name], right[name], child);
  });
  return [...new Set(found)];
}

function membersOf(value: unknown): JsonObject | null {
  if (isObject(value)) return value;
  return isElementList(value) ? Object.fromEntries(value.map((element) => [element.id, element])) : null;
}
