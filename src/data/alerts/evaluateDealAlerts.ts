import type { FiredAlert } from '../../core/alerts/alertEvent.ts';
import { levelFiguresOf, type DealState } from '../../core/alerts/dealState.ts';
import { evaluateDealRule } from '../../core/alerts/evaluateDealRule.ts';
import type { NamedRule } from '../../core/alerts/fireAlert.ts';
import { isLevelTest, levels, type LevelFigures } from '../../core/alerts/levelTest.ts';
import { areaCodeOf } from '../../core/deal/areaCode.ts';
import { sightings } from '../../core/deal/history/listingHistory.ts';
import type { Deal } from '../../core/deal/deal.ts';
import type { StrategyId } from '../../core/deal/strategies/strategyInput.ts';
import { type Currency, currencies } from '../../core/kernel/money.ts';
import { dayOf, type Instant } from '../../core/kernel/calendar.ts';
import { rescoreDeals } from '../../core/pipeline/scoring/rescoreDeals.ts';
import { latestStamp } from '../../core/protocol/hybridLogicalClock.ts';
import { recordToDeal } from '../collections/dealRecord.ts';
import { readRecords } from '../collections/recordWrites.ts';
import { readProfile } from '../commands/profileRecord.ts';
import { dealToRow } from '../view/dealToRow.ts';
import { rowPages } from '../view/rows/readRows.ts';
import type { DealRow } from '../view/rows.ts';
import type { SyncedRecord } from '../records/syncedRecord.ts';
import type { SeenDeal } from './alertRows.ts';
import { storeAlertEvents } from './storeAlertEvents.ts';
import type { AlertStores } from './updateAlertRows.ts';
import { foundBySearches, isOwnChange, readingMoment } from './changeOrigin.ts';

export interface DealAlertsContext extends AlertStores {
  /** The deal rules this device applies. */
  readonly rules: readonly NamedRule[];
  /** Epoch milliseconds. A deal created later that this device never saw counts as new. An older one is only recorded as a baseline. */
  readonly since: number;
  /** The current time by the corrected clock. */
  readonly now: Instant;
}

/**
 * Applies the rules to every deal that has changed since it was last seen, and stores the events. Returns how many are new. Yields to other
 * calls of the worker every few hundred deals.
 */
export async function evaluateDealAlerts(look: DealAlertsContext): Promise<number> {
  const { view } = look;
  const orphans = new Set(await view.alertSeen.toCollection().primaryKeys());
  let told = 0;
  for await (const rows of rowPages(view)) {
    rows.forEach(({ id }) => orphans.delete(id));
    told += await lookAtRows(look, rows);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  if (orphans.size > 0) await view.alertSeen.bulkDelete([...orphans]);
  return told;
}

interface Moved {
  readonly id: string;
  /** Null if the deal is new. */
  readonly seen: SeenDeal | null;
}

/** Events are durable before a deal counts as seen, so that an interrupted check finds them again with the same ids. */
async function lookAtRows(look: DealAlertsContext, rows: readonly DealRow[]): Promise<number> {
  const before = await look.view.alertSeen.bulkGet(rows.map(({ id }) => id));
  const moved: Moved[] = [];
  const seen: SeenDeal[] = [];
  for (const [place, row] of rows.entries()) {
    const known = before[place];
    if (known === undefined && row.createdAt <= look.since) seen.push(seenRow(row, look.now));
    else if (known?.mid !== row.revision) moved.push({ id: row.id, seen: known ?? null });
    // The deal was rescored by another profile or newer rules, which is not a change to the deal itself.
    else if (!saysSame(known, row)) seen.push({ ...known, ...figuresOf(row) });
  }
  const told = moved.length === 0 ? 0 : await lookAtMoved(look, moved, seen);
  if (seen.length > 0) await look.view.alertSeen.bulkPut(seen);
  return told;
}

interface Figures extends LevelFigures {
  readonly strategy: StrategyId;
  readonly currency: Currency;
}

type Held = LevelFigures & Pick<SeenDeal, 'strategy'> & { readonly currency?: string };

/** Figures are in the currency of the property's market, or in pounds if the row has none. */
const figuresOf = (given: Held): Figures => ({
  strategy: given.strategy,
  currency: currencies.find((currency) => currency === given.currency) ?? 'GBP',
  ...levelFiguresOf(given),
});

const watchedFigures = Object.values(levels).map(({ figure }) => figure);

function saysSame(before: Held, row: Held): boolean {
  const [seen, now] = [figuresOf(before), figuresOf(row)];
  return seen.strategy === now.strategy && seen.currency === now.currency && watchedFigures.every((figure) => seen[figure] === now[figure]);
}

const seenRow = (row: DealRow, at: number): SeenDeal => ({
  id: row.id,
  mid: row.revision,
  stamp: '',
  ...figuresOf(row),
  readAt: row.capturedAt ?? 0,
  at,
});

/** Scores the deals here, because their rows may still have the previous state's figures. */
async function lookAtMoved(look: DealAlertsContext, moved: readonly Moved[], seen: SeenDeal[]): Promise<number> {
  const { documents, view, now } = look;
  const found = await readRecords(
    documents,
    'deals',
    moved.map(({ id }) => id),
  );
  const records = new Map(found.filter(({ deleted }) => !deleted).map((record) => [record.id, record]));
  const there = moved.flatMap((one) => {
    const record = records.get(one.id);
    return record === undefined ? [] : [{ ...one, record, deal: recordToDeal(record) }];
  });
  const scored = rescoreDeals({ deals: there.map(({ deal }) => deal), profile: await readProfile(look), today: dayOf(now) });
  const { device } = look.writer();
  const fresh = there.filter((one) => one.seen === null).map(({ id }) => id);
  const searched = await foundBySearches(view, fresh);
  const fired: FiredAlert[] = [];
  for (const [place, one] of there.entries()) {
    const figures = figuresOf(dealToRow(one.deal, scored[place]));
    const own = isOwnChange({ ...one, device, searched });
    if (one.deal.binnedAt === null) fired.push(...said(look, { ...one, figures, own }));
    seen.push(seenDeal(one, figures, now));
  }
  return storeAlertEvents(look, await notToldBefore(look, fired, there));
}

const seenDeal = ({ record, deal }: { readonly record: SyncedRecord; readonly deal: Deal }, figures: Figures, at: number): SeenDeal => ({
  id: record.id,
  mid: record.mid,
  stamp: latestStamp(Object.values(record.clocks)) ?? '',
  ...figures,
  readAt: readingMoment(deal),
  at,
});

interface Change {
  readonly deal: Deal;
  readonly seen: SeenDeal | null;
  readonly figures: Figures;
  readonly own: boolean;
}

function said({ rules, now }: DealAlertsContext, { deal, seen, figures, own }: Change): readonly FiredAlert[] {
  const { id, title, stage, tags } = dealToRow(deal, undefined);
  const outcode = areaCodeOf(deal.facts);
  const after: DealState = { id, title, outcode, stage, tags, ...figures, sightings: sightings(deal) };
  const before: DealState | null =
    seen === null ? null : { ...after, ...figuresOf(seen), sightings: after.sightings.filter(({ at }) => at <= seen.readAt) };
  return rules.filter(({ rule }) => !own || rule.ownChanges === true).flatMap((rule) => evaluateDealRule(rule, { before, after, now }));
}

/** Skips a figure that another device has reported since this one last checked, even if for another state of the deal. */
async function notToldBefore(
  { view }: DealAlertsContext,
  fired: readonly FiredAlert[],
  moved: readonly Moved[],
): Promise<readonly FiredAlert[]> {
  if (!fired.some(({ event }) => isLevelTest(event.test))) return fired;
  const lookedAt = new Map(moved.map(({ id, seen }) => [id, seen?.at ?? 0]));
  const known = await view.alertEvents.toArray();
  return fired.filter(({ event: { test, ruleId, about } }) => {
    const isTold = ({ event }: (typeof known)[number]): boolean =>
      event.ruleId === ruleId && event.about.id === about.id && event.firedAt > (lookedAt.get(about.id) ?? 0);
    return !isLevelTest(test) || !known.some(isTold);
  });
}
