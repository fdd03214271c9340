import { describe, expect, it } from 'vitest';
import { toMajor } from '../../../../../../src/core/kernel/money.ts';
import { aroundDay, taxOf, taxed } from '../purchase.ts';

const starter = (price: number, buyerAge: number, on = '2026-05-01') => taxOf('NL', { price, use: 'own-home', on, facts: { buyerAge } });

const url = (use: 'letting' | 'own-home' | 'non-residential') => taxed('NL', { price: 100_000, use }).rules[0]?.url;

describe('Dutch transfer tax (overdrachtsbelasting)', () => {
  it('on a dwelling to let rises in 2021 and 2023 and falls in 2026', () => {
    expect(aroundDay('NL', '2021-01-01', { price: 100_000 })).toEqual([2_000, 8_000]);
    expect(aroundDay('NL', '2023-01-01', { price: 100_000 })).toEqual([8_000, 10_400]);
    expect(aroundDay('NL', '2026-01-01', { price: 100_000 })).toEqual([10_400, 8_000]);
  });

  it('depends on the date of the deed, not of the contract', () => {
    expect(taxOf('NL', { price: 100_000, contract: '2025-10-01', on: '2026-01-02' })).toBe(8_000);
  });

  it('on non-residential property stays at 10.4% in 2026', () => {
    expect(aroundDay('NL', '2026-01-01', { price: 100_000, use: 'non-residential' })).toEqual([10_400, 10_400]);
  });

  it('on a home to live in is 2%, but not for a company', () => {
    expect(taxOf('NL', { price: 300_000, use: 'own-home' })).toBe(6_000);
    expect(taxOf('NL', { price: 300_000, use: 'own-home', buyer: 'company' })).toBe(24_000);
  });

  it('exempts first-time buyers aged 18 to 34 up to the year’s price limit', () => {
    expect([starter(555_000, 34), starter(555_001, 34), starter(555_000, 35), starter(555_000, 17)]).toEqual([
      0, 11_100.02, 11_100, 11_100,
    ]);
    expect([starter(540_000, 30, '2025-12-31'), starter(540_000, 30, '2026-01-01')]).toEqual([10_800, 0]);
    expect([starter(700_000, 30, '2021-03-31'), starter(700_000, 30, '2021-04-01')]).toEqual([0, 14_000]);
    expect(starter(200_000, 30, '2020-12-31')).toBe(4_000);
  });

  it('is not due on a new dwelling, which is subject to 21% VAT', () => {
    const fresh = taxed('NL', { price: 300_000, newBuild: true });
    expect([toMajor(fresh.total), toMajor(fresh.vat)]).toEqual([0, 63_000]);
  });

  it('on non-residential property was 6% until 2020 and 8% until 2022', () => {
    const office = { price: 100_000, use: 'non-residential' } as const;
    expect(aroundDay('NL', '2021-01-01', office)).toEqual([6_000, 8_000]);
    expect(aroundDay('NL', '2023-01-01', office)).toEqual([8_000, 10_400]);
  });

  it.each([
    [400_000, '2022-12-31', 'unconfirmed'],
    [440_000, '2023-12-31', 'unconfirmed'],
    [510_000, '2024-12-31', 'unconfirmed'],
    [525_000, '2025-12-31', 'confirmed'],
    [555_000, '2026-12-31', 'confirmed'],
  ] as const)('exempts first-time buyers up to %s until %s', (limit, on, certainty) => {
    expect([starter(limit, 18, on), starter(limit + 1, 18, on)]).toEqual([0, (limit + 1) / 50]);
    const [line] = taxed('NL', { price: limit, use: 'own-home', on, facts: { buyerAge: 18 } }).lines;
    expect(line).toMatchObject({ id: 'nl-starter', rule: { certainty } });
  });

  it('links to the page with the rate used', () => {
    expect(url('own-home')).toBe(url('non-residential'));
    expect(url('letting')).not.toBe(url('own-home'));
  });

  it.each([
    ['2021-01-01', 700_000, 14_000],
    ['2023-01-01', 440_000, 8_800],
    ['2024-01-01', 510_000, 10_200],
    ['2025-01-01', 525_000, 10_500],
  ] as const)('has a higher limit for first-time buyers from %s', (day, price, before) => {
    expect(aroundDay('NL', day, { price, use: 'own-home', facts: { buyerAge: 30 } })).toEqual([before, 0]);
  });
});
