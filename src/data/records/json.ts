/** Plain JSON values: their type, equality and canonical text. */

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a list whose elements all have distinct `id`s, or an empty list. Other lists are treated as single values. */
export function isElementList(value: unknown): value is readonly (JsonObject & { readonly id: string })[] {
  if (!Array.isArray(value)) return false;
  const ids = new Set<string>();
  for (const element of value) {
    if (!isObject(element) || typeof element['id'] !== 'string' || ids.has(element['id'])) return false;
    ids.add(element['id']);
  }
  return true;
}

export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((value, place) => isSame(value, right[place]));
  if (!isObject(left) || !isObject(right)) return false;
  const names = presentKeys(left);
  return names.length === presentKeys(right).length && names.every((name) => Object.hasOwn(right, name) && isSame(left[name], right[name]));
}

/** A property set to undefined does not survive as JSON, so it counts as absent. */
export const presentKeys = (value: JsonObject): readonly string[] => Object.keys(value).filter((name) => value[name] !== undefined);

/** Names that give access to an object's prototype when assigned. */
const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The value without property names that could reach a prototype, at any depth. If it has none, as is usual, the value itself is returned.
 */
export function withoutDangerousKeys<Value>(value: Value): Value;
export function withoutDangerousKeys(value: unknown): unknown {
  return isSafe(value) ? value : safeCopy(value);
}

function isSafe(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isSafe);
  for (const name of Object.keys(value)) {
    const member: unknown = (value as JsonObject)[name];
    if (member === undefined || dangerous.has(name) || !isSafe(member)) return false;
  }
  return true;
}

function safeCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => safeCopy(element));
  if (!isObject(value)) return value;
  const safe = presentKeys(value).filter((name) => !dangerous.has(name));
  return Object.fromEntries(safe.map((name) => [name, safeCopy(value[name])]));
}

/** The same text for the same value, whatever the order of its keys. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const members = [...presentKeys(value)].toSorted().map((name) => `${JSON.stringify(name)}:${canonicalText(value[name])}`);
  return `{${members.join(',')}}`;
}
