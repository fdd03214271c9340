import { type StrategyId, strategyIds } from '../../../../src/core/deal/strategies/strategyInput.ts';
import { describe, expect, it } from 'vitest';
import type { ResolvedStrategyInput } from '../../../../src/core/deal/strategies/resolveStrategyInputs.ts';
import { addMonths } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';
import { personalTradingTax } from '../../../../src/core/market/uk/landlord/trade/tradingProfit.ts';
import { evaluateStrategy } from '../../../../src/core/pipeline/evaluateStrategy.ts';
import type { StrategyEvaluation } from '../../../../src/core/pipeline/evaluateStrategy.ts';
import { emptyFacts, sampleJob, sampleOutcome, terraceFacts } from '../../../support/dealFixtures.ts';
import type { InputsOf } from '../../../../src/core/deal/strategies/inputsById.ts';

const startingKeys: Readonly<Record<StrategyId, readonly string[]>> = {
  'buy-to-let': [],
  brrrr: ['refurbishment', 'afterRepairValue'],
  flip: ['refurbishment', 'afterRepairValue'],
  hmo: ['furnishing', 'rooms', 'billsPerMonth'],
  'serviced-accommodation': ['nightlyRate'],
  'rent-to-rent': ['leaseRentPerMonth', 'furnishing', 'rooms', 'billsPerMonth'],
  'house-hack': ['furnishing', 'housingCostNow', 'rooms', 'billsPerMonth'],
};

const flipped = (yours: Partial<InputsOf<'flip'>>): StrategyEvaluation<'flip'> => {
  const result = evaluateStrategy({ job: sampleJob(), strategy: 'flip', yours: { afterRepairValue: fromMajor(300_000), ...yours } });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

const amountOf = ({ analysis }: StrategyEvaluation<'flip'>, id: string): number => {
  const value = analysis.figures.find((each) => each.id === id)?.value;
  return value?.kind === 'money' ? value.amount : Number.NaN;
};

describe('a deal under a strategy', () => {
  it('equals the deal’s own evaluation for a buy-to-let: the same yield from the same inputs', () => {
    const rent = { monthlyRent: fromMajor(1250) };
    const result = evaluateStrategy({ job: sampleJob({ overrides: rent }), strategy: 'buy-to-let', yours: {} });
    if (!result.ok) throw new Error(result.error.message);
    const { figures } = sampleOutcome({ overrides: rent }).analysis;
    const yieldFigure = result.value.analysis.figures.find(({ id }) => id === 'grossYield');
    expect(yieldFigure?.value).toEqual({ kind: 'rate', rate: figures.grossYield });
  });

  it('uses what is known about the deal', () => {
    const result = evaluateStrategy({ job: sampleJob(), strategy: 'flip', yours: { afterRepairValue: fromMajor(240_000) } });
    if (!result.ok) throw new Error(result.error.message);
    expect(result.value.inputs.purchasePrice).toMatchObject({ value: fromMajor(185_000), provenance: { kind: 'listing' } });
    expect(result.value.explanations.map(({ id }) => id)).toEqual(result.value.analysis.figures.map(({ id }) => id));
  });

  it.each(strategyIds)('has figures from only a price, bedrooms and a postcode, with its starting values marked: %s', (strategy) => {
    const { askingPrice, outcode } = terraceFacts;
    const facts = { ...emptyFacts, transaction: 'sale', askingPrice, outcode, bedrooms: 3 } as const;
    const result = evaluateStrategy({ job: sampleJob({ facts }), strategy, yours: {} });
    if (!result.ok) throw new Error(result.error.message);
    expect(result.value.analysis.figures.length).toBeGreaterThan(3);
    const inputs: Readonly<Record<string, ResolvedStrategyInput<unknown>>> = { ...result.value.inputs };
    const titles = Object.entries(inputs).flatMap(([key, { provenance }]) =>
      provenance.kind === 'default' && provenance.source.title.startsWith('Rule of thumb: ') ? [key] : [],
    );
    expect(titles).toEqual(startingKeys[strategy]);
  });

  it('prefers the user’s value to a starting value, and derives the value after refurbishment from it', () => {
    const yours = { refurbishment: fromMajor(40_000) };
    const result = evaluateStrategy({ job: sampleJob(), strategy: 'flip', yours });
    if (!result.ok) throw new Error(result.error.message);
    expect(result.value.inputs.refurbishment).toEqual({ value: fromMajor(40_000), provenance: { kind: 'you' } });
    // 185,000 + 1.5 × 40,000.
    expect(result.value.inputs.afterRepairValue.value).toBe(fromMajor(245_000));
    const explained = result.value.explanations.flatMap(({ terms }) => terms.map(({ from }) => from)).join(' ');
    expect(explained).toContain('Rule of thumb: the asking price plus one and a half times the refurbishment cost');
  });

  it.each([
    ['flip', ['purchasePrice'], 'Add the purchase price to see results.'],
    ['brrrr', ['purchasePrice', 'monthlyRent'], 'Add the purchase price and the monthly rent to see results.'],
    ['hmo', ['purchasePrice', 'rooms'], 'Add the purchase price and room rents to see results.'],
    ['house-hack', ['purchasePrice', 'rooms'], 'Add the purchase price and room rents to see results.'],
    ['rent-to-rent', ['leaseRentPerMonth', 'rooms'], 'Add the monthly rent to the owner and room rents to see results.'],
  ] as const)('asks for the inputs it needs without a price and a rent: %s', (strategy, keys, message) => {
    const result = evaluateStrategy({ job: sampleJob({ facts: emptyFacts }), strategy, yours: {} });
    expect(result).toEqual({ ok: false, error: { kind: 'needs-input', keys, message } });
  });

  it('taxes a flip’s profit as trading income, for an individual and a company, and shows the laws', () => {
    const person = flipped({});
    const before = amountOf(person, 'profitBeforeTax');
    const on = addMonths(sampleJob().today, person.inputs.projectMonths.value);
    const owner = { otherIncome: fromMajor(35_000), otherDividends: fromMajor(0) };
    const expected = personalTradingTax('england', { on, profit: minor(before) }, owner).tax;
    expect(before).toBeGreaterThan(0);
    expect([amountOf(person, 'tax'), amountOf(person, 'profit')]).toEqual([expected, before - expected]);
    const explained = person.explanations.find(({ id }) => id === 'tax');
    expect(explained?.terms.map(({ label }) => label)).toContain('Your other income');
    expect(explained?.sources.map(({ title }) => title)).toContain('Class 4 National Insurance: rates and limits');
    expect(person.analysis.laws.map(({ id }) => id)).toEqual(expect.arrayContaining(['class-4-2024-04-06', 'sdlt-bands-2025-04-01']));
    const company = flipped({ buyer: 'company', afterRepairValue: fromMajor(250_000) });
    // Under £50,000 of profit: the small profits rate.
    expect(amountOf(company, 'tax')).toBe(Math.round(0.19 * amountOf(company, 'profitBeforeTax')));
    expect(company.analysis.checks.map(({ words }) => words).join(' ')).toContain('dividend tax on what they take out');
  });

  it('has a note on the annual ATED claim for a company whose flip cost more than £500,000', () => {
    const yours = { buyer: 'company', purchasePrice: fromMajor(600_000), afterRepairValue: fromMajor(900_000) } as const;
    const result = evaluateStrategy({ job: sampleJob(), strategy: 'flip', yours });
    const said = result.ok ? result.value.analysis.checks.map(({ words }) => words).join(' ') : '';
    expect(said).toMatch(/nil if relief is claimed for trading stock of a property developer or trader.*otherwise £4,450 a year/);
  });

  it('is taxed under the rules of the chosen market', () => {
    const yours = { afterRepairValue: fromMajor(240_000) };
    const result = evaluateStrategy({ job: { ...sampleJob(), market: 'GB-WLS' }, strategy: 'flip', yours });
    expect(result.ok && [result.value.rulesVersion, result.value.analysis.laws[0]?.title]).toEqual([
      'ltt-2026-11-20',
      expect.stringMatching(/land transaction tax/i),
    ]);
  });

  it('treats a home with lodgers as the buyer’s main home, in pounds, regardless of the deal’s buyer', () => {
    for (const buyer of ['additional', 'company', 'main-home'] as const) {
      const result = evaluateStrategy({ job: sampleJob({ overrides: { buyer } }), strategy: 'house-hack', yours: {} });
      if (!result.ok) throw new Error(result.error.message);
      expect(result.value.analysis.currency).toBe('GBP');
      expect(result.value.inputs.buyer.value).toBe('main-home');
      // £185,000: 2% of what is above £125,000.
      expect(result.value.analysis.oneOffCosts.find(({ id }) => id === 'transferTax')?.amount).toBe(fromMajor(1_200));
    }
    const first = evaluateStrategy({ job: sampleJob({ overrides: { buyer: 'first-time' } }), strategy: 'house-hack', yours: {} });
    // A first-time buyer pays none at this price, and zero costs are not listed.
    expect(first.ok && first.value.analysis.oneOffCosts.map(({ id }) => id)).not.toContain('transferTax');
  });

  it.each(strategyIds)('%s gives figures or names the missing inputs, the same each time', (strategy) => {
    const ask = (): unknown => evaluateStrategy({ job: sampleJob(), strategy, yours: {} });
    expect(ask()).toEqual(ask());
    expect(ask()).toEqual(structuredClone(ask()));
  });
});
