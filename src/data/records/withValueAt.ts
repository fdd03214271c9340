import { isElementList, isObject } from './json.ts';
import type { Body } from './syncedRecord.ts';

/**
 * A copy of a record's body with the value at one path set, or removed if undefined. Paths are written as in the record's clocks. Missing
 * containers along the path are created.
 */
export function withValueAt(body: Body, path: string, value: unknown): Body {
  const names = path.split('/').map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  const changed = withMember(body, names, value);
  return isObject(changed) ? changed : body;
}

function withMember(holder: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(holder) && isElementList(holder)) {
    const known = holder.some(({ id }) => id === name);
    const changed = holder.flatMap((element) => (element.id === name ? listed(withMember(element, rest, value)) : [element]));
    return known ? changed : [...holder, ...listed(withMember({ id: name }, rest, value))];
  }
  const members = isObject(holder) ? holder : {};
  const { [name]: before, ...others } = members;
  const changed = withMember(before, rest, value);
  return changed === undefined ? others : { ...others, [name]: changed };
}

const listed = (element: unknown): readonly unknown[] => (element === undefined ? [] : [element]);
