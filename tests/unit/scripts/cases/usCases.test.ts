import { describe, expect, it } from 'vitest';
import { runCases } from '../../../../scripts/cases/runCases.ts';

const failures = (inputs: object, expected: object): readonly string[] =>
  runCases('us', [{ id: 'one', inputs, expected, tolerance: 1e-9 }]).lines.slice(1);

describe('US cases', () => {
  it('are answered under the law of the state, city or county', () => {
    expect(failures({ fn: 'transferTax', state: 'NC', price: 200_000 }, { tax: 400, payer: 'seller' })).toEqual([]);
    expect(failures({ fn: 'transferTax', state: 'NY', city: 'New York City', price: 1_500_000 }, { mansionTaxBuyer: 15_000 })).toEqual([]);
    expect(failures({ fn: 'conformingLimit', year: 2026, units: 2 }, { limit: 1_066_250 })).toEqual([]);
  });

  it('are refused if the law does not cover the date, the city or the state', () => {
    expect(failures({ fn: 'transferTax', state: 'NJ', price: 1, date: '2025-07-09' }, { tax: 0 })[0]).toContain(
      'not in force on 2025-07-09',
    );
    expect(failures({ fn: 'transferTax', state: 'WA', city: 'Seattle', price: 1 }, { tax: 0 })[0]).toContain('No transfer tax for Seattle');
    expect(failures({ fn: 'rentCap', state: 'TX', cpiPercent: 3 }, { maxPercent: 10 })[0]).toContain('No rent cap for TX');
    expect(failures({ fn: 'conformingLimit', year: 2027, units: 1 }, { limit: 0 })[0]).toContain('2027');
    expect(failures({ fn: 'dscrPitia', units: 5, pitia: 1, monthlyRent: 1 }, { dscr: 1 })[0]).toContain('units must be 1 to 4');
  });

  it('fail if their sums contradict each other', () => {
    const sums = { fn: 'brrrr', cashInvested: 88_000, refiLoan: 210_000, cashPulledOut: 86_000, refiLtv: 0.75 };
    expect(failures({ ...sums, equityCreated: 70_000 }, { cashLeft: 2_000, arv: 280_000 })).toEqual([]);
    expect(failures({ ...sums, equityCreated: 71_000 }, { cashLeft: 2_000 })[0]).toContain('equityCreated');
  });

  it('compare the headline figure if the published one is wrong', () => {
    const flip = { fn: 'flip', price: 250_000, rehab: 10_000, arv: 300_000, loan: 210_000, rate: 0.13, months: 30 };
    expect(failures(flip, { publishedWrong: 9_861.11, correct: 'loss before sale costs: -40139' })).toEqual([]);
    expect(
      failures(
        { fn: 'cashOnCash', noi: 156_000, equity: 300_000 },
        { publishedWrong: 0.52, correct: 'not computable without debt service' },
      ),
    ).toEqual([]);
  });
});
