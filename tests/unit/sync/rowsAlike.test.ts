import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { evaluateAndStore } from '../../../src/app/person/evaluations.ts';
import type { Deal } from '../../../src/core/deal/deal.ts';
import type { Profile } from '../../../src/core/deal/profile.ts';
import { standardProfile } from '../../../src/core/deal/standardProfile.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { minor, type Minor } from '../../../src/core/kernel/money.ts';
import { ok } from '../../../src/core/kernel/result.ts';
import { stampAfter } from '../../../src/core/protocol/hybridLogicalClock.ts';
import { evaluateDeal } from '../../../src/core/pipeline/evaluateDeal.ts';
import { separateDataWorker } from '../../support/separateDataWorker.ts';
import { readHoldings } from '../../../src/data/view/items.ts';
import { allRows } from '../../../src/data/view/rows/readRows.ts';
import type { DealRow } from '../../../src/data/view/rows.ts';
import { readSyncStatus, type SyncStatusRow } from '../../../src/data/view/sync/syncView.ts';
import { ViewDb } from '../../../src/data/view/viewDb.ts';
import { documentsName, viewName } from '../../../src/data/view/viewName.ts';
import { createSync } from '../../../src/sync/createSync.ts';
import { dealOf, idOf } from '../../support/deals.ts';
import { emptyStorage } from '../../support/emptyStorage.ts';
import { bareHolding } from '../../support/holdings.ts';
import { overHttp } from './overHttp.ts';
import { createServerDouble } from './simulation/serverDouble.ts';
import { elapsedTime } from '../../support/realClock.ts';

const at = Date.UTC(2026, 10, 20);
const tokenOf = (sub: string): string => `e30.${btoa(JSON.stringify({ sub }))}.sig`;
const merge = { withDeleted: false, preferBackup: true };
const open: { close(): Promise<void> }[] = [];
let people = 0;

/** One deal for each verdict on a card: it meets the rules at a lower price, at a higher rent or now, or it has no price. */
const deals: readonly Deal[] = [
  dealOf(1, { inputs: { 'buy-to-let': { monthlyRent: minor(140_000), purchasePrice: minor(19_000_000) } } }),
  dealOf(2, { inputs: { 'buy-to-let': { monthlyRent: minor(40_000) } } }),
  dealOf(3, { inputs: { 'buy-to-let': { monthlyRent: minor(250_000), purchasePrice: minor(12_000_000) } } }),
  dealOf(4, { inputs: { 'buy-to-let': { monthlyRent: minor(90_000) } }, facts: { ...dealOf(4).facts, askingPrice: null } }),
];
const own: Profile = { ...standardProfile, targets: { ...standardProfile.targets, monthlyCashFlow: minor(25_000) } };

/** A data worker and its sync. With a null person, no one has signed in on the device yet. `signIn` starts the session. */
async function worker(person: string | null, server = createServerDouble(() => at, null)) {
  const userId = person ?? 'nobody';
  const down = { now: false };
  const { listener, ...control } = createSync({
    fetch: overHttp(server, userId, down),
    locks: null,
    openChannel: () => ({ post: () => undefined, listen: () => undefined, close: () => undefined }),
    elapsed: elapsedTime,
    wall: () => at,
    chance: () => 0.5,
    origin: 'https://app.example',
    every: () => ({ stop: () => undefined }),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return { stop: () => clearTimeout(timer) };
    },
  });
  const data = await separateDataWorker(listener);
  open.push(data);
  expect(await data.open(documentsName(person))).toEqual({ ok: true });
  const view = new ViewDb(viewName(documentsName(person)));
  open.push({ close: async () => view.close() });
  const signIn = () =>
    control.setSyncSession({ userId, workspaceId: null, token: tokenOf(userId), ended: false, hadRecords: false, build: 'test' });
  const until = (check: (status: SyncStatusRow) => boolean): Promise<void> =>
    expect
      .poll(
        async () => {
          const status = await readSyncStatus(view);
          return status !== null && check(status);
        },
        { timeout: 8_000 },
      )
      .toBe(true);
  return { data, control, view, server, down, userId, signIn, until };
}

type Worker = Awaited<ReturnType<typeof worker>>;

const rowsOf = async ({ view }: Pick<Worker, 'view'>): Promise<readonly DealRow[]> =>
  (await allRows(view)).toSorted((left, right) => (left.id < right.id ? -1 : 1));

/** Adds the deals as a person does by hand, and evaluates each as the page does. */
async function typeIn({ data, view }: Pick<Worker, 'data' | 'view'>, some: readonly Deal[] = deals): Promise<void> {
  const evaluation = {
    view,
    now: () => instant(at),
    readProfile: () => data.readProfile(),
    evaluate: async (job: Parameters<typeof evaluateDeal>[0]) => ok(evaluateDeal(job)),
  };
  for (const deal of some) {
    await data.mutate({ type: 'deal/add', deal });
    expect(await evaluateAndStore(evaluation)(deal)).toMatchObject({ ok: true });
  }
}

/** The rows without revision and time, which differ for each change. */
const figures = (rows: readonly DealRow[]) => rows.map((row) => ({ ...row, revision: '', updatedAt: 0 }));

const stamp = (n: number) => ({ mid: idOf(940 + n), at: instant(at + n) });

async function closeAll(): Promise<void> {
  for (const each of open.splice(0).toReversed()) await each.close();
}

afterEach(async () => {
  await closeAll();
  await emptyStorage();
});

/** The rows of deals added here by a person with their own profile, and that device. */
async function made(person: string | null = `person-${(people += 1)}`): Promise<{ rows: readonly DealRow[]; here: Worker }> {
  const here = await worker(person);
  await here.data.writeProfile(own, idOf(900), instant(at));
  await typeIn(here);
  return { rows: await rowsOf(here), here };
}

describe('list rows, compared with the rows of deals added by hand', () => {
  it('are scored and give the price or rent at which a deal would meet the rules', async () => {
    const { rows } = await made();
    expect(rows.map(({ score, verdict, gap }) => [typeof score, verdict ?? gap])).toEqual([
      ['number', expect.stringMatching(/It would meet all your rules at £[\d,]+ or less\.$/)],
      ['number', expect.stringMatching(/you’d need £[\d,]+ a month in rent to hit your cash-flow targets\.$/)],
      ['number', expect.stringMatching(/^Meets all 6 of your rules\. It would still meet them at £[\d,]+ or less/)],
      ['object', 'The listing has no price. Add a purchase price to see results.'],
    ]);
    expect(rows.map(({ rulesAsked }) => rulesAsked)).toEqual([6, 6, 6, null]);
    expect(rows.map(({ verdict, rulesMet }) => verdict?.match(/^Meets (\w+)/)?.[1] ?? String(rulesMet))).toEqual(
      rows.map(({ rulesMet, rulesAsked }) =>
        rulesMet === 0 ? '0' : rulesMet !== null && rulesMet === rulesAsked ? 'all' : String(rulesMet),
      ),
    );
  });

  it('are the same after rescoring for a changed profile and back', async () => {
    const { rows, here } = await made();
    await here.data.writeProfile(standardProfile, idOf(901), instant(at + 1));
    expect(await rowsOf(here)).not.toEqual(rows);
    await here.data.writeProfile(own, idOf(902), instant(at + 2));
    expect(await rowsOf(here)).toEqual(rows);
  });

  it('are the same after a bulk import', async () => {
    const { rows } = await made();
    const other = await worker('importer');
    await other.data.writeProfile(own, idOf(900), instant(at));
    await other.data.mutateMany(deals.map((deal) => ({ type: 'deal/add', deal })));
    expect(await rowsOf(other)).toEqual(rows);
  });

  it('are updated by an edit even if the page that made it closes before evaluating the deal', async () => {
    const { rows, here } = await made();
    const { id } = dealOf(1);
    const rent = (monthlyRent: Minor, n: number) =>
      here.data.mutate({
        type: 'deal/inputs',
        id,
        strategy: 'buy-to-let',
        changes: { monthlyRent },
        stamp: { mid: idOf(910 + n), at: instant(at + n) },
      });
    await rent(minor(300_000), 1);
    expect((await rowsOf(here))[0]?.score).toBeGreaterThan(rows[0]?.score ?? 100);
    await rent(minor(140_000), 2);
    expect((await rowsOf(here))[0]).toEqual({ ...rows[0], revision: idOf(912), updatedAt: at + 2 });
  });

  it('are the same after the view was lost', async () => {
    const { rows, here } = await made('lost-view');
    await closeAll();
    await Dexie.delete(here.view.name);
    expect(await rowsOf(await worker('lost-view'))).toEqual(rows);
  });

  it('are the same after the deals move to the account of a user who signs up', async () => {
    const { rows } = await made(null);
    await closeAll();
    expect(await rowsOf(await worker('signs-up'))).toEqual(rows);
  });

  it('are the same for a user with existing deals, who adopts the device’s profile', async () => {
    const { rows } = await made();
    await typeIn(await worker('had-one'), deals.slice(0, 1));
    await closeAll();
    const device = await worker(null);
    await device.data.writeProfile(own, idOf(900), instant(at));
    await typeIn(device, deals.slice(1));
    await closeAll();
    expect(await rowsOf(await worker('had-one'))).toEqual(rows);
  });

  it('are the same on a second device, which receives the profile with the deals', async () => {
    const { rows, here } = await made();
    await here.signIn();
    await here.until(({ kind, pending }) => kind === 'synced' && pending === 0);
    await closeAll();
    await emptyStorage();
    const second = await worker(here.userId, here.server);
    await second.signIn();
    await second.until(({ kind }) => kind === 'synced');
    await expect.poll(() => rowsOf(second), { timeout: 8_000 }).toEqual(rows);
  });

  it('are the same after another device changed a deal and changed it back', async () => {
    const { rows, here } = await made();
    await here.signIn();
    await here.until(({ kind, pending }) => kind === 'synced' && pending === 0);
    const key = `deals/${dealOf(1).id}`;
    const change = async (monthlyRent: number, n: number): Promise<void> => {
      const row = here.server.workspaces.get(here.userId)?.rows.get(key);
      if (row === undefined) throw new Error('The server does not have the row');
      const inputs = { 'buy-to-let': { monthlyRent, purchasePrice: 19_000_000 } };
      const clocks = { ...row.clocks, inputs: stampAfter(Object.values(row.clocks), at + n * 1_000, 'elsewhere') };
      const pushed = { coll: 'deals', id: row.id, mid: idOf(930 + n), base: row.mid, deleted: false, clocks } as const;
      here.server.handle(here.userId, { kind: 'push', rows: [{ ...pushed, doc: { ...row.doc, inputs } }] }, 500);
      await here.control.syncNow();
      await expect.poll(async () => (await rowsOf(here))[0]?.revision, { timeout: 8_000 }).toBe(idOf(930 + n));
    };
    await change(300_000, 1);
    expect(await rowsOf(here)).not.toEqual(rows);
    await change(140_000, 2);
    expect((await rowsOf(here))[0]).toEqual({ ...rows[0], revision: idOf(932) });
  });

  it('are the same after a backup is restored on another device, and as before after an undo', async () => {
    const { rows, here } = await made();
    const file = await here.control.makeBackup({ withFiles: false });
    if (!file.ok) throw new Error(file.error.kind);
    const other = await worker('restorer');
    await typeIn(other);
    for (const [n, { id }] of deals.entries()) {
      await other.data.mutate({
        type: 'deal/inputs',
        id,
        strategy: 'buy-to-let',
        changes: { monthlyRent: minor(70_000) },
        stamp: { mid: idOf(960 + n), at: instant(at + n) },
      });
    }
    const before = await rowsOf(other);
    expect(await other.control.restoreBackup(file.value, merge)).toMatchObject({ ok: true, value: { changed: 4 } });
    expect(figures(await rowsOf(other))).toEqual(figures(rows));
    expect(await other.control.undoRestore()).toMatchObject({ ok: true });
    expect(figures(await rowsOf(other))).toEqual(figures(before));
  });

  it('are the same after unsent work was imported from a file', async () => {
    const { rows, here } = await made();
    const file = await here.control.exportUnsent();
    await closeAll();
    await emptyStorage();
    const emptied = await worker(here.userId);
    expect(await emptied.control.importUnsent(file)).toMatchObject({ ok: true });
    expect(await rowsOf(emptied)).toEqual(rows);
  });

  it('are rescored if the losing value of a conflict is restored, for a deal and for the profile', async () => {
    const { rows, here } = await made();
    await here.signIn();
    await here.until(({ kind, pending }) => kind === 'synced' && pending === 0);
    here.down.now = true;
    await here.data.mutate({
      type: 'deal/inputs',
      id: dealOf(1).id,
      strategy: 'buy-to-let',
      changes: { monthlyRent: minor(300_000) },
      stamp: stamp(1),
    });
    await here.data.writeProfile({ ...own, targets: { ...own.targets, monthlyCashFlow: minor(99_900) } }, stamp(2).mid, stamp(2).at);
    const wanted = await rowsOf(here);
    for (const [key, id, doc] of [
      [`deals/${dealOf(1).id}`, idOf(951), { inputs: { 'buy-to-let': { monthlyRent: 60_000, purchasePrice: 19_000_000 } } }],
      ['profiles/profile', idOf(952), { targets: { ...own.targets, monthlyCashFlow: 1 } }],
    ] as const) {
      const row = here.server.workspaces.get(here.userId)?.rows.get(key);
      if (row === undefined) throw new Error('The server does not have the row');
      const later = stampAfter(Object.values(row.clocks), at + 60_000, 'elsewhere');
      const clocks = Object.fromEntries([...Object.keys(row.clocks), ...Object.keys(doc)].map((name) => [name, later]));
      const pushed = { coll: row.coll, id: row.id, mid: id, base: row.mid, deleted: false, clocks, doc: { ...row.doc, ...doc } };
      here.server.handle(here.userId, { kind: 'push', rows: [pushed] }, 500);
    }
    here.down.now = false;
    await here.control.setSyncOnline(false);
    await here.control.setSyncOnline(true);
    await here.until(({ conflicts }) => conflicts === 2);
    await expect.poll(async () => (await rowsOf(here))[0]?.monthlyRent, { timeout: 8_000 }).toBe(60_000);
    for (const [n, conflict] of (await here.data.reviewSync()).conflicts.entries()) {
      const { coll, id, key } = conflict;
      expect(await here.data.chooseInSync({ type: 'sync/take-back', coll, id, key, stamp: stamp(10 + n) })).toEqual(ok(null));
    }
    expect(figures(await rowsOf(here))).toEqual(figures(wanted));
    expect(figures(wanted)).not.toEqual(figures(rows));
  });
});

describe('data from before the first sign-in', () => {
  it('moves to the user’s account, including a holding without a deal', async () => {
    const device = await worker(null);
    expect(await device.data.mutateItem({ coll: 'holdings', id: idOf(971), item: bareHolding(), stamp: stamp(30) })).toEqual(ok(null));
    await closeAll();
    const person = await worker('owner');
    expect((await readHoldings(person.view)).map(({ id }) => id)).toEqual([idOf(971)]);
    await closeAll();
    expect(await readHoldings((await worker(null)).view)).toEqual([]);
  });
});
