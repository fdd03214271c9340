import type { Holding } from '../../../core/deal/holding/holding.ts';
import type { ValueChange } from '../../../data/commands/itemCommands.ts';
import { changedPaths } from '../../../data/records/stampChanges.ts';

/** The values that make one state of a holding the other, each by its path; a part that went has none. */
export function changesBetween(before: Holding, after: Holding): readonly ValueChange[] {
  return changedPaths(before, after, '').map((path) => {
    const value = path.split('/').reduce<unknown>(memberOf, after);
    return value === undefined ? { path } : { path, value };
  });
}

/** Names of a holding's members and the ids of its parts have no sign that a path would have to escape. */
const memberOf = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? (holder as Readonly<Record<string, unknown>>)[name] : undefined;
