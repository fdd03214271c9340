import { endWorkers, suffering, withoutUnhandled } from '../../../support/indexedDbFaults.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { minor } from '../../../../src/core/kernel/money.ts';
import { dealOf, idOf } from '../../../support/deals.ts';
import { answerOf, errorsAt, everyFault, isTold, startsTried } from '../../../support/everyFault.ts';
import { freshRealms } from '../../../support/freshRealms.ts';
import { olderDatabase } from '../../../support/olderDatabase.ts';

let start: Awaited<ReturnType<typeof freshRealms>>;
let unhandled: ReturnType<typeof withoutUnhandled>;

beforeAll(async () => {
  start = await freshRealms();
  unhandled = withoutUnhandled();
});
afterAll(() => unhandled.restore());

/** What a person had in the older version: two deals, one of them edited, and a profile of their own. */
const rent = minor(123_400);
const deals = [dealOf(1), dealOf(2, { inputs: { 'buy-to-let': { monthlyRent: rent } } })];
const profile = { ...standardProfile, targets: { ...standardProfile.targets, monthlyCashFlow: minor(77_700) } };

async function olderPerson(name: string): Promise<void> {
  await olderDatabase(name, { deals, profile: { mid: idOf(9), profile } });
}

/** The page waits five seconds; a start that is to answer may take longer on a busy machine. */
const openOnce =
  (name: string, withinMs = 5_000) =>
  (): Promise<unknown> =>
    answerOf(start().createDataWorker().open(name), withinMs);

async function expectAllThere(name: string, planted: string): Promise<void> {
  const data = start().createDataWorker();
  expect(await data.open(name), planted).toEqual({ ok: true });
  const found = await data.readDeals(deals.map(({ id }) => id));
  expect(found.map(({ id }) => id).toSorted(), planted).toEqual(deals.map(({ id }) => id).toSorted());
  expect(found.find(({ id }) => id === dealOf(2).id)?.inputs['buy-to-let']?.monthlyRent, planted).toBe(rent);
  expect((await data.readProfile()).targets.monthlyCashFlow, planted).toBe(77_700);
  await data.close();
}

describe(
  'when the n-th call of IndexedDB fails while an older database is brought to this version',
  () => {
    it('for every n, nothing of it is lost, the failure is told in words, and the next start finishes', async () => {
      await olderPerson('yardstick-older-clean');
      const { calls } = await suffering(null, openOnce('yardstick-older-clean'));
      endWorkers();
      expect(calls).toBeGreaterThan(100);
      for (const at of startsTried(calls, 6)) {
        for (const error of errorsAt(at)) {
          const name = `yardstick-older-${at}-${error}`;
          await olderPerson(name);
          const { value, hit } = await suffering({ at, error }, openOnce(name));
          const planted = `${error} at ${at}, ${hit}: ${JSON.stringify(value)}`;
          // The page says after five seconds that the storage is silent. Then, as after a failure, its worker ends and another starts.
          expect(value === 'silent' || isTold(value), planted).toBe(true);
          endWorkers();
          await expectAllThere(name, planted);
        }
      }
      expect(unhandled.unplanned).toEqual([]);
    });
  },
  everyFault ? 3_600_000 : 60_000,
);

describe('an older database whose stores could not be looked at', () => {
  it('is not taken for an empty one and deleted: the start says so, and the next has everything', async () => {
    const name = 'yardstick-older-unseen';
    await olderPerson(name);
    // oxlint-disable-next-line typescript/unbound-method -- put back as it was, and called with its database
    const { transaction } = IDBDatabase.prototype;
    let failed = 0;
    IDBDatabase.prototype.transaction = function failing(this: IDBDatabase, ...asked: Parameters<IDBDatabase['transaction']>) {
      // Dexie looks at the stores of a database it does not know in a first transaction, and says nothing where that one fails.
      if (this.name.endsWith('--0--deals') && (failed += 1) === 1) throw new DOMException('Planted by the test', 'UnknownError');
      return transaction.apply(this, asked);
    };
    const answer = await openOnce(name, 30_000)();
    IDBDatabase.prototype.transaction = transaction;
    expect(failed).toBeGreaterThan(0);
    expect(answer).toMatchObject({ ok: false });
    expect(isTold(answer)).toBe(true);
    await expectAllThere(name, 'the first look failed');
  });
});

describe('a deal that an older tab writes while the others are brought along', () => {
  it('comes along as well', async () => {
    const name = 'yardstick-older-late';
    await olderPerson(name);
    const tab = await openRaw(`rxdb-dexie-${name}--0--deals`);
    const docs = (): IDBObjectStore => tab.transaction('docs', 'readwrite').objectStore('docs');
    const late = await answered(docs().get(dealOf(2).id));
    await answered(docs().delete(dealOf(2).id));
    // oxlint-disable-next-line typescript/unbound-method -- put back as it was, and called with its database
    const { transaction } = IDBDatabase.prototype;
    let wrote = false;
    IDBDatabase.prototype.transaction = function before(this: IDBDatabase, ...asked: Parameters<IDBDatabase['transaction']>) {
      if (this !== tab && this.name === tab.name && asked[1] === 'readwrite' && !wrote) {
        wrote = true;
        docs().put(late);
      }
      return transaction.apply(this, asked);
    };
    expect(await openOnce(name, 30_000)()).toEqual({ ok: true });
    IDBDatabase.prototype.transaction = transaction;
    expect(wrote).toBe(true);
    tab.close();
    await expectAllThere(name, 'one came late');
  });
});

const openRaw = (name: string): Promise<IDBDatabase> => answered(indexedDB.open(name));

const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer')));
  });
