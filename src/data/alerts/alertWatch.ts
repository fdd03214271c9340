import { liveQuery, type Table } from 'dexie';
import { isDealTest } from '../../core/alerts/alertRule.ts';
import { instant, type Instant } from '../../core/kernel/calendar.ts';
import type { DataListener } from '../commands/openStores.ts';
import { mayChangeRecords } from '../view/cached/cachedTeams.ts';
import type { ViewDb } from '../view/viewDb.ts';
import type { AlertRuleRow } from './alertRows.ts';
import { evaluateDealAlerts } from './evaluateDealAlerts.ts';
import { evaluateAreaAndPortfolioAlerts, type AreaAndPortfolioSources } from './evaluateAreaAndPortfolioAlerts.ts';
import { deleteExpiredEvents, rebuildAlertRows, type AlertStores } from './updateAlertRows.ts';

export interface AlertWatchContext extends AreaAndPortfolioSources {
  /** The device's clock, epoch milliseconds. */
  readonly wall: () => number;
  readonly after: (ms: number, run: () => void) => { stop(): void };
  /** Runs the work unless another tab of the same person is running work with the same name. */
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<void>;
}

/** The delay before the first check, so that start-up work, which reads all rows, can finish. */
const quietMs = 5_000;
/** A check runs `gatherMs` after the last change, and at most `latestMs` after the first, because an import writes continually. */
const gatherMs = 1_000;
const latestMs = 30_000;
/** The interval between regular checks, because time passes and packs are updated without any write to the rows. */
const againMs = 3_600_000;

/**
 * The key of the view setting that records what this device watches: the state of each rule by id, and the time from which deals count as
 * new.
 */
const watchedKey = 'alerts/watched';

interface Watched {
  readonly since: number;
  readonly rules: Readonly<Record<string, string>>;
}

/** Checks the person's rules after every write to the rows, from any tab or the sync. A write never waits for the check. */
export function createAlertWatch(around: AlertWatchContext): Required<Pick<DataListener, 'opened' | 'closing' | 'outdated'>> {
  let following: { readonly stop: () => void } | null = null;
  const end = (): void => {
    following?.stop();
    following = null;
  };
  return {
    opened: (stores) => {
      end();
      following = follow(around, stores);
    },
    closing: end,
    outdated: end,
  };
}

/** The parts that the next check covers. */
interface Pending {
  deals: boolean;
  /** Whether rules about places and holdings are checked too. */
  elsewhere: boolean;
  stopped: boolean;
}

function follow(around: AlertWatchContext, alerts: AlertStores): { readonly stop: () => void } {
  const { view } = alerts;
  const pending: Pending = { deals: true, elsewhere: true, stopped: false };
  let waitingSince: number | null = null;
  let running = false;
  let timer: { stop(): void } | null = null;
  const run = (): void => {
    waitingSince = null;
    if (running) return;
    running = true;
    void lookWhileAny(around, alerts, pending)
      .catch(leftForLater)
      .finally(() => (running = false));
  };
  const hear = (what: 'deals' | 'elsewhere'): void => {
    pending[what] = true;
    timer?.stop();
    waitingSince ??= around.wall();
    timer = around.after(Math.min(gatherMs, Math.max(0, waitingSince + latestMs - around.wall())), run);
  };
  const stopHearing = [
    onWritten(view, view.rows, () => hear('deals')),
    // Holdings are stored among the items, so a changed note causes an extra check of the holdings at most.
    onWritten(view, view.items, () => hear('elsewhere')),
  ];
  let hourly = around.after(quietMs, () => void tidy(alerts, around).then(() => hour(), leftForLater));
  const hour = (): void => {
    run();
    if (pending.stopped) return;
    hourly = around.after(againMs, () => {
      pending.elsewhere = true;
      hour();
    });
  };
  const stop = (): void => {
    pending.stopped = true;
    stopHearing.forEach((end) => end());
    timer?.stop();
    hourly.stop();
  };
  return { stop };
}

/**
 * Calls back after each write to a table, or to the rules, from any tab. Without rules only the rules are followed. Returns a function that
 * stops it.
 */
function onWritten(view: ViewDb, table: Table, written: () => void): () => void {
  // The count is read only to subscribe to every change of the table.
  const counting = liveQuery(async () => ((await view.alertRules.count()) === 0 ? 0 : table.count()));
  let isFirst = true;
  const next = (): void => {
    if (!isFirst) written();
    isFirst = false;
  };
  const following = counting.subscribe({ next, error: leftForLater });
  return () => following.unsubscribe();
}

async function lookWhileAny(around: AlertWatchContext, alerts: AlertStores, pending: Pending): Promise<void> {
  while (!pending.stopped && (pending.deals || pending.elsewhere)) {
    const { elsewhere } = pending;
    [pending.deals, pending.elsewhere] = [false, false];
    await around.exclusively(`alerts-${alerts.view.name}`, async () => {
      // An event is a record, and the server would refuse it from someone who may only view the workspace.
      if (!(await mayChangeRecords(alerts.documents.name))) return;
      if (!pending.stopped) await lookByRules(alerts, around.wall());
      if (!pending.stopped && elsewhere) await evaluateAreaAndPortfolioAlerts(alerts, around, corrected(alerts, around.wall()));
    });
  }
}

/** Logs that the stores failed, for example because they are full. Changes that were not checked are checked at the next start. */
const leftForLater = (cause: unknown): void => {
  if (!(cause instanceof Error && cause.name === 'DatabaseClosedError'))
    console.warn('Alerts will be checked again at the next start', cause);
};

async function tidy(alerts: AlertStores, around: AlertWatchContext): Promise<void> {
  await rebuildAlertRows(alerts);
  await around.exclusively(`alerts-${alerts.view.name}`, async () => {
    if (await mayChangeRecords(alerts.documents.name)) await deleteExpiredEvents(alerts, corrected(alerts, around.wall()));
  });
}

const corrected = ({ writer }: AlertStores, wall: number): Instant => instant(wall + writer().clockOffset);

/**
 * Runs one check. A new or changed rule applies from the next check, because changes that arrived together with the rule happened before
 * it. A device's first check only records the state of every deal.
 */
async function lookByRules(alerts: AlertStores, wall: number): Promise<void> {
  const { view } = alerts;
  const rows = (await view.alertRules.toArray()).filter(({ rule }) => rule.on && isDealTest(rule.test));
  const watched = (await view.settings.get(watchedKey))?.value as Watched | undefined;
  if (rows.length === 0) {
    if (watched !== undefined) await forget(alerts);
    return;
  }
  const rules = rows.filter(({ id, revision }) => watched?.rules[id] === revision).map(({ id, rule }) => ({ id, rule }));
  // If the clock once ran ahead, the stored time may be in the future. New deals must not count as old until then.
  const since = Math.min(watched?.since ?? wall, wall);
  await evaluateDealAlerts({ ...alerts, rules, since, now: corrected(alerts, wall) });
  const now: Watched = { since, rules: Object.fromEntries(rows.map(({ id, revision }) => [id, revision])) };
  if (watched?.since !== since || !isSameRules(watched.rules, rows)) await view.settings.put({ key: watchedKey, value: now });
}

const isSameRules = (known: Watched['rules'], rows: readonly AlertRuleRow[]): boolean =>
  Object.keys(known).length === rows.length && rows.every(({ id, revision }) => known[id] === revision);

async function forget({ view }: AlertStores): Promise<void> {
  await view.alertSeen.clear();
  await view.settings.delete(watchedKey);
}
