import type { InputSpec } from '../../../core/deal/strategies/strategyInput.ts';

/** Inputs that are property prices. Their step is £1,000, while costs use £10. */
const prices: ReadonlySet<string> = new Set(['purchasePrice', 'askingPrice', 'afterRepairValue']);

/** Arrow-key step in the value's unit: about one percent of its typical value. */
export function inputStep({ key = '', unit, usual = null }: InputSpec): number {
  if (unit === 'money') return prices.has(key) ? 100_000 : 1000;
  if (unit === 'rate') return usual !== null && usual[1] >= 0.15 ? 0.01 : 0.001;
  return unit === 'number' ? 0.05 : 1;
}
