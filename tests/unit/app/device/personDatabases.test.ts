import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belongsToFamily, documentsOnDevice, personDatabases } from '../../../../src/app/device/personDatabases.ts';
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

  it('include those of every team workspace, and are found by workspace', async () => {
    const who = '44444444-4444-4444-8444-444444444444';
    const [one, two] = ['55555555-5555-4555-8555-555555555555', '66666666-6666-4666-8666-666666666666'];
    const names = [documentsName(who), documentsName(who, one), documentsName(who, two)];
    for (const name of names) {
      await make(viewName(name), {});
      await make(`rxdb-dexie-${name}--0--deals`, {});
    }
    expect(await personDatabases(who)).toHaveLength(6);
    expect(await documentsOnDevice(who)).toEqual(names);
    expect((await personDatabases(who)).filter((name) => belongsToFamily(name, documentsName(who, one))).toSorted()).toEqual([
      `rxdb-dexie-${documentsName(who, one)}--0--deals`,
      viewName(documentsName(who, one)),
    ]);
  });

  it('count a team workspace as long as any of its databases is left, without a personal one', async () => {
    const who = '77777777-7777-4777-8777-777777777777';
    const team = '88888888-8888-4888-8888-888888888888';
    await make(`rxdb-dexie-${documentsName(who, team)}--0--notes`, {});
    expect(await documentsOnDevice(who)).toEqual([documentsName(who, team)]);
    expect(await documentsOnDevice('99999999-9999-4999-8999-999999999999')).toEqual([]);
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
