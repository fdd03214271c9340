import { describe, expect, it } from 'vitest';
import { usStates } from '../../../../../../src/core/market/markets.ts';
import type { UsState } from '../../../../../../src/core/market/markets.ts';
import { fromMajor, toMajor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import type { Filing } from '../../../../../../src/core/market/us/tax/filing.ts';
import { stateEndsLosses, stateTaxOnAdded } from '../../../../../../src/core/market/us/tax/stateIncomeTax.ts';

interface Asked {
  readonly filing?: Filing;
  readonly year?: number;
  readonly other: number;
  readonly rent?: number;
  readonly gain?: number;
}

function answer(state: UsState, { filing = 'single', year = 2026, other, rent = 0, gain = 0 }: Asked) {
  const result = stateTaxOnAdded({
    state,
    filing,
    year,
    below: { ordinary: fromMajor(other), longTermGain: zeroMoney },
    added: { ordinary: fromMajor(rent), longTermGain: fromMajor(gain) },
  });
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

const taxOf = (state: UsState, asked: Asked): number => toMajor(answer(state, asked).tax);

const filings: readonly Filing[] = ['single', 'joint', 'separate', 'head'];
const untaxed: readonly UsState[] = ['AK', 'FL', 'NH', 'NV', 'SD', 'TN', 'TX', 'WA', 'WY'];

describe('state income tax on rents', () => {
  it.each(untaxed)('is zero in %s', (state) => {
    expect(taxOf(state, { other: 2_000_000, rent: 50_000, gain: 500_000 })).toBe(0);
    expect(answer(state, { other: 0 }).rates).toBe('no income tax');
  });

  it.each([
    ['AZ', 2.5],
    ['CO', 4.4],
    ['GA', 4.99],
    ['IA', 3.8],
    ['ID', 5.3],
    ['IL', 4.95],
    ['IN', 2.95],
    ['KY', 3.5],
    ['LA', 3],
    ['MA', 5],
    ['MI', 4.25],
    ['MS', 4],
    ['NC', 3.99],
    ['OH', 2.75],
    ['PA', 3.07],
    ['UT', 4.45],
  ] as const)('is flat in %s, at %s%%', (state, percent) => {
    expect(taxOf(state, { other: 100_000, rent: 10_000 })).toBeCloseTo(100 * percent, 2);
  });

  it.each([
    ['AL', 5],
    ['CA', 13.3],
    ['CT', 6.99],
    ['DC', 10.75],
    ['DE', 6.6],
    ['HI', 11],
    ['KS', 5.58],
    ['MA', 9],
    ['MD', 6.5],
    ['ME', 9.15],
    ['MN', 9.85],
    ['MO', 4.7],
    ['MT', 5.65],
    ['ND', 2.5],
    ['NE', 4.55],
    ['NJ', 10.75],
    ['NM', 5.9],
    ['OK', 4.5],
    ['OR', 9.9],
    ['RI', 5.99],
    ['SC', 5.21],
    ['VA', 5.75],
    ['VT', 8.75],
    ['WI', 7.65],
    ['WV', 4.58],
    ['AR', 3.7],
  ] as const)('charges the top rate in %s, %s%%, above its threshold', (state, percent) => {
    for (const filing of filings) expect(taxOf(state, { filing, other: 2_000_000, rent: 10_000 })).toBeCloseTo(100 * percent, 2);
  });

  it('fills the bands after the state’s deduction', () => {
    // 150,000 − 11,412 = 138,588: 8% up to 145,448, 9.3% above.
    expect(taxOf('CA', { filing: 'joint', other: 150_000, rent: 10_000 })).toBe(840.82);
  });

  it('leaves out a rate that a filing status does not have', () => {
    expect(taxOf('NJ', { other: 30_000, rent: 10_000 })).toBe(262.5);
    expect(taxOf('NJ', { filing: 'joint', other: 60_000, rent: 10_000 })).toBe(245);
  });

  it('adds Ohio’s lump sum exactly once if income exceeds $26,050, and not below', () => {
    expect(taxOf('OH', { other: 20_000, rent: 6_050 })).toBe(0);
    expect(taxOf('OH', { other: 20_000, rent: 10_000 })).toBe(440.63);
    expect(taxOf('OH', { other: 30_000, rent: 10_000 })).toBe(275);
  });

  it('refunds tax on other income for a loss', () => {
    expect(taxOf('NC', { other: 100_000, rent: -10_000 })).toBe(-399);
  });

  it('lists the states that allow no offset or carry-forward of a loss', () => {
    expect(usStates.filter(stateEndsLosses)).toEqual(['NJ', 'PA']);
  });
});

describe('state income tax on a long-term gain', () => {
  it('is the same as on other income if the state has no separate rule', () => {
    expect(taxOf('NY', { other: 100_000, gain: 10_000 })).toBe(taxOf('NY', { other: 100_000, rent: 10_000 }));
  });

  it.each([
    ['AR', 0.037 * 0.5],
    ['AZ', 0.025 * 0.75],
    ['MO', 0],
    ['SC', 0.0521 * 0.56],
    ['WI', 0.0765 * 0.7],
  ] as const)('applies to only part of the gain in %s', (state, share) => {
    expect(taxOf(state, { other: 500_000, gain: 100_000 })).toBeCloseTo(100_000 * share, 2);
  });

  it('has separate rates in Montana, applied on top of other income', () => {
    expect(taxOf('MT', { other: 100_000, gain: 10_000 })).toBe(410);
    expect(taxOf('MT', { other: 16_100, gain: 50_000 })).toBe(47_500 * 0.03 + 2_500 * 0.041);
  });

  it('is 7.25% at most in Hawaii', () => {
    expect(taxOf('HI', { other: 400_000, gain: 100_000 })).toBe(7_250);
    expect(taxOf('HI', { other: 28_000, gain: 1_000 })).toBe(64);
  });

  it('is 2% of the gain higher in Maryland if income exceeds $350,000', () => {
    expect(taxOf('MD', { other: 290_000, gain: 60_000 })).toBe(3_450);
    expect(taxOf('MD', { other: 290_001, gain: 60_000 })).toBe(4_650);
  });
});

describe('a state’s income tax law', () => {
  it.each(usStates)('for %s has a link, a date, its rates, and whether it is confirmed', (state) => {
    const { rule, rates } = answer(state, { other: 100_000, rent: 1_000 });
    expect(rule.url).toMatch(/^https:\/\/[^/]+\.[a-z]+/);
    expect(rule.id).toBe(`us-state-income-tax-${state.toLowerCase()}-2026`);
    expect(rule.inForceFrom <= rule.checkedOn).toBe(true);
    expect(rule.confirmed ?? true).toBe(rule.certainty === 'confirmed');
    expect(rates).toMatch(/^(no income tax|[\d.]+( to [\d.]+)?%)$/);
  });

  it.each(usStates)('in %s never lowers the tax when the rent rises, and is zero without rent', (state) => {
    for (const filing of filings) {
      let last = 0;
      for (const rent of [0, 500, 5_000, 20_000, 50_000, 100_000, 400_000, 1_200_000, 30_000_000]) {
        const tax = taxOf(state, { filing, other: 0, rent });
        expect(tax).toBeGreaterThanOrEqual(last);
        last = tax;
      }
      expect(taxOf(state, { filing, other: 80_000 })).toBe(0);
    }
  });

  it('notes if its figures are from an earlier year, as they always are for years after 2026', () => {
    expect(answer('CA', { other: 0 })).toMatchObject({
      rule: { certainty: 'unconfirmed', confirmed: false },
      notes: expect.arrayContaining(['Some figures for California are from 2025. We don’t have the 2026 ones.']) as unknown,
    });
    expect(answer('NC', { other: 0 }).rule).toMatchObject({ certainty: 'confirmed' });
    expect(answer('NC', { other: 0, year: 2027 }).rule).toMatchObject({ certainty: 'unconfirmed', confirmed: false });
  });

  it('refuses years before 2026', () => {
    const income = { ordinary: zeroMoney, longTermGain: zeroMoney };
    expect(stateTaxOnAdded({ state: 'CA', filing: 'single', year: 2025, below: income, added: income })).toEqual({
      ok: false,
      error: { kind: 'year-not-known', year: 2025 },
    });
  });
});
