import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import type { queryStores } from '../../../../src/app/device/queryStores.ts';
import { createDevice } from '../../../../src/app/device/createDevice.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { err, ok } from '../../../../src/core/kernel/result.ts';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import { DeviceDb } from '../../../../src/data/device/deviceDb.ts';
import { documentsName } from '../../../../src/data/view/viewName.ts';
import { writeBackup } from '../../../../src/sync/backup/writeBackup.ts';
import { countUnsent, exportUnsent } from '../../../../src/sync/unsent/unsentWork.ts';
import { dealOf } from '../../../support/deals.ts';
import type { OpenStores } from '../../../../src/data/commands/stores.ts';

const ada = '0c3b509b-a908-482d-a985-ef2a7e859f9e';

/** A person's data worker, without a sync that could have counted anything. */
async function workerOf(documents: string) {
  let stores: OpenStores | null = null;
  const data = createDataWorker({
    opened: (given) => {
      stores = given;
    },
    closing: () => undefined,
    writeBegan: () => undefined,
    writeEnded: () => undefined,
  });
  await data.open(documents);
  if (stores === null) throw new Error('The stores did not open');
  return { data, stores: stores as OpenStores };
}

/** Queries the stores themselves, as a separate worker does. */
const ask: typeof queryStores = async (documents, question) => {
  const { data, stores } = await workerOf(documents);
  const call = async (name: string) => {
    if (name === 'countUnsent') return ok(await countUnsent(stores));
    return ok(name === 'exportUnsent' ? await exportUnsent(stores, 0) : ok(await writeBackup(stores, { withFiles: true }, 0)));
  };
  const answer = await question(call as Parameters<typeof question>[0]);
  await data.close();
  return answer.ok ? answer.value : null;
};

const silent: typeof queryStores = async () => null;

const posted = vi.fn();

function browser() {
  const replace = vi.fn();
  const storage = { length: 0, key: () => null, removeItem: () => undefined, clear: () => undefined };
  posted.mockClear();
  vi.stubGlobal('location', { replace, origin: 'https://app.example' });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('caches', { keys: async () => [] });
  vi.stubGlobal('postMessage', posted);
  return replace;
}

afterEach(() => vi.unstubAllGlobals());

it('device: counts and exports the unsent changes of all the user’s workspaces before data is removed', async () => {
  browser();
  const eve = '1d4c60ac-ba19-4a3e-8a96-0f3b8f96a0af';
  const teams = ['2e5d71bd-cb2a-4b4f-9b07-1f4c9fa7b1b0', '3f6e82ce-dc3b-4c5a-8c18-2a5d0ab8c2c1'];
  for (const [n, name] of [documentsName(eve), ...teams.map((team) => documentsName(eve, team))].entries()) {
    const { data } = await workerOf(name);
    await data.mutate({ type: 'deal/add', deal: dealOf(50 + n) });
    await data.close();
  }
  const device = createDevice({ leave: vi.fn(), queryStores: ask, now: () => instant(0) });
  expect(await device.countOnlyHere(eve)).toEqual({ changes: 3, media: 0 });
  expect(await device.wipe(eve, 2)).toEqual(err({ kind: 'only-here', onlyHere: { changes: 3, media: 0 } }));
  const files = await Promise.all((await device.exportOnlyHere(eve)).map((file) => file.text()));
  const owners = files.map((text) => (JSON.parse(text) as { owner: string }).owner);
  expect(owners).toEqual([documentsName(eve), ...teams.map((team) => documentsName(eve, team))]);
  expect(await device.wipe(eve, 3)).toEqual({ ok: true, value: null });
  expect((await indexedDB.databases()).filter(({ name }) => name?.includes(eve) === true)).toEqual([]);
});

it('device: counts unsent changes in the user’s stores and in those from before the sign-in, and removes none unasked', async () => {
  const replace = browser();
  const own = await workerOf(documentsName(ada));
  await own.data.mutate({ type: 'deal/add', deal: dealOf(1) });
  await own.data.close();
  // These stores are used while signed out, after this person had signed in.
  const before = await workerOf(documentsName(null));
  await before.data.mutate({ type: 'deal/add', deal: dealOf(2) });
  await before.data.close();
  const leave = vi.fn();
  const device = createDevice({ leave, queryStores: ask, now: () => instant(0) });
  expect(await device.countOnlyHere(ada)).toEqual({ changes: 2, media: 0 });
  expect(await device.wipe(ada, 0)).toEqual(err({ kind: 'only-here', onlyHere: { changes: 2, media: 0 } }));
  expect(await device.wipe(ada, 1)).toEqual(err({ kind: 'only-here', onlyHere: { changes: 2, media: 0 } }));
  const files = await device.exportOnlyHere(ada);
  const texts = await Promise.all(files.map((file) => file.text()));
  expect(texts.map((text) => (JSON.parse(text) as { records: unknown[] }).records.length)).toEqual([2]);
  const uncountable = createDevice({ leave, queryStores: silent, now: () => instant(0) });
  expect(await uncountable.countOnlyHere(ada)).toBeNull();
  expect((await uncountable.exportOnlyHere(ada)).map(({ name }) => name)).toEqual(['yardstick-stored-1970-01-01.json']);
  expect(await uncountable.wipe(ada, 2)).toEqual(err({ kind: 'only-here', onlyHere: null }));
  expect([leave, posted].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(await device.countOnlyHere(ada)).toEqual({ changes: 2, media: 0 });
  expect(await device.wipe(ada, 2)).toEqual(ok(null));
  expect(replace).toHaveBeenCalledOnce();
  expect(posted.mock.calls).toMatchObject([[{ to: 'extension', kind: 'disconnect' }, 'https://app.example']]);
  expect(await indexedDB.databases()).toEqual([]);
});

it('device: counts photos and voice notes before a removal, and includes them in a backup', async () => {
  browser();
  const own = await workerOf(documentsName(ada));
  await own.data.close();
  const kept = new DeviceDb(ada);
  await kept.media.add({
    id: 'p1',
    dealId: dealOf(1).id,
    about: 'general',
    kind: 'photo',
    blob: new Blob(['jpeg'], { type: 'image/jpeg' }),
    at: 0,
  });
  kept.close();
  const device = createDevice({ leave: vi.fn(), queryStores: ask, now: () => instant(0) });
  expect(await device.countOnlyHere(ada)).toEqual({ changes: 0, media: 1 });
  expect(await device.wipe(ada, 0)).toEqual(err({ kind: 'only-here', onlyHere: { changes: 0, media: 1 } }));
  const files = await device.exportOnlyHere(ada);
  expect(files.map(({ name }) => name)).toEqual(['yardstick-backup-1970-01-01.json.gz']);
  const unpacked = files[0]?.stream().pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(unpacked).text()).toContain('"kind":"media"');
  expect(await device.wipe(ada, 1)).toEqual(ok(null));
});

it('device: makes the browser extension forget the user without removing anything', async () => {
  const replace = browser();
  await createDevice({ leave: vi.fn(), queryStores: silent, now: () => instant(0) }).forgetInExtension();
  expect(posted.mock.calls).toMatchObject([[{ to: 'extension', kind: 'disconnect' }, 'https://app.example']]);
  expect(replace).not.toHaveBeenCalled();
});
