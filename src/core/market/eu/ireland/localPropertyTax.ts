import { fromMajor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { bandTax, bandTotal } from '../../bandTax.ts';
import { confirmedRule } from '../euRule.ts';

/** The yearly basic charge by the property's value on 1 November 2025, for 2026 to 2030. */
export const localPropertyTaxRule = confirmedRule({
  id: 'ie-local-property-tax-2026',
  title: 'Local Property Tax: valuation bands for 2026 to 2030',
  inForceFrom: '2026-01-01',
  url: 'https://www.revenue.ie/en/property/local-property-tax/valuing-your-property/valuation-bands-rates.aspx',
});

export const localPropertyTaxYears = { first: 2026, last: 2030 };

const firstBand = 240_000;
const secondBand = 315_000;
const step = 105_000;
const lastBand = 2_100_000;

/** Published charges in euros. They are listed because no rounding of the rate on a band’s mid-point gives all of them. */
const charges = [95, 235, 333, 428, 523, 618, 713, 808, 903, 998, 1_094, 1_272, 1_535, 1_797, 2_060, 2_322, 2_585, 2_847, 3_110];

/** The basic yearly Local Property Tax in cents, before the council's adjustment. */
export function localPropertyTax(value: Minor): Minor {
  const euros = value / 100;
  if (euros > lastBand) return aboveBands(value);
  const above = Math.max(0, euros - secondBand);
  const band = euros <= firstBand ? 0 : 1 + Math.ceil(above / step);
  return fromMajor(charges[band] ?? 0);
}

/** The charge above the published bands, on the exact value: 0.0906% up to €1.26m, 0.25% up to €2.1m and 0.3% above. */
const aboveBands = (value: Minor): Minor =>
  bandTotal(
    bandTax(value, [
      [0, 0.0906],
      [1_260_000, 0.25],
      [lastBand, 0.3],
    ]),
  );
