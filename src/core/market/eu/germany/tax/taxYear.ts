import type { IsoDate } from '../../../../kernel/calendar.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { TaxSources } from '../../../landlordRules.ts';
import { unconfirmedRule } from '../../euRule.ts';
import type { TaxRefusal } from '../../landlordTax.ts';

/** The first and the last year with a known tariff and surcharge. */
const firstYear = 2018;
const lastYear = 2026;

/** The calendar year of a date. */
export const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));

/** The year whose figures apply: its own, or the last known one for a later year. Returns a refusal for years before the first. */
export function figuresYear(year: number): Result<number, TaxRefusal> {
  if (year >= firstYear) return ok(yearWithFigures(year));
  return err({
    kind: 'year-not-known',
    message: `We cover German income tax (§ 32a EStG) from ${firstYear} onwards, not for ${year}. Start letting in ${firstYear} or later.`,
  });
}

/** The year whose figures apply, for a year that was already checked and is not too early. */
export const yearWithFigures = (year: number): number => Math.min(year, lastYear);

/** The note that later years use earlier figures; empty if every year has its own figures. */
export function laterYears(years: readonly number[]): TaxSources {
  if (years.every((year) => year <= lastYear)) return { rules: [], notes: [] };
  return { rules: [laterTariff], notes: [`Years after ${lastYear} use the ${lastYear} figures.`] };
}

const laterTariff = unconfirmedRule({
  id: `de-income-tax-${lastYear + 1}`,
  title: `Income tax from ${lastYear + 1} (not yet known)`,
  inForceFrom: `${lastYear + 1}-01-01`,
  url: 'https://www.bundesfinanzministerium.de/Web/DE/Themen/Steuern/Steuerarten/Einkommensteuer/einkommensteuer.html',
});
