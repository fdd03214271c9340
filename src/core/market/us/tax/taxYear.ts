import { isoDate } from '../../../kernel/calendar.ts';
import { checkedOn } from '../usRule.ts';
import type { UsRule } from '../usRule.ts';

/** The tax years with known federal figures. */
const firstYear = 2024;
export const lastYear = 2026;

/** A tax year and the year whose figures it uses: the same year, or the last known one for a later year. */
export interface TaxYear {
  readonly year: number;
  readonly figuresOf: number;
}

/**
 * A tax year and the year whose figures apply; null before the first known one. A later year uses the last known figures, and `laterYear`
 * returns the note.
 */
export const taxYearOf = (year: number): TaxYear | null => (year < firstYear ? null : { year, figuresOf: Math.min(year, lastYear) });

/** The note and rules for a year that uses another year's figures; empty for a year with its own figures. */
export function laterYear({ year, figuresOf }: TaxYear): { readonly rules: readonly UsRule[]; readonly notes: readonly string[] } {
  if (year === figuresOf) return { rules: [], notes: [] };
  return {
    rules: [pendingYears],
    notes: [`Figures for years after ${lastYear} aren’t published yet, so the ${lastYear} figures are used.`],
  };
}

const pendingYears: UsRule = {
  id: `us-income-tax-${lastYear + 1}`,
  title: `Income tax from ${lastYear + 1} (not yet known)`,
  url: 'https://www.irs.gov/newsroom',
  inForceFrom: isoDate(`${lastYear + 1}-01-01`),
  checkedOn,
  certainty: 'unconfirmed',
  confirmed: false,
};
