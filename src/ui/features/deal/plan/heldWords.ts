import type { InputSpec } from '../../../../core/deal/strategies/strategyInput.ts';

/** How long a home is held, as people say it: in years, and in months where these are no whole years. */
export const heldWords = (months: number): string => {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

interface HeldInput {
  readonly spec: InputSpec;
  /** How many months one of the input's units has. */
  readonly months: 1 | 12;
}

/** The input of a hold: years, or months for a hold that is no whole years already. */
export const heldInput = (months: number | null): HeldInput =>
  months === null || months % 12 === 0
    ? { spec: { label: 'Held for', unit: 'years', bounds: [1, 40] }, months: 12 }
    : { spec: { label: 'Held for', unit: 'months', bounds: [1, 480] }, months: 1 };
