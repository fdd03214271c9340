import { join } from 'node:path';
import { allowanceSizes, bands, ukAllowanceMeasures, ukBandMeasures } from '../measures/ukBandMeasures.ts';
import { numberOf, readCsv, textOf } from '../readCsv.ts';
import type { Measured } from './column.ts';
import { currentCode } from './ukDisagreements.ts';

/** The share of homes in each council tax band, for councils with counts: those in England and Wales. */
export function bandShares(folder: string, codes: readonly string[]): readonly Measured[] {
  const rows = new Map(readCsv(join(folder, 'uk/council_tax.csv')).map((row) => [currentCode(textOf(row, 'code')), row]));
  const counts = codes.map((code) => {
    const row = rows.get(code);
    const counted = bands.map((band) => (row === undefined ? null : numberOf(row, `count_band_${band}`)));
    const all = counted.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    return counted.map((count) => (count === null || all === 0 ? null : (count / all) * 100));
  });
  return ukBandMeasures.map((spec, band) => ({ spec, values: counts.map((shares) => shares[band] ?? null) }));
}

/** The housing allowances of the council's rental area. Null if the area is unknown. */
export function housingAllowances(folder: string, areas: readonly (string | null)[]): readonly Measured[] {
  const rows = new Map(readCsv(join(folder, 'uk/lha_scotland_2025-26.csv')).map((row) => [plain(textOf(row, 'bname')), row]));
  return ukAllowanceMeasures.map((spec, size) => ({
    spec,
    values: areas.map((area) => {
      if (area === null) return null;
      const row = rows.get(plain(area));
      if (row === undefined) throw new Error(`No Local Housing Allowance for ${area}`);
      return numberOf(row, allowanceSizes[size] ?? '');
    }),
  }));
}

/** Treats "Renfrewshire/ Inverclyde" and "Renfrewshire/Inverclyde" as one area. */
const plain = (name: string): string => name.replaceAll(/\s*\/\s*/g, '/').trim();
