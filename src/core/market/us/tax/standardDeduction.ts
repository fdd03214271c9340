import { fromMajor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Filing } from './filing.ts';

/** A household's standard deduction in cents. Throws for a year without figures: call `taxYearOf` first. */
export function standardDeduction(figuresOf: number, filing: Filing): Minor {
  const dollars = years[figuresOf];
  if (dollars === undefined) throw new RangeError(`No standard deduction for ${figuresOf}`);
  return fromMajor(dollars[filing]);
}

/**
 * Standard deductions in dollars, from Revenue Procedures 2023-34 and 2025-32, and for 2025 from section 70102 of Public Law 119-21.
 * Additions for age and blindness are excluded.
 */
const years: Readonly<Record<number, Readonly<Record<Filing, number>>>> = {
  2024: { single: 14_600, joint: 29_200, separate: 14_600, head: 21_900 },
  2025: { single: 15_750, joint: 31_500, separate: 15_750, head: 23_625 },
  2026: { single: 16_100, joint: 32_200, separate: 16_100, head: 24_150 },
};
