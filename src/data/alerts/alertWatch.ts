import { Dexie, type ObservabilitySet } from 'dexie';
import { isDealTest } from '../../core/alerts/alertRule.ts';
import { instant, type Instant } from '../../core/kernel/calendar.ts';
import type { DataListener, OpenStores } from '../commands/createDataWorker.ts';
import { writerOf } from '../commands/writer.ts';
import { changedKeys } from '../view/feed/changedKeys.ts';
import { changedRows } from '../view/packs/writeRows.ts';
import type { AlertRuleRow } from './alertRows.ts';
import { lookAtDeals } from './lookAtDeals.ts';
import { lookElsewhere, type Elsewhere } from './lookElsewhere.ts';
import { dropOutdated, repairAlerts, type AlertWriter } from './showAlerts.ts';

export interface AlertSurroundings extends Pick<DataListener, 'writeBegan' | 'writeEnded'>, Elsewhere {
  /** The device's clock, epoch milliseconds. */
  readonly wall: () => number;
  readonly after: (ms: number, run: () => void) => { stop(): void };
  /** Runs work while no other tab of the same person runs work of that name. */
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<void>;
}

/** After the work of a start: rows are looked over by then. */
const quietMs = 5_000;
/** How long changes are gathered before they are looked at; of many, such as a first pull, until they have ended. */
const gatherMs = 700;
const manyMs = 2_500;
const latestMs = 30_000;
/** Days go by and packs are renewed without a write to the rows. */
const againMs = 3_600_000;
const mostSingly = 100;

/** What this device watches by, in the view's settings: rules by id with the state of each, and since when deals count as new. */
const watchedKey = 'alerts/watched';

interface Watched {
  readonly since: number;
  readonly rules: Readonly<Record<string, string>>;
}

/** Listens to what is written to the rows, whoever writes it, and looks at it by the person's rules: after the write, never before it is answered. */
export function createAlertWatch(around: AlertSurroundings): Required<Pick<DataListener, 'opened' | 'closing' | 'outdated'>> {
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

/** What is to be looked at next, and whether there are rules to look by. */
interface Pending {
  readonly changed: Set<string>;
  everything: boolean;
  /** Many rows were written: more may be coming. */
  many: boolean;
  hasRules: boolean;
  /** Places and what is owned are due. */
  elsewhere: boolean;
  stopped: boolean;
}

function follow(around: AlertSurroundings, { documents, view }: OpenStores): { readonly stop: () => void } {
  const alerts: AlertWriter = { documents, view, writeBegan: around.writeBegan, writeEnded: around.writeEnded };
  const pending: Pending = { changed: new Set(), everything: true, many: false, hasRules: true, elsewhere: true, stopped: false };
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
  const hear = (parts: ObservabilitySet): void => {
    if (!takeNote(pending, parts, view.name)) return;
    timer?.stop();
    waitingSince ??= around.wall();
    const left = Math.max(0, waitingSince + latestMs - around.wall());
    timer = around.after(Math.min(left, pending.many ? manyMs : gatherMs), run);
  };
  Dexie.on.storagemutated.subscribe(hear);
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
    Dexie.on.storagemutated.unsubscribe(hear);
    timer?.stop();
    hourly.stop();
  };
  return { stop };
}

/** Notes what a write says of rows and rules; false where it is nothing to look at. */
function takeNote(pending: Pending, parts: ObservabilitySet, name: string): boolean {
  const rows = changedKeys(parts, `idb://${name}/${changedRows}`);
  if (changedKeys(parts, `idb://${name}/alertRules/`) !== 'none')
    [pending.everything, pending.hasRules, pending.elsewhere] = [true, true, true];
  else if (!pending.hasRules) return false;
  // What is owned is among the items; a note there costs one look at no more than is owned.
  else if (changedKeys(parts, `idb://${name}/items/`) !== 'none') pending.elsewhere = true;
  else if (rows === 'none') return false;
  if (rows === 'many') pending.everything = true;
  else if (rows !== 'none') rows.forEach((id) => pending.changed.add(String(id)));
  pending.many ||= rows === 'many' || pending.changed.size > mostSingly;
  return true;
}

async function lookWhileAny(around: AlertSurroundings, alerts: AlertWriter, pending: Pending): Promise<void> {
  const { changed } = pending;
  while (!pending.stopped && (pending.everything || pending.elsewhere || changed.size > 0)) {
    const which = pending.everything ? 'all' : [...changed];
    const { elsewhere } = pending;
    [pending.everything, pending.many, pending.elsewhere] = [false, false, false];
    changed.clear();
    await around.exclusively(`alerts-${alerts.view.name}`, async () => {
      if (!pending.stopped) pending.hasRules = await lookByRules(alerts, which, around.wall());
      if (!pending.stopped && elsewhere) await lookElsewhere(alerts, around, await corrected(alerts, around.wall()));
    });
  }
}

/** The stores were closed, or are full; what was not looked at is found at the next start. */
const leftForLater = (cause: unknown): void => {
  if (!(cause instanceof Error && cause.name === 'DatabaseClosedError'))
    console.warn('Alerts are looked at again at the next start', cause);
};

async function tidy(alerts: AlertWriter, around: AlertSurroundings): Promise<void> {
  await repairAlerts(alerts);
  await around.exclusively(`alerts-${alerts.view.name}`, async () => {
    await dropOutdated(alerts, await corrected(alerts, around.wall()));
  });
}

const corrected = async ({ view }: AlertWriter, wall: number): Promise<Instant> => instant(wall + (await writerOf(view)).clockOffset);

/**
 * One look. Rules that are new here, or changed, watch from the next look on: what came together with a rule happened before it. The first
 * look of a device takes every deal as it is. Answers whether there are rules, over deals or over anything else.
 */
async function lookByRules(alerts: AlertWriter, which: readonly string[] | 'all', wall: number): Promise<boolean> {
  const { view } = alerts;
  const on = (await view.alertRules.toArray()).filter(({ rule }) => rule.on);
  const rows = on.filter(({ rule }) => isDealTest(rule.test));
  const watched = (await view.settings.get(watchedKey))?.value as Watched | undefined;
  if (rows.length === 0) {
    if (watched !== undefined) await forget(alerts);
    return on.length > 0;
  }
  const rules = rows.filter(({ id, revision }) => watched?.rules[id] === revision).map(({ id, rule }) => ({ id, rule }));
  // A clock that ran ahead must not make every deal an old one for ever.
  const since = Math.min(watched?.since ?? wall, wall);
  await lookAtDeals({ ...alerts, rules, since, now: await corrected(alerts, wall) }, watched === undefined ? 'all' : which);
  const now: Watched = { since, rules: Object.fromEntries(rows.map(({ id, revision }) => [id, revision])) };
  if (watched?.since !== since || !isSameRules(watched.rules, rows)) await view.settings.put({ key: watchedKey, value: now });
  return true;
}

const isSameRules = (known: Watched['rules'], rows: readonly AlertRuleRow[]): boolean =>
  Object.keys(known).length === rows.length && rows.every(({ id, revision }) => known[id] === revision);

async function forget({ view }: AlertWriter): Promise<void> {
  await view.alertSeen.clear();
  await view.settings.delete(watchedKey);
}
