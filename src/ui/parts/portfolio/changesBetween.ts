import type { Holding } from '../../../core/deal/holding/holding.ts';
import type { ValueChange } from '../../../data/commands/itemCommands.ts';
import { changedPaths } from '../../../data/records/stampChanges.ts';

/** The value changes, each with its path, that turn one state of a holding into another. The change for a removed part has no value. */
export function changesBetween(before: Holding, after: Holding): readonly ValueChange[] {
  return changedPaths(before, after, '').map((path) => {
    const value = path.split('/').reduce<unknown>(memberOf, after);
    return value === undefined ? { path } : { path, value };
  });
}

/** Field names and part ids contain no character that a path would have to escape. */
const memberOf = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? (holder as Readonly<Record<string, unknown>>)[name] : undefined;
