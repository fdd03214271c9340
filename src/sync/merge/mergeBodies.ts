import { canonicalText, isElementList, isObject, isSame, presentKeys, type JsonObject } from '../../data/records/json.ts';
import { childPath, isWholeValue, stampOf } from '../../data/records/paths.ts';
import type { Body, Clocks } from '../../data/records/syncedRecord.ts';

export interface Side {
  readonly doc: Body;
  readonly clocks: Clocks;
}

/** Two different new values for one leaf. The value with the later stamp won. */
export interface Contest {
  readonly path: string;
  readonly kept: unknown;
  readonly lost: unknown;
  readonly keptStamp: string;
  readonly lostStamp: string;
  readonly winner: 'left' | 'right';
}

interface Merging {
  readonly left: Clocks;
  readonly right: Clocks;
  readonly contests: Contest[];
}

interface Versions {
  readonly base: unknown;
  readonly left: unknown;
  readonly right: unknown;
}

/**
 * The three-way merge, leaf by leaf, and the contested leaves. If two values have equal stamps, their canonical text decides, not
 * the order of the sides.
 */
export function mergeBodies(base: Body | null, left: Side, right: Side): { readonly doc: Body; readonly contests: readonly Contest[] } {
  const contests: Contest[] = [];
  const merging: Merging = { left: left.clocks, right: right.clocks, contests };
  const doc = mergeObjects(merging, '', { base: base ?? {}, left: left.doc, right: right.doc });
  return { doc, contests };
}

/** The merged value at a path. Undefined means absent. */
function mergeValues(merging: Merging, path: string, versions: Versions): unknown {
  const { base, left, right } = versions;
  if (isSame(left, right) || isSame(base, right)) return left;
  if (isSame(base, left)) return right;
  if (isWholeValue(path)) return laterOf(merging, path, versions);
  if (isObject(left) && isObject(right)) return mergeObjects(merging, path, { base: isObject(base) ? base : {}, left, right });
  if (isElementList(left) && isElementList(right)) return mergeLists(merging, path, { base: isElementList(base) ? base : [], left, right });
  return laterOf(merging, path, versions);
}

function mergeObjects(merging: Merging, path: string, sides: Members): Body {
  const { base, left, right } = sides;
  const names = new Set([...presentKeys(left), ...presentKeys(right)]);
  const merged = [...names].map((name): readonly [string, unknown] => {
    const versions = { base: base[name], left: left[name], right: right[name] };
    return [name, mergeValues(merging, childPath(path, name) ?? path, versions)];
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

interface Members {
  readonly base: JsonObject;
  readonly left: JsonObject;
  readonly right: JsonObject;
}

type Elements = readonly (JsonObject & { readonly id: string })[];

interface Lists {
  readonly base: Elements;
  readonly left: Elements;
  readonly right: Elements;
}

/** An element removed on one side stays removed unless the other side changed it: an element is kept or removed as a whole. */
function mergeLists(merging: Merging, path: string, lists: Lists): Elements {
  const base = byId(lists.base);
  const left = byId(lists.left);
  const right = byId(lists.right);
  return mergedOrder(lists).flatMap((id) => {
    const versions = { base: base.get(id), left: left.get(id), right: right.get(id) };
    const merged =
      versions.left === undefined || versions.right === undefined
        ? keptElement(versions)
        : mergeValues(merging, childPath(path, id) ?? path, versions);
    return isObject(merged) ? [{ ...merged, id }] : [];
  });
}

function keptElement({ base, left, right }: Versions): unknown {
  const present = left ?? right;
  return isSame(base, present) ? undefined : present;
}

const byId = (elements: Elements): ReadonlyMap<string, JsonObject> => new Map(elements.map((element) => [element.id, element]));

const order = (elements: Elements): readonly string[] => elements.map(({ id }) => id);

/** The order from the side that moved elements, if any. An element only on the other side follows the element that precedes it there. */
function mergedOrder({ base, left, right }: Lists): readonly string[] {
  const known = new Set(order(base));
  const moved = (elements: Elements): boolean => {
    const own = order(elements).filter((id) => known.has(id));
    return !isSame(
      own,
      order(base).filter((id) => own.includes(id)),
    );
  };
  const [first, second] = moved(right) && !moved(left) ? [order(right), order(left)] : [order(left), order(right)];
  const merged = [...first];
  second.forEach((id, place) => {
    if (merged.includes(id)) return;
    const behind = second[place - 1];
    merged.splice(behind === undefined ? 0 : merged.indexOf(behind) + 1, 0, id);
  });
  return merged;
}

function laterOf(merging: Merging, path: string, { left, right }: Versions): unknown {
  const leftStamp = stampOf(merging.left, path);
  const rightStamp = stampOf(merging.right, path);
  const leftWins = leftStamp === rightStamp ? canonicalText(left) > canonicalText(right) : leftStamp > rightStamp;
  merging.contests.push(
    leftWins
      ? { path, kept: left, lost: right, keptStamp: leftStamp, lostStamp: rightStamp, winner: 'left' }
      : { path, kept: right, lost: left, keptStamp: rightStamp, lostStamp: leftStamp, winner: 'right' },
  );
  return leftWins ? left : right;
}
