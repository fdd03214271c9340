import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';

interface Span {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const moneySteps = [100, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000] as const;

/** A slider's range around the property's value: ±50% for money, else the usual range, within the accepted bounds. */
export function leverSpan({ unit, usual, bounds, of, per }: InputEntry, base: number): Span {
  const [least, most] = bounds;
  if (unit === 'money') {
    const step = moneySteps.findLast((each) => each <= base / 60) ?? (usual === null || base > 0 ? 100 : stepFor(usual[1]));
    const [low, high] = base > 0 ? [base / 2, base * 1.5] : [0, usual?.[1] ?? most];
    return { min: snap(Math.max(least, low), step), max: snap(Math.min(most, high), step), step };
  }
  const step = unit === 'rate' ? (of === null && per === 'month' ? 0.0005 : of === null ? 0.001 : 0.01) : 1;
  const [low, high] = usual ?? [least, most];
  const reach = unit === 'rate' && of === null ? high - low : 0;
  return { min: snap(Math.max(least, Math.min(low, base)), step), max: snap(Math.min(most, Math.max(high, base) + reach / 2), step), step };
}

const stepFor = (most: number): number => moneySteps.findLast((each) => each <= most / 60) ?? 100;

const snap = (value: number, step: number): number => Number((Math.round(value / step) * step).toPrecision(12));
