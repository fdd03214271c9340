import type { SettingRow, ViewDb } from '../../../../src/data/view/viewDb.ts';

/**
 * The settings of a person's view in memory, as far as the room of teams uses them. `pause` is awaited before and after each access, and a
 * crash meanwhile never resolves it. A transaction is one access.
 */
export function createMemorySettings(rows: Map<string, unknown>, pause: () => Promise<void>): ViewDb {
  let inside = 0;
  const access = async <Value>(work: () => Value | Promise<Value>): Promise<Value> => {
    if (inside > 0) return work();
    await pause();
    const value = await work();
    await pause();
    return value;
  };
  const rowOf = (key: string): SettingRow | undefined => (rows.has(key) ? structuredClone({ key, value: rows.get(key) }) : undefined);
  const put = (row: SettingRow): void => void rows.set(row.key, structuredClone(row.value));
  const settings = {
    get: (key: string) => access(() => rowOf(key)),
    bulkGet: (keys: readonly string[]) => access(() => keys.map(rowOf)),
    put: (row: SettingRow) => access(() => put(row)),
    bulkPut: (some: readonly SettingRow[]) => access(() => some.forEach(put)),
    delete: (key: string) => access(() => void rows.delete(key)),
    bulkDelete: (keys: readonly string[]) => access(() => keys.forEach((key) => rows.delete(key))),
    where: () => ({
      startsWith: (start: string) => ({
        toArray: () => access(() => [...rows.keys()].filter((key) => key.startsWith(start)).flatMap((key) => rowOf(key) ?? [])),
        primaryKeys: () => access(() => [...rows.keys()].filter((key) => key.startsWith(start))),
      }),
    }),
  };
  const transaction = (_mode: string, _table: unknown, work: () => Promise<unknown>): Promise<unknown> =>
    access(async () => {
      inside += 1;
      try {
        return await work();
      } finally {
        inside -= 1;
      }
    });
  // Only this part of the view is used.
  return { settings, transaction } as unknown as ViewDb;
}
