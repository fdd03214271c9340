import type { Minor } from '../../../../kernel/money.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { bandTax, bandTotal } from '../../../bandTax.ts';
import type { BandStart } from '../../../bandTax.ts';
import { confirmedRule } from '../../euRule.ts';
import type { TaxRefusal } from '../../landlordTax.ts';
import type { RuleRef } from '../../../ruleRef.ts';

const lawUrl = 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004570';

/**
 * § 33 (1) EStG 1988, by year: the start of each bracket in euros and its rate in per cent. Brackets move every year with inflation; years
 * that could not be confirmed are left out.
 */
const brackets: Readonly<Record<number, readonly BandStart[]>> = {
  2024: [
    [0, 0],
    [12_816, 20],
    [20_818, 30],
    [34_513, 40],
    [66_612, 48],
    [99_266, 50],
    [1_000_000, 55],
  ],
};

/** A person's income tax before credits (Absetzbeträge), in cents; an error for a year without brackets. */
export function incomeTax(year: number, income: Minor): Result<Minor, TaxRefusal> {
  const held = brackets[year];
  if (held === undefined) return err(bracketsNotKnown(year));
  return ok(bandTotal(bandTax(income, held)));
}

/** The rule that sets a year's brackets. */
export const incomeTaxRule = (year: number): RuleRef =>
  confirmedRule({
    id: `at-income-tax-${year}`,
    title: `Income tax brackets for ${year} (§ 33 EStG 1988)`,
    inForceFrom: `${year}-01-01`,
    url: lawUrl,
  });

const bracketsNotKnown = (year: number): TaxRefusal => ({
  kind: 'year-not-known',
  message: `We couldn’t confirm the Austrian income tax brackets for ${year} (§ 33 EStG), only those for ${Object.keys(brackets).join(', ')}. Choose the marginal rate from your last assessment (Einkommensteuerbescheid) to see figures after tax.`,
});
