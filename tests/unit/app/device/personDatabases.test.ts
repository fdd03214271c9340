import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belongsToFamily, personDatabases } from '../../../../src/app/device/personDatabases.ts';
import { dumpDatabases } from '../../../../src/app/device/dumpDatabases.ts';
import { documentsName, viewName } from '../../../../src/data/view/viewName.ts';

const ada = '11111111-1111-4111-8111-111111111111';
const eve = '22222222-2222-4222-8222-222222222222';

function make(name: string, record: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('docs', { autoIncrement: true }).add(record));
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('The database could not be opened')));
  });
}

describe('a person’s databases', () => {
  it('include those of both kinds, and none of another person’s', async () => {
    for (const who of [ada, eve, null]) {
      await make(viewName(documentsName(who)), { of: who });
      await make(`rxdb-dexie-${documentsName(who)}--0--deals`, { of: who });
    }
    const names = await personDatabases(ada);
    expect(names.toSorted()).toEqual([`rxdb-dexie-yardstick-${ada}--0--deals`, `yardstick-${ada}-view`]);
    expect(await personDatabases(null)).toHaveLength(2);
    expect(JSON.stringify(await dumpDatabases(ada))).not.toMatch(new RegExp(`${eve}|null`));
    expect(await dumpDatabases(ada)).toMatchObject({ [`yardstick-${ada}-view`]: { docs: [{ of: ada }] } });
  });

  it('include the files that the backup writes', async () => {
    const who = '33333333-3333-4333-8333-333333333333';
    await make(`${documentsName(who)}-own`, { kind: 'photo', blob: new Blob(['abc'], { type: 'image/jpeg' }) });
    expect(await dumpDatabases(who)).toEqual({
      [`yardstick-${who}-own`]: { docs: [{ kind: 'photo', blob: { type: 'image/jpeg', base64: btoa('abc') } }] },
    });
  });

  it('are not confused with those of a user whose id has the same prefix or suffix', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom('a', '0', 'f'), (id, more) => {
        const family = documentsName(id);
        expect(belongsToFamily(viewName(family), family)).toBe(true);
        expect(belongsToFamily(`rxdb-dexie-${family}--0--profile`, family)).toBe(true);
        expect(belongsToFamily(`${family}${more}-view`, family)).toBe(false);
        expect(belongsToFamily(`${more}${family}`, family)).toBe(false);
        expect(belongsToFamily(viewName(documentsName(null)), family)).toBe(false);
      }),
    );
  });
});
