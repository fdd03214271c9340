import 'fake-indexeddb/auto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../src/core/kernel/money.ts';
import type { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import { separateDataWorker } from '../../../support/separateDataWorker.ts';
import { DeviceDb } from '../../../../src/data/device/deviceDb.ts';
import { personOf } from '../../../../src/data/view/viewName.ts';
import type { BackupControl, RestoreChoice } from '../../../../src/data/backups.ts';
import { createFileCalls } from '../../../../src/sync/fileCalls.ts';
import { dealOf, idOf } from '../../../support/deals.ts';
import type { Stores } from '../../../../src/data/commands/stores.ts';

/** The first bytes of a JPEG. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

const at0 = 1_800_000_000_000;
const merge: RestoreChoice = { withDeleted: false, preferBackup: false };
const closing: (() => Promise<unknown>)[] = [];
let clock = at0;
let edits = 20;

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Data = ReturnType<typeof createDataWorker>;

/** A person's stores with backup and restore; each name is a separate device. */
async function device(name: string): Promise<{ data: Data; backup: BackupControl; stores: Stores; own: DeviceDb; pending: number[] }> {
  let open: Stores | null = null;
  const pending: number[] = [];
  const data = await separateDataWorker({
    opened: (stores) => void (open = stores),
    closing: () => {},
    writeBegan: () => {},
    writeEnded: () => {},
  });
  expect(await data.open(name)).toEqual({ ok: true });
  closing.push(() => data.close());
  if (open === null) throw new Error('Expected the stores to be open');
  const stores: Stores = open;
  const own = new DeviceDb(personOf(name));
  closing.push(async () => own.close());
  const backup = createFileCalls({
    opened: async () => ({ ...stores, writeEnded: (added) => void pending.push(added) }),
    wall: () => (clock += 1_000),
    show: async () => {},
  });
  return { data, backup, stores, own, pending };
}

const stamp = (n: number) => ({ mid: idOf(500 + n), at: instant((clock += 1_000)) });
const rent = (data: Data, n: number, pounds: number) =>
  data.mutate({
    type: 'deal/inputs',
    id: dealOf(n).id,
    strategy: 'buy-to-let',
    changes: { monthlyRent: minor(pounds * 100) },
    stamp: stamp((edits += 1)),
  });
const rentOf = async (data: Data, n: number) => (await data.readDeal(dealOf(n).id))?.inputs['buy-to-let']?.monthlyRent;

async function fileOf(backup: BackupControl, withFiles = true): Promise<Blob> {
  const made = await backup.makeBackup({ withFiles });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** The file with its text changed. */
async function rewritten(file: Blob, change: (text: string) => string): Promise<Blob> {
  const text = gunzipSync(new Uint8Array(await file.arrayBuffer())).toString('utf8');
  return new Blob([new Uint8Array(gzipSync(change(text)))]);
}

const refused = async (answer: Promise<{ readonly ok: boolean; readonly error?: unknown }>): Promise<string> => {
  const given = await answer;
  return given.ok ? 'accepted' : ((given.error as { readonly message?: string }).message ?? '');
};

describe('a backup', () => {
  it('restores everything to an empty device: deals, notes, profile, photos, pages, edits, prices and settings', async () => {
    const first = await device('yardstick-full');
    for (const n of [1, 2]) await first.data.mutate({ type: 'deal/add', deal: dealOf(n) });
    await rent(first.data, 1, 1_234);
    const note = { dealId: dealOf(1).id, text: 'Damp at the back', createdAt: instant(at0), updatedAt: instant(at0) };
    await first.data.mutateItem({ coll: 'notes', id: idOf(40), item: note, stamp: stamp(2) });
    await first.data.writeProfile({ ...standardProfile, weights: { netYield: 40 } }, idOf(41), instant(at0));
    await first.own.media.put({
      id: 'm1',
      dealId: dealOf(1).id,
      about: 'general',
      kind: 'photo',
      blob: new Blob([jpeg], { type: 'image/jpeg' }),
      at: 5,
    });
    await first.own.pages.put({
      dealId: dealOf(1).id,
      capturedAt: 1,
      parserVersion: 1,
      address: null,
      size: 3,
      packed: new Uint8Array([1, 2, 255]),
    });
    await first.own.prices.put({ dealId: dealOf(1).id, at: 9, amount: 100, currency: 'GBP' });
    await first.stores.view.settings.put({ key: 'workbench', value: { columns: ['price'] } });
    const file = await fileOf(first.backup);
    const second = await device('yardstick-fresh');
    const preview = await second.backup.previewBackup(file, merge);
    expect(preview).toMatchObject({
      ok: true,
      value: { deals: 2, added: 4, changed: 0, deletedHere: 0, unreadable: 0, files: 2, from: 'other' },
    });
    expect(await second.data.readDeal(dealOf(1).id)).toBeNull();
    expect(await second.backup.restoreBackup(file, merge)).toEqual({ ok: true, value: { added: 4, changed: 0, files: 2 } });
    expect(await rentOf(second.data, 1)).toBe(123_400);
    expect((await second.data.readProfile()).weights).toEqual({ netYield: 40 });
    expect((await second.data.digest()).hash).toBe((await first.data.digest()).hash);
    const photo = await second.own.media.get('m1');
    expect([new Uint8Array((await photo?.blob.arrayBuffer()) ?? []), photo?.blob.type]).toEqual([jpeg, 'image/jpeg']);
    expect((await second.own.pages.get(dealOf(1).id))?.packed).toEqual(new Uint8Array([1, 2, 255]));
    expect(await second.own.prices.count()).toBe(1);
    expect((await second.stores.view.settings.get('workbench'))?.value).toEqual({ columns: ['price'] });
    expect(second.pending).toEqual([4]);
    // A second restore adds nothing.
    expect(await second.backup.restoreBackup(file, merge)).toEqual({ ok: true, value: { added: 0, changed: 0, files: 0 } });
    expect(await second.own.prices.count()).toBe(1);
  });

  it('keeps newer values here unless the backup is preferred, and the preview lists the changes', async () => {
    const { data, backup } = await device('yardstick-newer');
    await data.mutate({ type: 'deal/add', deal: dealOf(1) });
    await rent(data, 1, 1_000);
    const file = await fileOf(backup);
    await rent(data, 1, 2_000);
    expect(await backup.previewBackup(file, merge)).toMatchObject({ ok: true, value: { added: 0, changed: 0, same: 1, from: 'same' } });
    await backup.restoreBackup(file, merge);
    expect(await rentOf(data, 1)).toBe(200_000);
    const choice = { ...merge, preferBackup: true };
    const preview = await backup.previewBackup(file, choice);
    expect(preview).toMatchObject({
      ok: true,
      value: { changed: 1, changes: [{ kind: 'changed', fields: ['inputs/buy-to-let/monthlyRent'] }] },
    });
    expect(await rentOf(data, 1)).toBe(200_000);
    await backup.restoreBackup(file, choice);
    expect(await rentOf(data, 1)).toBe(100_000);
    expect(await backup.undoRestore()).toEqual({ ok: true, value: 1 });
    expect(await rentOf(data, 1)).toBe(200_000);
  });

  it('merges a newer state field by field into an older one', async () => {
    const { data, backup } = await device('yardstick-merge');
    await data.mutate({ type: 'deal/add', deal: dealOf(1) });
    const older = await fileOf(backup);
    await rent(data, 1, 1_500);
    const newer = await fileOf(backup);
    const other = await device('yardstick-merge-2');
    await other.backup.restoreBackup(older, merge);
    await other.data.mutate({ type: 'deal/stage', id: dealOf(1).id, stage: 'offer', stamp: stamp(3) });
    expect(await other.backup.restoreBackup(newer, merge)).toMatchObject({ ok: true, value: { changed: 1 } });
    expect(await other.data.readDeal(dealOf(1).id)).toMatchObject({ stage: 'offer', inputs: { 'buy-to-let': { monthlyRent: 150_000 } } });
  });

  it('does not restore deals deleted here unless asked to, and an undo deletes them again', async () => {
    const { data, backup } = await device('yardstick-deleted');
    await data.mutate({ type: 'deal/add', deal: dealOf(1) });
    const file = await fileOf(backup);
    await data.mutate({ type: 'deal/delete', id: dealOf(1).id, stamp: stamp(1) });
    expect(await backup.previewBackup(file, merge)).toMatchObject({ ok: true, value: { added: 0, deletedHere: 1 } });
    await backup.restoreBackup(file, merge);
    expect(await data.readDeal(dealOf(1).id)).toBeNull();
    await backup.restoreBackup(file, { ...merge, withDeleted: true });
    expect((await data.readDeal(dealOf(1).id))?.id).toBe(dealOf(1).id);
    await backup.undoRestore();
    expect(await data.readDeal(dealOf(1).id)).toBeNull();
  });

  it('can be undone once restored, except for records changed since', async () => {
    const first = await device('yardstick-undo');
    for (const n of [1, 2]) await first.data.mutate({ type: 'deal/add', deal: dealOf(n) });
    const file = await fileOf(first.backup);
    const second = await device('yardstick-undo-2');
    await second.data.mutate({ type: 'deal/add', deal: dealOf(3) });
    await second.backup.restoreBackup(file, merge);
    await rent(second.data, 2, 900);
    expect(await second.backup.undoRestore()).toEqual({ ok: true, value: 1 });
    expect(await second.data.readDeal(dealOf(1).id)).toBeNull();
    expect(await rentOf(second.data, 2)).toBe(90_000);
    expect((await second.data.digest()).count).toBe(2);
    expect(await second.backup.undoRestore()).toEqual({ ok: true, value: 0 });
  });

  it('is refused if it is from a newer version, truncated, damaged or not a backup, and changes nothing', async () => {
    const { data, backup } = await device('yardstick-refused');
    await data.mutate({ type: 'deal/add', deal: dealOf(1) });
    const file = await fileOf(backup);
    const before = (await data.digest()).hash;
    const size = file.size;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const damaged = Uint8Array.from(bytes, (byte, place) => (place === size - 20 ? byte ^ 0xff : byte));
    const cases: readonly (readonly [Blob, RegExp])[] = [
      [await rewritten(file, (text) => text.replace('"version":1', '"version":2')), /newer version of Yardstick/],
      [await rewritten(file, (text) => text.split('\n').slice(0, 2).join('\n')), /incomplete/],
      [await rewritten(file, (text) => text.replace(/\n\{"kind":"record"[^\n]*/, '')), /incomplete/],
      [file.slice(0, size - 30), /incomplete|not a Yardstick backup/],
      [new Blob([damaged]), /incomplete|not a Yardstick backup/],
      [new Blob(['{"format":"yardstick-unsent","version":1}']), /not a Yardstick backup/],
      [new Blob(['a photo']), /not a Yardstick backup/],
      [new Blob([]), /not a Yardstick backup/],
    ];
    for (const [broken, told] of cases) {
      expect(await refused(backup.previewBackup(broken, merge))).toMatch(told);
      expect(await refused(backup.restoreBackup(broken, { withDeleted: true, preferBackup: true }))).toMatch(told);
    }
    expect((await data.digest()).hash).toBe(before);
  });

  it('skips and counts unreadable entries, and restores the rest', async () => {
    const first = await device('yardstick-part');
    for (const n of [1, 2]) await first.data.mutate({ type: 'deal/add', deal: dealOf(n) });
    const file = await rewritten(await fileOf(first.backup), (text) => text.replace('"stage":"new"', '"stage":{"__proto__":{"x":1}}'));
    const second = await device('yardstick-part-2');
    expect(await second.backup.previewBackup(file, merge)).toMatchObject({ ok: true, value: { added: 1, unreadable: 1 } });
    expect(await second.backup.restoreBackup(file, merge)).toMatchObject({ ok: true, value: { added: 1 } });
    expect((await second.data.digest()).count).toBe(1);
  });

  it('without photos and other files is smaller', async () => {
    const { backup, own } = await device('yardstick-sizes');
    const noise = crypto.getRandomValues(new Uint8Array(50_000));
    await own.media.put({ id: 'm1', dealId: 'd', about: 'general', kind: 'photo', blob: new Blob([noise]), at: 5 });
    const [whole, plain] = [await fileOf(backup), await fileOf(backup, false)];
    expect(plain.size).toBeLessThan(2_000);
    // Base64 inside gzip adds very little.
    expect(whole.size).toBeLessThan(54_000);
  });
});
