import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transferTaxAt, transferTaxTable } from '../../../../../src/core/engine/numbers/transferTaxTable.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { usStates } from '../../../../../src/core/market/markets.ts';
import type { UsState } from '../../../../../src/core/market/markets.ts';
import { fromMajor, minor, sumMoney, toMajor } from '../../../../../src/core/kernel/money.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import type { TransferTaxInput } from '../../../../../src/core/market/rules.ts';
import { transferTaxOf, transferTaxRule } from '../../../../../src/core/market/us/transferTax.ts';

const day = isoDate('2026-11-24');
const bought = (price: number, more: Partial<TransferTaxInput> = {}): TransferTaxInput => ({
  price: minor(price),
  buyer: 'additional',
  ukResident: true,
  contractDate: day,
  completionDate: day,
  ...more,
});
const taxOn = (state: UsState, dollars: number) => transferTaxOf(state)(bought(fromMajor(dollars)));
const paid = (state: UsState, dollars: number) => toMajor(taxOn(state, dollars).total);

const anyState = fc.constantFrom(...usStates);
const anyPrice = fc.oneof(
  fc.integer({ min: 1, max: 500_000_000 }),
  fc.constantFrom(39_999_999, 40_000_000, 99_999_999, 100_000_000, 100_000_001).filter((price) => price > 0),
);

describe('a state’s transfer tax for the buyer', () => {
  it('is the sum of its bands, and equals its compiled table to the cent', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyPrice, { maxLength: 40 }), (state, prices) => {
        const transferTax = transferTaxOf(state);
        const table = transferTaxTable(
          { ...rulesOf('GB-ENG'), transferTax },
          { buyer: 'company', ukResident: false, linkedConsideration: minor(0) },
          day,
        );
        for (const price of prices) {
          const { total, bands } = transferTax(bought(price));
          expect(sumMoney(bands.map(({ tax }) => tax))).toBe(total);
          expect(transferTaxAt(table, price)).toBe(total);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('includes linked purchases in the compiled table', () => {
    const transferTax = transferTaxOf('DC');
    const linked = fromMajor(250_000);
    const table = transferTaxTable(
      { ...rulesOf('GB-ENG'), transferTax },
      { buyer: 'company', ukResident: true, linkedConsideration: linked },
      day,
    );
    const { total, notes } = transferTax(bought(fromMajor(200_000), { linked: { price: linked } }));
    expect([transferTaxAt(table, fromMajor(200_000)), toMajor(total)]).toEqual([290_000, 2_900]);
    expect(notes.join(' ')).toContain('all linked purchases');
  });

  it('changes the rate on the whole price in the District of Columbia at $400,000', () => {
    expect([paid('DC', 399_999.99), paid('DC', 400_000)]).toEqual([4_400, 5_800]);
  });

  it('starts in New York at exactly $1,000,000, on the whole price', () => {
    expect([paid('NY', 999_999.99), paid('NY', 1_000_000), paid('NY', 1_500_000)]).toEqual([0, 10_000, 15_000]);
    expect(taxOn('NY', 500_000).notes.join(' ')).toContain('mansion tax');
  });

  it('is half if buyer and seller share it', () => {
    expect([paid('NH', 300_000), paid('PA', 300_000), paid('DE', 300_000), paid('MD', 300_000), paid('CO', 300_000)]).toEqual([
      2_250, 3_000, 6_000, 1_500, 15,
    ]);
    expect(taxOn('NH', 300_000).notes[0]).toContain('each pay half');
  });

  it('has slices in Maine from 1 November 2025', () => {
    // https://www.bernsteinshur.com: $28,400 on $3,000,000, shared.
    expect([paid('ME', 1_000_000), paid('ME', 3_000_000)]).toEqual([2_200, 14_200]);
    const before = transferTaxOf('ME')(bought(fromMajor(300_000), { completionDate: isoDate('2025-10-31') }));
    expect(before.notes.join(' ')).toContain('The rates apply from 2025-11-01');
    const after = transferTaxOf('ME')(bought(fromMajor(300_000), { completionDate: isoDate('2025-11-01') }));
    expect(after.notes.join(' ')).not.toContain('The rates apply from');
  });

  it('is paid only by the buyer in Tennessee, Virginia and Vermont', () => {
    expect([paid('TN', 300_000), paid('VA', 300_000), paid('VT', 300_000)]).toEqual([1_110, 750, 4_410]);
  });

  it('is zero if the seller pays, which a note says, or if there is none', () => {
    const florida = taxOn('FL', 300_000);
    expect([florida.total, florida.bands]).toEqual([0, []]);
    expect(florida.notes[0]).toBe('The seller pays the documentary stamp tax (0.7%) by law or custom, so it isn’t your cost.');
    expect(taxOn('TX', 300_000)).toMatchObject({ total: 0, notes: ['Texas has no transfer tax on the price.'] });
    expect(taxOn('IL', 300_000).notes.join(' ')).toContain('In Chicago the buyer pays 0.75%');
  });

  it('notes that the rates are for homes if another kind of property is bought', () => {
    const shop = transferTaxOf('TN')(bought(fromMajor(300_000), { use: 'non-residential' }));
    expect(shop.notes).toContain('These are the rates for homes.');
    expect(taxOn('TN', 300_000).notes).not.toContain('These are the rates for homes.');
  });

  it('names its rule with a link and dates in every state', () => {
    for (const state of usStates) {
      const { name, rules } = taxOn(state, 250_000);
      expect(name).toBe('Transfer tax');
      const [rule] = rules;
      expect(rule).toEqual(transferTaxRule(state));
      expect(rule?.url).toMatch(/^https:\/\/[^/]+\.[a-z]+/);
      expect((rule?.inForceFrom ?? '') <= (rule?.checkedOn ?? '')).toBe(true);
    }
    expect([transferTaxRule('DC').confirmed, transferTaxRule('SC').confirmed, transferTaxRule('KS').confirmed]).toEqual([
      undefined,
      false,
      false,
    ]);
  });
});
