import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../../../src/core/engine/analyse.ts';
import { createDealMeasures } from '../../../../../src/core/engine/numbers/dealMeasures.ts';
import { dealNumbers } from '../../../../../src/core/engine/numbers/dealNumbers.ts';
import { measureNumbers } from '../../../../../src/core/engine/numbers/measureNumbers.ts';
import { transferTaxTable } from '../../../../../src/core/engine/numbers/transferTaxTable.ts';
import { standardRiskModel } from '../../../../../src/core/engine/risk/riskModel.ts';
import type { RiskModel } from '../../../../../src/core/engine/risk/riskModel.ts';
import { simulate } from '../../../../../src/core/engine/risk/monteCarlo.ts';
import type { Simulation, SimulationRequest } from '../../../../../src/core/engine/risk/monteCarlo.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import { numberRulesOf } from '../../../../../src/core/pipeline/numberRules.ts';
import { anyUsualDeal, terrace, testDay } from '../numbers/anyDeal.ts';

const still: RiskModel = { ...standardRiskModel, spread: { priceGrowth: 0, rentGrowth: 0, mortgageRate: 0, voids: 0, repairs: 0 } };
const { personalTax } = numberRulesOf({
  market: 'GB-ENG',
  assumptions: terrace,
  tax: { residence: 'england', otherIncome: fromMajor(60_000) },
  today: testDay,
});

function request(changes: Partial<SimulationRequest> = {}): SimulationRequest {
  const assumptions = changes.assumptions ?? { ...terrace, monthlyRent: fromMajor(1300) };
  const rules = { transferTax: transferTaxTable(rulesOf('GB-ENG'), assumptions, testDay), personalTax: null };
  return { assumptions, rules, model: standardRiskModel, paths: 2000, years: 30, seed: 7, covenant: 1.25, ...changes };
}

function simulated(changes: Partial<SimulationRequest> = {}): Simulation {
  const result = simulate(request(changes));
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

describe('simulation', () => {
  it('is repeatable with the same seed and differs with another', () => {
    fc.assert(
      fc.property(fc.nat(), anyUsualDeal, (seed, assumptions) => {
        const [once, twice] = [simulated({ seed, assumptions, paths: 40 }), simulated({ seed, assumptions, paths: 40 })];
        expect(twice).toEqual(once);
        expect(simulated({ seed: seed + 1, assumptions, paths: 40 }).years).not.toEqual(once.years);
      }),
      { numRuns: 30 },
    );
  });

  it('gives the base case on every path if nothing is random, before and after tax', () => {
    fc.assert(
      fc.property(anyUsualDeal, fc.boolean(), (assumptions, isTaxed) => {
        const rules = { ...request({ assumptions }).rules, personalTax: isTaxed ? personalTax : null };
        const base = createDealMeasures(30);
        measureNumbers(dealNumbers(assumptions), rules, base);
        const { years, irr } = simulated({ assumptions, rules, model: still, paths: 3 });
        for (const [at, { cashFlow, equity }] of years.entries()) {
          expect([cashFlow.p5, cashFlow.p95]).toEqual([base.cashFlowAfterTax[at], base.cashFlowAfterTax[at]]);
          expect(equity.p50).toBe((base.propertyValue[at] ?? 0) - (base.loanBalance[at] ?? 0));
        }
        if (!Number.isNaN(base.irrAfterTax)) expect(irr?.p50).toBeCloseTo(base.irrAfterTax, 8);
      }),
      { numRuns: 40 },
    );
  });

  it('matches the exact analysis to the penny without randomness, for an interest-only loan', () => {
    const { targets } = standardProfile;
    const exact = analyse({ assumptions: terrace, rules: rulesOf('GB-ENG'), targets, on: testDay });
    const { years } = simulated({ assumptions: terrace, model: still, paths: 1 });
    expect(years.map(({ cashFlow, equity }) => [cashFlow.p50, equity.p50])).toEqual(
      exact.years.map((year) => [year.cashFlow, year.equity]),
    );
  });

  it('spreads around the base case, and more widely every year', () => {
    const base = simulated({ model: still, paths: 1 });
    const { years } = simulated({});
    const spread = years.map(({ equity }) => equity.p95 - equity.p5);
    expect(years[9]?.equity.p5).toBeLessThan(base.years[9]?.equity.p50 ?? 0);
    expect(years[9]?.equity.p95).toBeGreaterThan(base.years[9]?.equity.p50 ?? 0);
    expect((spread[4] ?? 0) > (spread[0] ?? 0) && (spread[29] ?? 0) > (spread[9] ?? 0)).toBe(true);
    for (const { cashFlow } of years) {
      expect([cashFlow.p5, cashFlow.p25, cashFlow.p50, cashFlow.p75, cashFlow.p95]).toEqual(
        [cashFlow.p5, cashFlow.p25, cashFlow.p50, cashFlow.p75, cashFlow.p95].toSorted((low, high) => low - high),
      );
    }
  });

  it('spreads prices as the model predicts: half of them within 0.67 standard deviations after one year', () => {
    const { years } = simulated({ paths: 20_000, assumptions: { ...terrace, deposit: percent(100) } });
    const { p25, p75 } = years[0]?.equity ?? { p25: 0, p75: 0 };
    // Half of a normal distribution is within 0.6745 standard deviations of its mean.
    expect((p75 - p25) / terrace.purchasePrice).toBeCloseTo(2 * 0.6745 * standardRiskModel.spread.priceGrowth, 2);
  });

  it('finds negative cash flow more often at a lower rent, and a covenant breach if rent barely covers interest', () => {
    const poor = { ...terrace, monthlyRent: fromMajor(800) };
    const rich = { ...terrace, monthlyRent: fromMajor(2000) };
    expect(simulated({ assumptions: poor }).chances.negativeCashFlow).toBeGreaterThan(
      simulated({ assumptions: rich }).chances.negativeCashFlow,
    );
    const certain = simulated({ assumptions: { ...terrace, monthlyRent: fromMajor(600) } }).chances;
    expect([certain.negativeCashFlow, certain.covenantBreach]).toEqual([1, 1]);
    expect(simulated({ assumptions: rich }).chances.covenantBreach).toBe(0);
    expect(simulated({ assumptions: { ...rich, deposit: percent(100) }, covenant: 9 }).chances.covenantBreach).toBe(0);
  });

  it('always loses money if prices halve, and never if they soar', () => {
    expect(simulated({ assumptions: { ...terrace, priceGrowth: percent(-15) } }).chances.loss).toBe(1);
    expect(simulated({ assumptions: { ...terrace, priceGrowth: percent(15) } }).chances.loss).toBe(0);
  });

  it('changes the rate only when a fix ends, so a random rate has no effect in the first five years', () => {
    const model: RiskModel = { ...still, spread: { ...still.spread, mortgageRate: 0.02 }, fixedYears: 5 };
    const { years } = simulated({ model });
    const widths = years.map(({ cashFlow }) => cashFlow.p95 - cashFlow.p5);
    expect(widths.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(widths[5]).toBeGreaterThan(0);
  });

  it('repays a repayment loan in full by the end of its term, whatever happens to rates', () => {
    const assumptions = { ...terrace, mortgageKind: 'repayment' as const, mortgageYears: 20 };
    const model: RiskModel = { ...still, spread: { ...still.spread, mortgageRate: 0.02 }, fixedYears: 1 };
    const { years } = simulated({ assumptions, model });
    const value = createDealMeasures(30);
    measureNumbers(dealNumbers(assumptions), request({ assumptions }).rules, value);
    expect([years[19]?.equity.p5, years[19]?.equity.p95]).toEqual([value.propertyValue[19], value.propertyValue[19]]);
  });

  it('counts paths without an internal rate of return instead of inventing one', () => {
    const assumptions = { ...terrace, monthlyRent: fromMajor(0), priceGrowth: percent(-20), holdYears: 10 };
    expect(simulated({ assumptions })).toMatchObject({ irr: null, withoutIrr: 1 });
  });

  it('explains an invalid correlation matrix, and throws for zero paths', () => {
    const apart = standardRiskModel.correlation.map((row, at) => (at === 0 ? [1, 0.5, 0, 0, 0] : row));
    expect(simulate(request({ model: { ...standardRiskModel, correlation: apart } }))).toEqual({
      ok: false,
      error: 'A correlation matrix must be symmetric',
    });
    expect(() => simulate(request({ paths: 0 }))).toThrow(RangeError);
  });
});
