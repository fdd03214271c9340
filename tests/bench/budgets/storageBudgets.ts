import type { Page, Worker } from 'playwright';
import { comparedLine } from '../compare.ts';
import { medianOf, type BenchLine } from '../line.ts';
import type { Pair } from './page/driver.ts';
import type { Place } from './place.ts';
import { drive, inProfile } from './profile.ts';
import { howOften } from './sizes.ts';

const imported = 1_000;
const alreadyThere = 5_000;
const edits = 40;
const mostTransactions = 3;

/** Measures an edit and an import without sync, in the product's data worker and with Dexie in a second worker. */
export async function storageBudgets(place: Place): Promise<readonly BenchLine[]> {
  const measured = { edit: [] as Pair[], empty: [] as Pair[], onTop: [] as Pair[], transactions: [] as number[] };
  for (let repeat = 0; repeat < howOften(3); repeat += 1) {
    await inProfile((profile) =>
      profile.visit({ script: place.driver, bare: true }, async (page) => {
        const worker = await openWorkers(page, place);
        measured.empty.push(await drive(page, 'importDeals', 0, imported));
        await drive(page, 'importDeals', imported, alreadyThere - imported);
        measured.onTop.push(await drive(page, 'importDeals', alreadyThere, imported));
        for (let edit = 0; edit < edits; edit += 1) measured.edit.push(await drive(page, 'editDeal', edit, edit));
        measured.transactions.push(await transactionsOfAnEdit(page, worker));
      }),
    );
  }
  const transactions = medianOf(measured.transactions);
  const referenceName = 'Dexie alone, with as many deals per call';
  return [
    {
      name: 'transactions for an edit until it is answered',
      value: transactions,
      unit: 'transactions',
      target: `≤ ${mostTransactions}`,
      met: transactions <= mostTransactions,
    },
    comparedLine(
      { name: `an edit among ${alreadyThere + imported} deals`, referenceName: 'a put by Dexie', most: 4 },
      turns(measured.edit),
    ),
    comparedLine({ name: `an import of ${imported} deals`, referenceName, most: 3 }, turns(measured.empty)),
    comparedLine({ name: `an import of ${imported} on top of ${alreadyThere}`, referenceName, most: 3 }, turns(measured.onTop)),
  ];
}

const turns = (pairs: readonly Pair[]): { readonly ours: readonly number[]; readonly reference: readonly number[] } => ({
  ours: pairs.map(({ ours }) => ours),
  reference: pairs.map(({ reference }) => reference),
});

/** Starts both workers on an empty page with their stores open. Returns the product's. */
async function openWorkers(page: Page, { origin, dataWorker, bareWorker }: Place): Promise<Worker> {
  await page.goto(`${origin}/health`);
  const starting = page.waitForEvent('worker');
  await drive(page, 'start', 'data', dataWorker);
  const worker = await starting;
  // This must run before the stores are opened, because Dexie captures the function then.
  await worker.evaluate(countTransactions);
  await drive(page, 'startText', 'bare', bareWorker);
  await drive(page, 'run', 'bare', 'open', []);
  const opened = (await drive(page, 'run', 'data', 'open', ['yardstick-bench'])) as { readonly ok: boolean };
  if (!opened.ok) throw new Error('The data worker did not open its stores');
  return worker;
}

/** The median number of transactions that start between an edit's call and its answer, counted in the worker from outside. */
async function transactionsOfAnEdit(page: Page, worker: Worker): Promise<number> {
  const counted: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const before = await begunIn(worker);
    await drive(page, 'editDeal', edit, edits + edit);
    counted.push((await begunIn(worker)).length - before.length);
  }
  const begun = await begunIn(worker);
  console.error(`  the last edit's transactions: ${begun.slice(-(counted.at(-1) ?? 0)).join('; ')}`);
  return medianOf(counted);
}

const begunIn = (worker: Worker): Promise<readonly string[]> => worker.evaluate<readonly string[]>('globalThis.begunTransactions');

/** Runs in the worker. As text, because functions compiled by tsx do not run there. */
const countTransactions = `{
  globalThis.begunTransactions = [];
  const own = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    globalThis.begunTransactions.push([this.name, [stores].flat().join('+'), mode ?? 'readonly'].join(' '));
    return own.call(this, stores, mode, options);
  };
}`;
