import type { InputSpec } from '../../../core/deal/strategies/strategyInput.ts';

/** Prices of a home: a step of £1,000 is as little of them as £10 of a cost. */
const prices: ReadonlySet<string> = new Set(['purchasePrice', 'askingPrice', 'afterRepairValue']);

/** What an arrow key adds, in the unit of the value: about one per cent of what is usual for it. */
export function inputStep({ key = '', unit, usual = null }: InputSpec): number {
  if (unit === 'money') return prices.has(key) ? 100_000 : 1000;
  if (unit === 'rate') return usual !== null && usual[1] >= 0.15 ? 0.01 : 0.001;
  return unit === 'number' ? 0.05 : 1;
}
