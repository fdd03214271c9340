import { roundMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';

/**
 * A rate that applies to the whole gain once it exceeds a threshold in euros. In the first €10,000 above the threshold, the tax is reduced
 * by `smoothing` per cent of the amount by which the gain falls short of the end of that range.
 */
interface SurtaxStep {
  readonly above: number;
  readonly rate: number;
  readonly smoothing: number;
}

const smoothedOver = 10_000;

/** Source: article 1609 nonies G of the tax code. */
const steps: readonly SurtaxStep[] = [
  { above: 50_000, rate: 2, smoothing: 5 },
  { above: 100_000, rate: 3, smoothing: 10 },
  { above: 150_000, rate: 4, smoothing: 15 },
  { above: 200_000, rate: 5, smoothing: 20 },
  { above: 250_000, rate: 6, smoothing: 25 },
];

/**
 * The surtax in cents on one person's gain after the holding-period relief. It is not a progressive scale: the rate applies to the whole
 * gain.
 */
export function gainSurtax(taxableGain: Minor): Minor {
  const gain = taxableGain / 100;
  const step = steps.findLast(({ above }) => gain > above);
  if (step === undefined) return zeroMoney;
  const missing = Math.max(0, step.above + smoothedOver - gain);
  return roundMoney(Number((gain * step.rate - missing * step.smoothing).toPrecision(15)));
}
