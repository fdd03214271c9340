import type { FiredAlert } from '../../core/alerts/alertEvent.ts';
import { isPortfolioTest, type AreaTest } from '../../core/alerts/alertRule.ts';
import { evaluateAreaRule, type AreaReading } from '../../core/alerts/evaluateAreaRule.ts';
import { evaluatePortfolioRule, type Portfolio } from '../../core/alerts/evaluatePortfolioRule.ts';
import type { NamedRule } from '../../core/alerts/fireAlert.ts';
import { dayOf, instant, type Instant, type IsoDate } from '../../core/kernel/calendar.ts';
import { storeAlertEvents } from './storeAlertEvents.ts';
import type { AlertStores } from './updateAlertRows.ts';
import type { OpenStores } from '../commands/stores.ts';

/** The data against which rules about places and holdings are checked. */
export interface AreaAndPortfolioSources {
  /** A figure of a place from this device's packs. Null if they do not include it. */
  readonly readArea: (test: AreaTest) => Promise<AreaReading | null>;
  /** The holdings on a day. Absent if there can be none. */
  readonly readPortfolio?: (stores: OpenStores, day: IsoDate) => Promise<Portfolio>;
}

const areasKey = 'alerts/areas';
const portfolioKey = 'alerts/portfolio';

/** Applies the rules about places and holdings. Stores the new state only after the events. */
export async function evaluateAreaAndPortfolioAlerts(alerts: AlertStores, elsewhere: AreaAndPortfolioSources, now: Instant): Promise<void> {
  const rules = (await alerts.view.alertRules.toArray()).filter(({ rule }) => rule.on);
  await lookAtAreas(alerts, { rules, elsewhere, now });
  await lookAtPortfolio(alerts, { rules, elsewhere, now });
}

interface Looking {
  readonly rules: readonly NamedRule[];
  readonly elsewhere: AreaAndPortfolioSources;
  readonly now: Instant;
}

async function lookAtAreas(alerts: AlertStores, { rules, elsewhere, now }: Looking): Promise<void> {
  const before = ((await alerts.view.settings.get(areasKey))?.value ?? {}) as Readonly<Record<string, AreaReading>>;
  const after: Record<string, AreaReading> = {};
  const fired: FiredAlert[] = [];
  for (const named of rules) {
    const { test } = named.rule;
    if (test.kind !== 'area-figure') continue;
    const key = `${test.place.kind}:${test.place.code} ${test.measure}`;
    const reading = await elsewhere.readArea(test);
    const known = before[key] ?? null;
    if (reading !== null) fired.push(...evaluateAreaRule(named, { before: known, after: reading, now }));
    // A figure that is unavailable now keeps its last seen value.
    const kept = reading ?? known;
    if (kept !== null) after[key] = kept;
  }
  await storeAlertEvents(alerts, fired);
  if (JSON.stringify(after) !== JSON.stringify(before)) await alerts.view.settings.put({ key: areasKey, value: after });
}

interface SeenPortfolio {
  readonly portfolio: Portfolio;
  readonly at: number;
  /**
   * The rules checked against these holdings, with the state of each. A rule that is not listed is new, so it also reports conditions that
   * are already met.
   */
  readonly rules: readonly string[];
}

async function lookAtPortfolio(alerts: AlertStores, { rules, elsewhere, now }: Looking): Promise<void> {
  const { readPortfolio } = elsewhere;
  const wanted = rules.filter(({ rule }) => isPortfolioTest(rule.test));
  if (readPortfolio === undefined || wanted.length === 0) return;
  const seen = (await alerts.view.settings.get(portfolioKey))?.value as SeenPortfolio | undefined;
  const after = await readPortfolio(alerts, dayOf(now));
  const fired = wanted.flatMap((named) => {
    const before = seen?.rules.includes(keyOf(named)) === true ? { portfolio: seen.portfolio, at: instant(seen.at) } : null;
    return evaluatePortfolioRule(named, { before, after, now });
  });
  await storeAlertEvents(alerts, fired);
  const value: SeenPortfolio = { portfolio: after, at: now, rules: wanted.map(keyOf) };
  await alerts.view.settings.put({ key: portfolioKey, value });
}

const keyOf = ({ id, rule }: NamedRule): string => `${id} ${JSON.stringify(rule.test)}`;
