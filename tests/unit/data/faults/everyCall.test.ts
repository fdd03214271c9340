import { endWorkers, suffering, withoutUnhandled } from '../../../support/indexedDbFaults.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../src/core/kernel/money.ts';
import { answerOf, errorsAt, everyFault, isOk, isTold, startsTried } from '../../../support/everyFault.ts';
import { freshRealms } from '../../../support/freshRealms.ts';
import { dealOf, idOf } from '../../../support/deals.ts';
import { backupOf } from '../../../support/backups.ts';

/**
 * Makes the n-th IndexedDB call of a scenario fail, for every n. A scenario that needs a fresh start takes half a second per n, so
 * only some of the calls are tested there unless STORAGE_FAULTS is `each` or `all`.
 */
let start: Awaited<ReturnType<typeof freshRealms>>;
let unhandled: ReturnType<typeof withoutUnhandled>;

beforeAll(async () => {
  start = await freshRealms();
  unhandled = withoutUnhandled();
});
afterAll(() => unhandled.restore());

type Worker = ReturnType<ReturnType<typeof start>['createDataWorker']>;

let made = 0;
const newName = (): string => `yardstick-faults-${(made += 1)}`;
const newNumber = (): number => (made += 1);
const stamp = () => ({ mid: idOf(2_000_000 + newNumber()), at: instant(1_800_000_000_000 + made) });

async function opened(name: string): Promise<Worker> {
  const data = start().createDataWorker();
  expect(await data.open(name)).toEqual({ ok: true });
  return data;
}

/** What the app reported as saved: the deal, and the rent it should have. */
interface Saved {
  readonly n: number;
  rent: number | undefined;
}

async function expectAllThere(name: string, saved: readonly Saved[]): Promise<void> {
  const data = await opened(name);
  const deals = new Map((await data.readDeals(saved.map(({ n }) => dealOf(n).id))).map((deal) => [String(deal.id), deal]));
  for (const { n, rent } of saved) {
    const deal = deals.get(dealOf(n).id);
    expect(deal, `deal ${n}`).toBeDefined();
    if (rent !== undefined) expect(deal?.inputs['buy-to-let']?.monthlyRent).toBe(rent);
  }
  await data.close();
}

const nothing = (): void => undefined;

describe(
  'when the n-th call of IndexedDB fails',
  () => {
    it('while saving, for every n: saved data is there after a restart, and every failure has a message', async () => {
      const name = newName();
      const data = await opened(name);
      const saved: Saved[] = [];
      const save = async (): Promise<readonly unknown[]> => {
        const n = newNumber();
        const added = await answerOf(data.mutate({ type: 'deal/add', deal: dealOf(n) }));
        if (!isOk(added)) return [added];
        const kept: Saved = { n, rent: undefined };
        saved.push(kept);
        const change = {
          type: 'deal/inputs',
          id: dealOf(n).id,
          strategy: 'buy-to-let',
          changes: { monthlyRent: minor(90_000 + n) },
          stamp: stamp(),
        } as const;
        const rent = await answerOf(data.mutate(change));
        if (isOk(rent)) kept.rent = 90_000 + n;
        const note = { dealId: dealOf(n).id, text: 'A note', createdAt: instant(1), updatedAt: instant(1) };
        return [added, rent, await answerOf(data.mutateItem({ coll: 'notes', id: idOf(3_000_000 + n), item: note, stamp: stamp() }))];
      };
      const { calls } = await suffering(null, save);
      expect(calls).toBeGreaterThan(10);
      const untold: unknown[] = [];
      let failures = 0;
      for (let at = 1; at <= calls; at += 1) {
        for (const error of errorsAt(at)) {
          const { value, hit } = await suffering({ at, error }, save);
          failures += value.filter((answer) => !isOk(answer)).length;
          untold.push(...value.filter((answer) => !isTold(answer)).map((answer) => ({ at, error, hit, answer })));
        }
      }
      expect(untold).toEqual([]);
      expect(failures).toBeGreaterThan(calls / 3);
      await data.close();
      await expectAllThere(name, saved);
    });

    it('while opening: saved data is there at the next start, and the failed start either reports the failure or opens anyway', async () => {
      const name = newName();
      const data = await opened(name);
      const saved: Saved[] = [];
      for (let count = 0; count < 3; count += 1) {
        const n = newNumber();
        await data.mutate({ type: 'deal/add', deal: dealOf(n) });
        saved.push({ n, rent: undefined });
      }
      await data.close();
      const load = async (): Promise<readonly unknown[]> => {
        const again = start().createDataWorker();
        const open = await answerOf(again.open(name));
        const read = isOk(open) ? await answerOf(again.readDeals(saved.map(({ n }) => dealOf(n).id))) : null;
        void again.close().catch(() => undefined);
        return [open, read];
      };
      const { calls } = await suffering(null, load);
      for (const at of startsTried(calls, 6)) {
        for (const error of errorsAt(at)) {
          const { value } = await suffering({ at, error }, load);
          const [open] = value;
          // RxDB may never answer. After five seconds the page reports that, ends its worker and starts another.
          endWorkers();
          expect(open === 'silent' || isTold(open), JSON.stringify(open)).toBe(true);
        }
      }
      await expectAllThere(name, saved);
    });

    it('while restoring a backup, for every n: existing data stays, and a second restore succeeds', async () => {
      const realm = start();
      const name = newName();
      let open: Parameters<NonNullable<Parameters<typeof realm.createDataWorker>[0]>['opened']>[0] | null = null;
      const data = realm.createDataWorker({
        opened: (stores) => void (open = stores),
        closing: nothing,
        writeBegan: nothing,
        writeEnded: nothing,
      });
      expect(await data.open(name)).toEqual({ ok: true });
      if (open === null) throw new Error('Expected the stores to be open');
      const stores = open;
      const backup = realm.createFileCalls({
        opened: async () => stores,
        wall: () => 1_800_000_000_000 + newNumber(),
        show: async () => {},
      });
      const mine = newNumber();
      await data.mutate({ type: 'deal/add', deal: dealOf(mine) });
      const restored: Saved[] = [{ n: mine, rent: undefined }];
      const choice = { withDeleted: false, preferBackup: false };
      const restore = (file: Blob) => () => answerOf(backup.restoreBackup(file, choice));
      const fresh = () => {
        const numbers = [newNumber(), newNumber()];
        return { numbers, file: backupOf(numbers.map((n) => dealOf(n))) };
      };
      const { calls } = await suffering(null, restore(fresh().file));
      for (let at = 1; at <= calls; at += 1) {
        for (const error of errorsAt(at)) {
          const { numbers, file } = fresh();
          const { value, hit } = await suffering({ at, error }, restore(file));
          expect(isTold(value), JSON.stringify({ at, error, hit, value })).toBe(true);
          expect(await restore(file)()).toMatchObject({ ok: true });
          restored.push(...numbers.map((n) => ({ n, rent: undefined })));
        }
      }
      await data.close();
      await expectAllThere(name, restored);
      expect(unhandled.unplanned).toEqual([]);
    });
  },
  everyFault ? 3_600_000 : 60_000,
);
