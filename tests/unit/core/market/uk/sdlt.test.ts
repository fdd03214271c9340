import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor } from '../../../../../src/core/kernel/money.ts';
import type { TransferTax, TransferTaxInput } from '../../../../../src/core/market/rules.ts';
import { sdlt } from '../../../../../src/core/market/uk/sdlt.ts';

type Given = Partial<Omit<TransferTaxInput, 'price' | 'contractDate' | 'completionDate' | 'dwellingsPrice'>> & {
  readonly completion?: string;
  readonly contract?: string;
  readonly dwellingsPounds?: number;
};

const taxed = (pounds: number, { completion = '2026-01-15', contract, dwellingsPounds, ...more }: Given): TransferTax =>
  sdlt({
    price: fromMajor(pounds),
    buyer: 'additional',
    ukResident: true,
    contractDate: isoDate(contract ?? completion),
    completionDate: isoDate(completion),
    ...(dwellingsPounds === undefined ? {} : { dwellingsPrice: fromMajor(dwellingsPounds) }),
    ...more,
  });
const total = (pounds: number, given: Given): number => toMajor(taxed(pounds, given).total);

describe('SDLT on six or more dwellings in one transaction', () => {
  it('is at the higher rates for five dwellings and the non-residential rates for six', () => {
    // 5% of 125,000, 7% of 125,000, 10% of 675,000, 15% of 275,000; or 2% of 100,000 and 5% of 950,000.
    expect(total(1_200_000, { dwellings: 5 })).toBe(6250 + 8750 + 67_500 + 41_250);
    expect(total(1_200_000, { dwellings: 6 })).toBe(2000 + 47_500);
  });

  it('has no non-resident surcharge, which a single dwelling does have', () => {
    expect(total(1_200_000, { dwellings: 6, ukResident: false })).toBe(49_500);
    expect(total(200_000, { ukResident: false }) - total(200_000, {})).toBe(4000);
  });
});

describe('SDLT multiple dwellings relief', () => {
  it.each([
    // HMRC's examples in SDLTM09840: the buyer may choose the lower of the relief and the non-residential rates.
    [1_000_000, 10, 30_000, 39_500],
    [3_000_000, 10, 115_000, 139_500],
  ])('a company buying flats for £%i pays the lower amount, or the other without a claim', (...[price, dwellings, relieved, plain]) => {
    const given: Given = { buyer: 'company', dwellings, completion: '2023-06-01' };
    expect(total(price, given)).toBe(relieved);
    expect(total(price, { ...given, reliefsNotClaimed: ['multiple-dwellings'] })).toBe(plain);
  });

  it('is at least 1%: five houses for £1,000,000 pay £10,000, not 5 × £1,500 (gov.uk)', () => {
    expect(total(1_000_000, { buyer: 'main-home', dwellings: 5, completion: '2015-06-01' })).toBe(10_000);
  });

  it.each([
    ['2024-05-31', '2024-05-01', true],
    ['2024-06-01', '2024-05-01', false],
    ['2025-02-01', '2024-03-06', true],
    ['2025-02-01', '2024-03-07', false],
  ])('with completion on %s under a contract of %s is available: %s', (completion, contract, open) => {
    const given: Given = { dwellings: 2, completion, contract };
    const plain = total(800_000, { ...given, reliefsNotClaimed: ['multiple-dwellings'] });
    expect(total(800_000, given) < plain).toBe(open);
    expect(taxed(800_000, given).rules.some((rule) => rule.id.startsWith('sdlt-multiple-dwellings'))).toBe(open);
  });

  it('on a mixed purchase taxes the non-residential part at its share of the tax on the whole price', () => {
    // Two dwellings of 300,000 at 5% above 250,000: 5,000, raised to 1% of 600,000.
    // For the rest, a quarter of 2% of 100,000 and 5% of 550,000.
    const given: Given = { use: 'mixed', dwellings: 2, dwellingsPounds: 600_000, completion: '2023-06-01' };
    expect(total(800_000, given)).toBe(6000 + (2000 + 27_500) / 4);
  });
});

describe('SDLT on non-residential and mixed purchases', () => {
  it.each([
    [150_000, 0],
    [150_001, 0.02],
    [250_000, 2000],
    [500_000, 14_500],
  ])('for £%i is £%d without any surcharge', (price, tax) => {
    expect(total(price, { use: 'non-residential', ukResident: false })).toBe(tax);
    expect(total(price, { use: 'mixed', dwellingsPounds: price / 2, ukResident: false })).toBe(tax);
  });

  it('notes that our first rates are used for earlier dates', () => {
    expect(taxed(300_000, { use: 'non-residential', completion: '2016-03-16' }).notes.join(' ')).toContain('We don’t have rates before');
    expect(taxed(300_000, { use: 'non-residential', completion: '2016-03-17' }).notes.join(' ')).not.toContain(
      'We don’t have rates before',
    );
  });

  it('refuses an invalid number of dwellings, and dwellings that cost more than the whole purchase', () => {
    expect(() => total(300_000, { dwellings: 0 })).toThrow(RangeError);
    expect(() => total(300_000, { dwellings: 1.5 })).toThrow(RangeError);
    expect(() => total(300_000, { use: 'mixed', dwellingsPounds: 300_001 })).toThrow(RangeError);
  });
});

describe('SDLT for a company without relief', () => {
  const given: Given = { buyer: 'company', reliefsNotClaimed: ['company-rental-business'] };

  it('is at the higher rates up to £500,000, and at the flat rate on the whole price above that', () => {
    expect(total(500_000, given)).toBe(6250 + 8750 + 25_000);
    expect(total(500_001, given)).toBe(85_000.17);
    expect(total(600_000, given)).toBe(102_000);
    expect(total(600_000, { ...given, ukResident: false })).toBe(114_000);
  });

  it('is 15% on contracts until 30 October 2024 and 17% on later ones', () => {
    const late: Given = { ...given, completion: '2025-06-01' };
    expect(total(600_000, { ...late, contract: '2024-10-30' })).toBe(90_000);
    expect(total(600_000, { ...late, contract: '2024-10-31' })).toBe(102_000);
  });

  it('depends on the price of each dwelling', () => {
    expect(total(1_000_000, { ...given, dwellings: 2 })).not.toBe(170_000);
    expect(total(1_000_002, { ...given, dwellings: 2 })).toBe(170_000.34);
  });
});

describe('SDLT on several dwellings', () => {
  it('is at the higher rates on all of them for a buyer replacing their main home', () => {
    expect(total(400_000, { buyer: 'main-home', dwellings: 2 })).toBe(total(400_000, { buyer: 'additional' }));
  });

  it('has no first-time buyers’ relief', () => {
    const two = taxed(400_000, { buyer: 'first-time', dwellings: 2 });
    expect(two.notes.join(' ')).toContain('a single dwelling only');
    expect(toMajor(two.total)).toBe(total(400_000, {}));
  });
});
