import type { IsoDate } from '../../../../kernel/calendar.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { TaxSources } from '../../../landlordRules.ts';
import { unconfirmedRule } from '../../euRule.ts';
import type { TaxRefusal } from '../../landlordTax.ts';

/** The years whose tariff and surcharge we have. */
const firstYear = 2018;
const lastYear = 2026;

/** The calendar year of a day. */
export const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));

/** The year whose figures apply: its own, or the last one we have for a later year. Refused for years before the first. */
export function figuresYear(year: number): Result<number, TaxRefusal> {
  if (year >= firstYear) return ok(yearWithFigures(year));
  return err({
    kind: 'year-not-known',
    message: `The German income tax tariff (§ 32a EStG) is known here from ${firstYear} on, not for ${year}. Look at the years from ${firstYear}.`,
  });
}

/** The year whose figures apply, for a year known not to be too early. */
export const yearWithFigures = (year: number): number => Math.min(year, lastYear);

/** The note that earlier figures stand in for later years; empty if every year has its own. */
export function laterYears(years: readonly number[]): TaxSources {
  if (years.every((year) => year <= lastYear)) return { rules: [], notes: [] };
  return { rules: [laterTariff], notes: [`Years after ${lastYear} are taxed by the figures of ${lastYear}.`] };
}

const laterTariff = unconfirmedRule({
  id: `de-income-tax-${lastYear + 1}`,
  title: `Income tax of years from ${lastYear + 1}, not known yet`,
  inForceFrom: `${lastYear + 1}-01-01`,
  url: 'https://www.bundesfinanzministerium.de/Web/DE/Themen/Steuern/Steuerarten/Einkommensteuer/einkommensteuer.html',
});
