import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { addComparables, type ComparableHome, type Comparison } from '../../../../../src/core/report/evidence/addComparables.ts';
import { composeEdition } from '../../../../../src/core/report/editions/composeEdition.ts';
import { sampleOutcome } from '../../../../support/dealFixtures.ts';

const { report, score } = sampleOutcome();
const home = (changes: Partial<ComparableHome> = {}): ComparableHome => ({
  title: 'Example Road, M6',
  bedrooms: 3,
  price: fromMajor(190_000),
  monthlyRent: fromMajor(1100),
  grossYield: percent(6.9),
  ...changes,
});
const compared = (homes: readonly ComparableHome[], changes: Partial<Comparison> = {}) =>
  addComparables(report, { outcode: 'M6', bedrooms: 3, homes, currency: 'GBP', ...changes });
const tableOf = (of: ReturnType<typeof compared>) => of.tables.find(({ id }) => id === 'comparables');

describe('comparable deals in a report', () => {
  it('are listed in a table, those of the same size first, then by price', () => {
    const table = tableOf(
      compared([
        home({ title: 'Small', bedrooms: 1, price: fromMajor(90_000) }),
        home({ title: 'Dear', price: fromMajor(210_000) }),
        home({ title: 'Cheap', price: fromMajor(170_000) }),
        home({ title: 'Unknown', bedrooms: null, monthlyRent: null, grossYield: null }),
      ]),
    );
    expect(table?.rows.map(([title]) => title)).toEqual(['Cheap', 'Dear', 'Small', 'Unknown']);
    expect(table?.rows[0]).toEqual(['Cheap', '3', '£170,000', '£1,100', '6.9%']);
    expect(table?.rows[3]).toEqual(['Unknown', '–', '£190,000', '–', '–']);
    expect(table?.note).toContain('not completed sales');
  });

  it('are counted with their price range, even if not all are printed', () => {
    const many = Array.from({ length: 25 }, (_, at) => home({ price: fromMajor(150_000 + at * 1000) }));
    expect(compared(many).comparables).toEqual(['25 other properties in M6 are saved on this device, at £150,000 to £174,000.']);
    expect(tableOf(compared(many))?.rows).toHaveLength(10);
    expect(compared([home()]).comparables).toEqual(['One other property in M6 is saved on this device, at £190,000.']);
  });

  it('are mentioned as missing if there are none', () => {
    expect(compared([]).comparables?.[0]).toMatch(/^No other properties in M6 are saved on this device/);
    expect(compared([], { outcode: null }).comparables?.[0]).toContain('the postcode is missing');
    expect(tableOf(compared([]))).toBeUndefined();
  });

  it('are in the full edition but not in the lender’s, which covers one deal only', () => {
    const withHomes = compared([home({ title: 'Of another deal' })]);
    const said = (edition: 'full' | 'lender') => JSON.stringify(composeEdition(edition, { report: withHomes, score, appVersion: null }));
    expect(said('full')).toContain('Of another deal');
    expect(said('lender')).not.toContain('Of another deal');
  });
});
