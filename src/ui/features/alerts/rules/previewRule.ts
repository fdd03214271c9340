import { isDealTest, type AlertRule } from '../../../../core/alerts/alertRule.ts';
import { areaCodeOf } from '../../../../core/deal/areaCode.ts';
import { isInScope, levelFiguresOf, type DealState } from '../../../../core/alerts/dealState.ts';
import { holdsNow } from '../../../../core/alerts/evaluateDealRule.ts';
import { isComparable, isLevelTest, levels } from '../../../../core/alerts/levelTest.ts';
import { instant } from '../../../../core/kernel/calendar.ts';
import { currencies, minor, type Currency } from '../../../../core/kernel/money.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { Sighting } from '../../../../core/deal/history/sighting.ts';

/** A rule's matches among the current deals. */
export interface RuleMatches {
  /** Number of deals in scope. */
  readonly among: number;
  /** Number of deals in scope whose strategy has the figure. */
  readonly measured: number;
  readonly matches: readonly DealRow[];
}

/** A rule's matches among all deal rows; null for a rule that does not apply to deals. */
export function previewRule({ test, scope }: Pick<AlertRule, 'test' | 'scope'>, rows: readonly DealRow[]): RuleMatches | null {
  if (!isDealTest(test)) return null;
  const about = rows.filter((row) => isInScope(scope, { ...row, outcode: areaCodeOf(row) }));
  const among = about.length;
  if (test.kind === 'back-on-market') return { among, measured: among, matches: about.filter(isOffMarket) };
  const isLevel = isLevelTest(test);
  const states = about.map((row) => ({ row, state: stateOf(row, !isLevel) }));
  const measured = isLevel
    ? states.filter(({ state }) => state[levels[test.kind].figure] !== null && isComparable(test, state.currency)).length
    : among;
  return { among, measured, matches: states.flatMap(({ row, state }) => (holdsNow(test, state) ? [row] : [])) };
}

const off: ReadonlySet<string | null> = new Set(['under-offer', 'sold-stc', 'let-agreed', 'withdrawn']);

/** Whether the deal's listing is off the market, so that it could come back. */
const isOffMarket = ({ status }: DealRow): boolean => off.has(status);

/** The deal state that a rule is tested on, from a row. Only the first and last prices are needed to measure a fall. */
function stateOf(row: DealRow, withPrices: boolean): DealState {
  const { id, title, outcode, stage, tags, strategy } = row;
  return {
    id,
    title,
    outcode,
    stage,
    tags,
    strategy,
    currency: currencies.find((each) => each === row.currency) ?? 'GBP',
    ...levelFiguresOf(row),
    sightings: withPrices ? pricesOf(row) : [],
  };
}

function pricesOf({ firstAsked, lastAsked, askedAt, price, own, currency, status }: DealRow): readonly Sighting[] {
  const seen = (amount: number, at: number): Sighting => ({
    at: instant(at),
    amount: minor(amount),
    currency: currency as Currency,
    status,
  });
  if (firstAsked !== null && lastAsked !== null) return [seen(firstAsked, 0), seen(lastAsked, askedAt ?? 1)];
  // The user's own price is not an asking price.
  return price === null || own.includes('purchasePrice') ? [] : [seen(price, 0)];
}
