import type { Currency, Minor } from '../kernel/money.ts';
import type { ListingStatus } from '../listing/facts.ts';
import type { DealTest } from './alertRule.ts';
import type { Sighting } from '../deal/history/sighting.ts';
import type { AlertFigure } from './alertFigure.ts';

/** A change to a listing, derived only from its history, so that two devices with the same history find the same steps. */
export interface ListingStep {
  readonly from: AlertFigure | null;
  readonly to: AlertFigure;
  /** 1 for the first step between these two figures, 2 for the second, and so on. */
  readonly count: number;
  /** Whether the result of the step still applies. */
  readonly isStanding: boolean;
}

type DropTest = Extract<DealTest, { readonly kind: 'price-drop' | 'price-drop-share' }>;
type BelowTest = Extract<DealTest, { readonly kind: 'price-at-most' }>;

interface Price {
  readonly amount: Minor;
  readonly currency: Currency;
}

/**
 * Reductions in the asking price, amounts in minor units. Small reductions accumulate: each is measured from the highest price since the
 * last one reported. Prices in different currencies are not compared.
 */
export function dropSteps(test: DropTest, sightings: readonly Sighting[]): readonly ListingStep[] {
  const prices = pricesOf(sightings);
  const last = prices.at(-1);
  const found: Omit<ListingStep, 'count'>[] = [];
  let top: Price | null = null;
  for (const price of prices) {
    if (top === null || top.currency !== price.currency || price.amount >= top.amount) top = price;
    else if (isDrop(test, top, price)) {
      found.push({ from: money(top), to: money(price), isStanding: last?.currency === price.currency && last.amount <= price.amount });
      top = price;
    }
  }
  return counted(found);
}

/** Prices that newly reach the limit: at or below it after a price above it, or as the first price seen. */
export function belowSteps({ amount, currency }: BelowTest, sightings: readonly Sighting[]): readonly ListingStep[] {
  const prices = pricesOf(sightings).filter((price) => price.currency === currency);
  const last = prices.at(-1);
  const found = prices.flatMap((price, at) => {
    const before = prices[at - 1];
    const reaches = price.amount <= amount && (before === undefined || before.amount > amount);
    return reaches
      ? [{ from: before === undefined ? null : money(before), to: money(price), isStanding: (last?.amount ?? 0) <= amount }]
      : [];
  });
  return counted(found);
}

/** Each return of a listing to the market after any other status. */
export function backSteps(sightings: readonly Sighting[]): readonly ListingStep[] {
  const standings = sightings.flatMap(({ status }) => status ?? []);
  const last = standings.at(-1);
  const found = standings.flatMap((status, at) => {
    const before = standings[at - 1];
    const isBack = status === 'available' && before !== undefined && before !== 'available';
    return isBack ? [{ from: standing(before), to: standing(status), isStanding: last === 'available' }] : [];
  });
  return counted(found);
}

function isDrop(test: DropTest, from: Price, to: Price): boolean {
  const by = from.amount - to.amount;
  if (test.kind === 'price-drop') return test.currency === to.currency && by >= test.amount;
  // Rounded to ten-thousandths, as a percentage is displayed.
  return from.amount > 0 && Math.round((by / from.amount) * 10_000) >= Math.round(test.share * 10_000);
}

/** The prices that differ from the one before. */
function pricesOf(sightings: readonly Sighting[]): readonly Price[] {
  const prices: Price[] = [];
  for (const { amount, currency } of sightings) {
    const last = prices.at(-1);
    if (amount !== null && (last?.amount !== amount || last.currency !== currency)) prices.push({ amount, currency });
  }
  return prices;
}

const money = ({ amount, currency }: Price): AlertFigure => ({ unit: 'money', amount, currency });
const standing = (status: ListingStatus): AlertFigure => ({ unit: 'status', status });

function counted(found: readonly Omit<ListingStep, 'count'>[]): readonly ListingStep[] {
  const counts = new Map<string, number>();
  return found.map((step) => {
    const key = JSON.stringify([step.from, step.to]);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { ...step, count };
  });
}
