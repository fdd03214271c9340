import { isDealTest, type AlertRule } from '../../../../core/alerts/alertRule.ts';
import { areaCodeOf } from '../../../../core/deal/areaCode.ts';
import { isInScope, levelFiguresOf, type DealState } from '../../../../core/alerts/dealState.ts';
import { holdsNow } from '../../../../core/alerts/evaluateDealRule.ts';
import { isComparable, isLevelTest, levels } from '../../../../core/alerts/levelTest.ts';
import { instant } from '../../../../core/kernel/calendar.ts';
import { currencies, minor, type Currency } from '../../../../core/kernel/money.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { Sighting } from '../../../../core/deal/history/sighting.ts';

/** What a rule would find among the deals as they stand. */
export interface Trial {
  /** Deals it is about. */
  readonly among: number;
  /** Of them, those that have the figure asked for under their strategy. */
  readonly measured: number;
  readonly matches: readonly DealRow[];
}

/** Tries a rule on every deal's row; null for one that is not over deals. */
export function tryRule({ test, scope }: Pick<AlertRule, 'test' | 'scope'>, rows: readonly DealRow[]): Trial | null {
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

/** Deals that could come back. */
const isOffMarket = ({ status }: DealRow): boolean => off.has(status);

/** What a row says of a deal: of its prices the first and the last, which is what a fall is measured between. */
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
  // A price of the person's own is none that anybody asks.
  return price === null || own.includes('purchasePrice') ? [] : [seen(price, 0)];
}
