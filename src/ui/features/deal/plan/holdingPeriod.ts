import type { InputSpec } from '../../../../core/deal/strategies/strategyInput.ts';

/** A holding period as text: in years, or in months if it is not a whole number of years. */
export const holdingPeriodText = (months: number): string => {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

interface HeldInput {
  readonly spec: InputSpec;
  /** Months per unit of the input. */
  readonly months: 1 | 12;
}

/** The input for a holding period: years, or months if the stored period is not a whole number of years. */
export const holdingPeriodInput = (months: number | null): HeldInput =>
  months === null || months % 12 === 0
    ? { spec: { label: 'Held for', unit: 'years', bounds: [1, 40] }, months: 12 }
    : { spec: { label: 'Held for', unit: 'months', bounds: [1, 480] }, months: 1 };
