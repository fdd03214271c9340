import 'fake-indexeddb/auto';
import { expect } from 'vitest';
import { alertSchemaVersion, type AlertRule, type AlertTest } from '../../../../src/core/alerts/alertRule.ts';
import type { Deal } from '../../../../src/core/deal/deal.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { rate } from '../../../../src/core/kernel/rate.ts';
import { createAlertWatch } from '../../../../src/data/alerts/alertWatch.ts';
import type { AreaAndPortfolioSources } from '../../../../src/data/alerts/evaluateAreaAndPortfolioAlerts.ts';
import { separateDataWorker } from '../../../support/separateDataWorker.ts';
import type { DataListener } from '../../../../src/data/commands/openStores.ts';
import { updateSyncedDealRows } from '../../../../src/data/commands/repairRows.ts';
import { dealToBody } from '../../../../src/data/collections/dealRecord.ts';
import { readRecords, writeRecords } from '../../../../src/data/collections/recordWrites.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { terraceFacts } from '../../../support/dealFixtures.ts';
import { idOf } from '../../../support/deals.ts';
import type { Stores } from '../../../../src/data/commands/stores.ts';

/** A time after every deal in these tests was created. */
export const noon = 1_800_000_000_000;
let names = 0;
let mids = 5_000;
const open: { close(): Promise<void> }[] = [];

/** Timers that the test fires: all of them, or those set for at most `most` milliseconds. */
function byHand() {
  const waiting = new Map<() => void, number>();
  return {
    after: (ms: number, run: () => void) => {
      waiting.set(run, ms);
      return { stop: () => void waiting.delete(run) };
    },
    ring: (most: number) => {
      const due = [...waiting].flatMap(([run, ms]) => (ms <= most ? [run] : []));
      due.forEach((run) => waiting.delete(run));
      due.forEach((run) => run());
    },
  };
}

/** The watcher of one tab's rows; `settle` fires all timers and waits for the results. */
export function watcher(clock: { now: number }, elsewhere: AreaAndPortfolioSources = { readArea: async () => null }) {
  let added = 0;
  const timers = byHand();
  const working = new Set<Promise<void>>();
  const counting = { writeBegan: () => undefined, writeEnded: (more: number) => void (added += more) };
  const watch = createAlertWatch({
    ...elsewhere,
    wall: () => clock.now,
    after: timers.after,
    // No lock, because two tabs acting at once must still make one event.
    exclusively: async (_, work) => {
      const job = work();
      working.add(job);
      await job.finally(() => working.delete(job));
    },
  });
  const settle = async (most = Infinity): Promise<void> => {
    for (let round = 0; round < 4; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      timers.ring(most);
      await new Promise((resolve) => setTimeout(resolve, 15));
      await Promise.allSettled(working);
    }
  };
  return { watch, counting, settle, sent: () => added };
}

/** One tab of one device: a data worker whose rows are watched. */
export async function tab(name = `yardstick-alerts-${(names += 1)}`, clock = { now: noon }, elsewhere?: AreaAndPortfolioSources) {
  let stores: Stores | null = null;
  const { watch, counting, settle, sent } = watcher(clock, elsewhere);
  const listener: DataListener = {
    ...counting,
    opened: (given) => {
      stores = given;
      watch.opened(given);
    },
    closing: watch.closing,
  };
  const data = await separateDataWorker(listener);
  open.push(data);
  expect(await data.open(name)).toEqual({ ok: true });
  if (stores === null) throw new Error('Expected the stores to be open');
  const given: Stores = stores;
  const { documents, view } = given;
  await settle();
  const events = async () => (await view.alertEvents.toArray()).toSorted((one, other) => one.event.firedAt - other.event.firedAt);
  return { name, clock, data, stores: given, documents, view, settle, events, sent };
}

export type Tab = Awaited<ReturnType<typeof tab>>;

export const stampAt = (at: number) => ({ mid: idOf((mids += 1)), at: instant(at) });

export async function addRule({ data, settle, clock }: Tab, test: AlertTest, changes: Partial<AlertRule> = {}): Promise<string> {
  const at = instant(clock.now);
  const rule: AlertRule = { version: alertSchemaVersion, test, scope: { kind: 'all' }, on: true, createdAt: at, updatedAt: at, ...changes };
  const id = idOf((mids += 1));
  expect(await data.mutateAlert({ type: 'alert/rule', id, rule, stamp: stampAt(at) })).toEqual({ ok: true, value: null });
  await settle();
  return id;
}

export const asking = (pounds: number) => ({ ...terraceFacts, askingPrice: { ...terraceFacts.askingPrice!, amount: fromMajor(pounds) } });

/** Re-reads a listing, as a recheck does. */
export async function readAgain({ data, clock }: Tab, deal: Deal, facts: Deal['facts']): Promise<void> {
  const capturedAt = instant((clock.now += 60_000));
  const fresh: Deal = { ...deal, facts, origin: { kind: 'listing', site: 'rightmove', via: 'fetch', capturedAt, parserVersion: 1 } };
  const written = await data.mutate({ type: 'deal/recapture', deal: fresh, stamp: stampAt(clock.now), keepsBin: true });
  expect(written.ok).toBe(true);
}

/** Applies a sync change from another device. */
export async function fromElsewhere({ documents, view, clock }: Tab, deal: Deal): Promise<void> {
  const [before] = await readRecords(documents, 'deals', [deal.id]);
  const write = {
    coll: 'deals',
    id: deal.id,
    mid: deal.mid,
    doc: dealToBody(deal),
    at: (clock.now += 60_000),
    device: 'elsewhere',
  } as const;
  const record = writeRecord(before ?? null, write);
  const expected = before === undefined ? null : { mid: before.mid, baseMid: before.base?.mid ?? null };
  const written = [{ key: { coll: 'deals', id: deal.id } as const, record: { ...record, base: { ...record, version: 7 } }, expected }];
  expect(await writeRecords(documents, 'deals', written)).toEqual([]);
  await updateSyncedDealRows({ documents, view }, [deal.id], clock.now);
}

export const anyDrop = { kind: 'price-drop', amount: fromMajor(1_000), currency: 'GBP' } as const;
export const goodYield = { kind: 'gross-yield', atLeast: rate(0.06) } as const;

export const flipAt = (value: number) => ({ flip: { afterRepairValue: fromMajor(value) } });
export const roomsAt = (rent: number) => {
  const room = { label: 'Room', monthlyRent: fromMajor(rent), voidWeeks: 2, people: 1, squareMetres: null };
  return { hmo: { rooms: [room, room, room] } };
};

/** Closes every tab that a test opened. */
export async function closeTabs(): Promise<void> {
  for (const data of open.splice(0)) await data.close();
}
