import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import type { EuCountry } from '../../../../../src/core/market/eu/registry/countries.ts';
import type { PlainPurchase } from './purchase.ts';
import { lineOf, taxOf } from './purchase.ts';

interface Published {
  readonly country: EuCountry;
  readonly given: PlainPurchase;
  /** One line if the source covers only one tax; otherwise all transfer taxes and duties. */
  readonly line?: string;
  readonly tax: number;
  readonly source: string;
}

const table2023 = 'https://www.apcmc.pt/legislacao/imt-tabelas-praticas-2023/';
const imt2023 = (price: number, tax: number): Published => ({
  country: 'PT',
  given: { price, on: '2023-06-30' },
  line: 'pt-imt',
  tax,
  source: table2023,
});
const barlavento = 'https://www.barlavento.nl/nieuws/overdrachtsbelasting';
const comparison = 'https://www.handwerk.cloud/wissen/allgemein/grunderwerbsteuer-bundesland-vergleich';
const lottery = 'https://eliteagent.com/europes-property-tax-lottery';
const chartered = 'https://charteredaccountants.ie/News/stamp-duty-guidance-updated-for-finance-act-2024';

const published: readonly Published[] = [
  { country: 'AT', given: { price: 693_216 }, line: 'at-grest', tax: 24_262.56, source: 'https://linda.lindeverlag.at/Dokument/519673' },
  { country: 'NL', given: { price: 350_000, on: '2025-12-31' }, tax: 36_400, source: barlavento },
  { country: 'NL', given: { price: 350_000, on: '2026-01-01' }, tax: 28_000, source: barlavento },
  { country: 'NL', given: { price: 650_000, on: '2025-12-31' }, tax: 67_600, source: barlavento },
  { country: 'NL', given: { price: 650_000, on: '2026-01-01' }, tax: 52_000, source: barlavento },
  { country: 'DE', given: { price: 400_000, region: 'BY' }, tax: 14_000, source: comparison },
  { country: 'DE', given: { price: 250_000, region: 'BW' }, tax: 12_500, source: comparison },
  { country: 'DE', given: { price: 600_000, region: 'BW' }, tax: 30_000, source: comparison },
  { country: 'ES', given: { price: 300_000, region: 'cataluna' }, tax: 30_000, source: lottery },
  { country: 'BE', given: { price: 300_000, region: 'flanders' }, tax: 36_000, source: lottery },
  {
    country: 'BE',
    given: { price: 350_000, region: 'flanders', use: 'own-home' },
    tax: 7_000,
    source: 'https://www.argenta.be/fr/argenta-vous-informe/droits-d-enregistrement.html',
  },
  {
    country: 'BE',
    given: { price: 350_000, region: 'flanders', use: 'own-home', on: '2024-12-31' },
    tax: 10_500,
    source: 'https://www.argenta.be/fr/argenta-vous-informe/droits-d-enregistrement.html',
  },
  {
    country: 'PT',
    given: { price: 300_000, use: 'own-home', on: '2025-06-30' },
    line: 'pt-imt',
    tax: 10_747.08,
    source: 'https://www.doutorfinancas.pt/impostos/escaloes-do-imt-sobem-2-em-2026-e-jovens-ficam-isentos-ate-330-539-euros',
  },
  imt2023(90_000, 900),
  imt2023(120_000, 1_429.36),
  imt2023(150_000, 2_546.14),
  imt2023(250_000, 8_925.46),
  imt2023(400_000, 20_408.58),
  imt2023(800_000, 48_000),
  imt2023(1_200_000, 90_000),
  { country: 'IE', given: { price: 1_000_000 }, tax: 10_000, source: chartered },
  { country: 'IE', given: { price: 1_500_000 }, tax: 20_000, source: chartered },
  { country: 'IE', given: { price: 2_000_000 }, tax: 50_000, source: chartered },
];

describe('European purchase taxes: published answers', () => {
  it.each(published.map((each) => [`${each.country} ${JSON.stringify(each.given)} pays ${each.tax} (${each.source})`, each] as const))(
    '%s',
    (_, { country, given, line, tax }) => {
      expect(line === undefined ? taxOf(country, given) : lineOf(country, given, line)).toBe(tax);
    },
  );

  it('an owner-occupied home in Portugal follows every band of the published table of deductions', () => {
    // Value × rate − deduction, from the 2023 table for owner-occupied homes.
    const rows = [
      [97_064, 0, 0],
      [132_774, 0.02, 1_941.28],
      [181_034, 0.05, 5_924.5],
      [301_688, 0.07, 9_545.18],
      [603_289, 0.08, 12_562.06],
    ] as const;
    for (const [price, rate, deduction] of rows) {
      const given = { price, use: 'own-home', on: '2023-06-30' } as const;
      expect(lineOf('PT', given, 'pt-imt')).toBeCloseTo(price * rate - deduction, 2);
    }
    expect(lineOf('PT', { price: 603_290, use: 'own-home', on: '2023-06-30' }, 'pt-imt')).toBe(36_197.4);
  });
});

describe('European purchase taxes: published answers that are wrong', () => {
  it('Saxony has charged 5.5% since 2023, not 3.5% (a February 2026 comparison gives 14,000)', () => {
    expect(taxOf('DE', { price: 400_000, region: 'SN' })).toBe(22_000);
  });

  it('Bremen has charged 5.5% since July 2025, not 5%', () => {
    expect(taxOf('DE', { price: 400_000, region: 'HB' })).toBe(22_000);
  });

  it('the mortgage and cadastral taxes on an Italian resale have been fixed amounts since 2014, not 2% and 1%', () => {
    // 800 × 126 × 9% = 9,072, and 50 + 50.
    const given = { price: 200_000, facts: { cadastralIncome: fromMajor(800) } };
    expect(taxOf('IT', given)).toBe(9_172);
    expect(lineOf('IT', given, 'it-mortgage-register')).toBe(50);
    expect(lineOf('IT', given, 'it-cadastre')).toBe(50);
  });
});
