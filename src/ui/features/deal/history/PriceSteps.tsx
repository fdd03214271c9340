import { formatMoney } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type { Instant } from '../../../../core/kernel/calendar.ts';
import type { Sighting } from '../../../../core/deal/history/sighting.ts';

interface PriceStepsProps {
  readonly seen: readonly Sighting[];
  readonly now: Instant;
}

const [width, height, edge] = [320, 64, 4];

/** The asking price over time as a step chart. Renders nothing if it never changed; the list below has the same data. */
export function PriceSteps({ seen, now }: PriceStepsProps) {
  const prices = seen.flatMap(({ at, amount, currency }) => (amount === null ? [] : [{ at, amount, currency }]));
  const amounts = prices.map(({ amount }) => amount);
  const [first] = prices;
  const last = prices.at(-1);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  if (first === undefined || last === undefined || low === high) return null;
  const x = (at: number): number => edge + ((at - first.at) / Math.max(1, now - first.at)) * (width - 2 * edge);
  const y = (amount: number): number => edge + (1 - (amount - low) / (high - low)) * (height - 2 * edge);
  const steps = prices.map(({ at, amount }, place) => (place === 0 ? `M${x(at)} ${y(amount)}` : `H${x(at)}V${y(amount)}`)).join('');
  return (
    <figure className="grid gap-1">
      <svg viewBox={`0 0 ${width} ${height}`} className="h-16 w-full" preserveAspectRatio="none" aria-hidden="true">
        <path d={`${steps}H${width - edge}`} fill="none" stroke="var(--color-brand)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className="num flex justify-between text-sm text-ink-3">
        <span>{formatMoney(first.amount, first.currency)}</span>
        <span>{`${formatMoney(last.amount, last.currency)} now`}</span>
      </figcaption>
    </figure>
  );
}
