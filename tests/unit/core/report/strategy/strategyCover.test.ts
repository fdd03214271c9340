import { describe, expect, it } from 'vitest';
import type { StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import type { EvaluationJob, OtherOutcome } from '../../../../../src/core/pipeline/outcome.ts';
import { disclaimer } from '../../../../../src/core/report/disclaimer.ts';
import { headlineFigures } from '../../../../../src/core/report/strategy/headlineFigures.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import type { OtherStrategy } from '../../../../support/otherStrategy.ts';

const terrace = { purchasePrice: fromMajor(150_000), monthlyRent: fromMajor(900) };

const inputs: Readonly<Partial<Record<StrategyId, Readonly<Record<string, unknown>>>>> = {
  brrrr: { ...terrace, afterRepairValue: fromMajor(200_000), refurbishment: fromMajor(25_000) },
  flip: { purchasePrice: fromMajor(150_000), afterRepairValue: fromMajor(200_000), refurbishment: fromMajor(25_000) },
  hmo: { purchasePrice: fromMajor(220_000) },
  'rent-to-rent': { leaseRentPerMonth: fromMajor(900) },
};

function outcomeOf(strategy: OtherStrategy, change: (job: EvaluationJob) => EvaluationJob = (job) => job): OtherOutcome {
  const job = sampleJob();
  const deal = { ...job.deal, strategy, inputs: { ...job.deal.inputs, [strategy]: inputs[strategy] ?? {} } };
  const result = evaluateDeal(change({ ...job, deal }));
  if (!result.ok) throw new Error(result.gap.message);
  if (result.outcome.strategy === 'buy-to-let') throw new Error('The deal was evaluated as a buy-to-let');
  return result.outcome;
}

const afterTax = (job: EvaluationJob): EvaluationJob => ({ ...job, profile: { ...job.profile, basis: 'after-tax' } });
const typedIn = (job: EvaluationJob): EvaluationJob => ({ ...job, deal: { ...job.deal, origin: { kind: 'manual' } } });

describe('first page of a strategy report', () => {
  it('states the price used, or no price if nothing is bought', () => {
    const brrrr = outcomeOf('brrrr').report;
    expect(brrrr.subtitle).toBe('£150,000 · freehold · 1,044 sq ft · council tax A · buy, refurbish, refinance, rent');
    expect(brrrr.property).toContainEqual({ label: 'Price per square foot', value: '£144' });
    const lease = outcomeOf('rent-to-rent').report;
    expect(lease.subtitle).toBe('freehold · 1,044 sq ft · council tax A · rent-to-rent');
    expect(lease.property?.map(({ label }) => label)).not.toContain('Price per square foot');
  });

  it('compares the rent with the area’s average, and shows nearby rents unless the property is sold', () => {
    const brrrr = outcomeOf('brrrr').report;
    expect(brrrr.area?.[0]).toMatch(
      /^The rent used, £900 a month, is £\d+ (below|above) the average for properties with the same number of bedrooms in /,
    );
    expect(brrrr.tables.map(({ id }) => id)).toContain('area-rents');
    expect(outcomeOf('hmo').report.tables.at(-1)?.id).toBe('area-rents');
    expect(outcomeOf('flip').report.tables.map(({ id }) => id)).not.toContain('area-rents');
    const nowhere = outcomeOf('hmo', (job) => ({
      ...job,
      deal: { ...job.deal, facts: { ...job.deal.facts, outcode: 'AB10', incode: null, address: 'Example Street' } },
    })).report;
    expect(nowhere.tables.every((table) => table !== null)).toBe(true);
  });

  it('notes in the verdict if the results before and after tax differ', () => {
    expect(outcomeOf('hmo').report.verdict).toMatch(/^Meets \d of the \d usual rules /);
    expect(outcomeOf('hmo').report.verdict).not.toContain('tax');
    const higher = outcomeOf('hmo', (job) => {
      const taxed = afterTax(job);
      return {
        ...taxed,
        profile: { ...taxed.profile, tax: { otherIncome: fromMajor(90_000) }, rules: { 'hmo/cash-flow': fromMajor(200) } },
      };
    });
    expect(higher.report.verdict).toMatch(/^Meets 1 of .*\. Before tax it meets 2 of /);
  });

  it('warns about example income, laws and lenders, location, listing and page, in this order and each once', () => {
    const { report, analysis } = outcomeOf('hmo', (job) => {
      const taxed = afterTax(job);
      const warning = { code: 'ambiguous', message: 'The page gives two prices.' } as unknown as EvaluationJob['deal']['warnings'][number];
      const facts = { ...job.deal.facts, status: 'under-offer' as const };
      return { ...taxed, deal: { ...taxed.deal, facts, warnings: [warning, warning] } };
    });
    const asked = analysis.checks.filter(({ level }) => level !== 'note').map(({ words }) => words);
    expect(asked.length).toBeGreaterThan(0);
    expect(analysis.checks.length).toBeGreaterThan(asked.length);
    expect(report.warnings).toEqual([
      expect.stringMatching(/^After tax, assuming other income of £[\d,]+ a year \(our example\)\./),
      ...new Set(asked),
      'The listing says under offer.',
      'The page gives two prices.',
    ]);
    const plain = outcomeOf('hmo');
    expect(plain.report.warnings).toEqual([
      ...new Set(plain.analysis.checks.filter(({ level }) => level !== 'note').map(({ words }) => words)),
    ]);
  });

  it('notes if the tax is based on an uncertain location', () => {
    const onBorder = outcomeOf('hmo', (job) => ({
      ...job,
      deal: { ...job.deal, facts: { ...job.deal.facts, outcode: 'TD15', incode: null, address: 'Example Street, TD15' } },
    }));
    const plain = outcomeOf('hmo').report.warnings;
    const note = onBorder.report.warnings.filter((warning) => !plain.includes(warning) && !warning.startsWith('The listing'));
    expect(note.some((warning) => /England|Scotland/.test(warning))).toBe(true);
    expect(onBorder.report.tables.find(({ id }) => id === 'purchase-costs')?.note).toBe(
      note.find((warning) => /England|Scotland/.test(warning)),
    );
  });

  it('ends with the disclaimer and the versions used', () => {
    const { report, score } = outcomeOf('hmo');
    expect(report.disclaimer).toBe(disclaimer('before-tax'));
    expect(outcomeOf('hmo', afterTax).report.disclaimer).toBe(disclaimer('after-tax'));
    expect(outcomeOf('flip').report.disclaimer).toBe(disclaimer('profit-of-a-sale'));
    expect(report.versions).toMatchObject({ score: String(score.version), parser: '1' });
    expect(report.versions.engine).not.toBe('');
    expect(report.versions.rules).not.toBe('');
    expect(outcomeOf('hmo', typedIn).report.versions.parser).toBe('typed in');
  });
});

describe('four key figures of a strategy', () => {
  it('are the most important ones, with short labels for cards', () => {
    const cards = Object.fromEntries(
      Object.entries(headlineFigures).map(([strategy, figures]) => [strategy, figures.map(([id, short]) => `${id}: ${short}`)]),
    );
    expect(cards).toEqual({
      'buy-to-let': ['monthlyCashFlow: Cash flow / mo', 'cashOnCash: Cash-on-cash', 'netYield: Net yield', 'cashNeeded: Cash needed'],
      brrrr: ['moneyLeftIn: Cash left in', 'monthlyCashFlow: Cash flow / mo', 'cashOnCash: Cash-on-cash', 'yieldOnCost: Yield on cost'],
      flip: ['profit: Profit', 'profitOnCost: Profit on cost', 'roi: Return on cash', 'cashIn: Cash invested'],
      hmo: ['monthlyCashFlow: Cash flow / mo', 'cashOnCash: Cash-on-cash', 'netYield: Net yield', 'cashNeeded: Cash needed'],
      'serviced-accommodation': [
        'monthlyCashFlow: Cash flow / mo',
        'breakEvenOccupancy: Break-even',
        'cashOnCash: Cash-on-cash',
        'cashNeeded: Cash needed',
      ],
      'rent-to-rent': ['monthlyCashFlow: Profit / mo', 'cashOnCash: Cash-on-cash', 'payback: Payback', 'cashNeeded: Cash needed'],
      'house-hack': [
        'savedPerMonth: Saved / mo',
        'netHousingCost: Living cost / mo',
        'cashOnCash: Cash-on-cash',
        'cashNeeded: Cash needed',
      ],
    });
  });
});
