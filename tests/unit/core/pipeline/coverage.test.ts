import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { isMarketId, type MarketId } from '../../../../src/core/market/markets.ts';
import { coverage, notCovered } from '../../../../src/core/pipeline/coverage.ts';
import { evaluateDeal } from '../../../../src/core/pipeline/evaluateDeal.ts';
import { evaluateAndJudge } from '../../../../src/core/pipeline/evaluateStrategy.ts';
import { strategyIds } from '../../../../src/core/deal/strategies/strategyInput.ts';
import { answersOf, countryIn, europeanJob, europeanMarkets } from '../../../support/europeanDeals.ts';
import { sampleJob } from '../../../support/dealFixtures.ts';
import { bases, owners } from '../../../../src/core/deal/owner.ts';

const rooms = [1, 2, 3].map((room) => ({ label: `Room ${room}`, monthlyRent: fromMajor(550), voidWeeks: 2, people: 1, squareMetres: 9 }));

/** Values for every input any of the strategies needs. */
const yours = {
  afterRepairValue: fromMajor(240_000),
  refurbishment: fromMajor(20_000),
  monthlyRent: fromMajor(1_100),
  leaseRentPerMonth: fromMajor(900),
  housingCostNow: fromMajor(950),
  nightlyRate: fromMajor(90),
  rooms,
};

const cells = coverage();

const calculated = cells.filter(({ refusal }) => refusal === null);

/** The British cells, whose rules and text are tested here. */
const british = calculated.filter(({ market }) => market.startsWith('GB'));

function marketOf(id: string): MarketId {
  if (!isMarketId(id)) throw new Error(`No rules for ${id}`);
  return id;
}

describe('coverage of markets and strategies', () => {
  it('every combination is either modelled or refused with a sentence', () => {
    for (const { market, strategy, modelled, refusal } of cells)
      expect([market, strategy, refusal === null]).toEqual([market, strategy, modelled['before-tax'].length > 0]);
    expect(new Set(cells.map(({ market }) => market)).size).toBe(202);
    expect(cells).toHaveLength(202 * 7);
  });

  it.each(british)('$market, $strategy: has figures, a score and a verdict', ({ market, strategy }) => {
    const result = evaluateAndJudge({ job: { ...sampleJob(), market: marketOf(market) }, strategy, yours });
    if (!result.ok) throw new Error(result.error.message);
    expect(result.value.analysis.currency).toBe('GBP');
    expect(result.value.judgement?.verdict.words).toMatch(/^Meets /);
  });

  it.each(british)('$market, $strategy: has a verdict before and after tax for each modelled owner', ({ market, strategy, modelled }) => {
    const { deal, profile, today } = sampleJob();
    const planned = { ...deal, strategy, inputs: { ...deal.inputs, ...(strategy === 'buy-to-let' ? {} : { [strategy]: yours }) } };
    for (const basis of bases)
      for (const owner of modelled[basis]) {
        const result = evaluateDeal({ deal: planned, profile: { ...profile, owner, basis }, today, market: marketOf(market) });
        if (!result.ok) throw new Error(result.gap.message);
        expect([result.outcome.owner, result.outcome.basis]).toEqual([owner, basis]);
        expect(result.outcome.report.verdict).toMatch(/^Meets /);
      }
  });

  it('includes every UK nation, every American state and every region of ten countries', () => {
    const markets = [...new Set(calculated.map(({ market }) => market))];
    expect(markets).toHaveLength(202);
    expect(markets.every(isMarketId)).toBe(true);
    expect(new Set(markets.map((market) => market.slice(0, 2)))).toEqual(
      new Set(['GB', 'US', 'IE', 'FR', 'DE', 'ES', 'IT', 'NL', 'PT', 'BE', 'AT', 'PL']),
    );
  });

  it.each(europeanMarkets)(
    '%s: has figures and a verdict for each modelled strategy, owner and basis, and a sentence for the rest',
    (market) => {
      for (const strategy of strategyIds)
        for (const basis of bases)
          for (const owner of owners) {
            const cell = { market, strategy, owner, basis };
            const refusal = notCovered(cell);
            if (refusal !== null) expect([cell, refusal]).toEqual([cell, expect.stringMatching(/^[A-Z].*\.$/)]);
            else {
              const result = evaluateDeal(europeanJob({ ...cell, tax: answersOf(countryIn(market), strategy) }));
              if (!result.ok) throw new Error(`${market} ${strategy} ${basis}: ${result.gap.message}`);
              expect(result.outcome.report.verdict).toMatch(/^Meets /);
            }
          }
    },
  );

  it('covers only individuals in the United States', () => {
    for (const { strategy } of calculated.filter(({ market }) => market === 'US-OH'))
      for (const basis of bases) {
        const asked = { market: 'US-OH', strategy, basis } as const;
        const beforeTaxOnly = basis === 'after-tax' && (strategy === 'rent-to-rent' || strategy === 'house-hack');
        for (const owner of ['me', 'joint'] as const) {
          const refusal = notCovered({ ...asked, owner });
          if (beforeTaxOnly) expect(refusal).toMatch(/^US tax on .+ isn’t supported\. Choose before-tax figures\.$/);
          else expect(refusal).toBeNull();
        }
        expect(notCovered({ ...asked, owner: 'company' })).toMatch(/^US corporation taxes aren’t supported\./);
      }
  });

  it('names the unsupported country in a refusal', () => {
    const asked = { strategy: 'hmo', owner: 'me', basis: 'after-tax' } as const;
    expect(notCovered({ ...asked, market: 'CH' })).toBe('Not supported yet for properties in Switzerland.');
    expect(notCovered({ ...asked, market: 'US-XX' })).toBe('Not supported yet for properties in the United States.');
    const home = { market: 'GB-NIR', strategy: 'house-hack', basis: 'before-tax' } as const;
    expect(notCovered({ ...home, owner: 'joint' })).toBeNull();
    expect(notCovered({ ...home, owner: 'company' })).toBe('A company can’t live in the property. Choose one owner or joint owners.');
    for (const owner of ['me', 'joint'] as const) expect(notCovered({ ...home, owner, basis: 'after-tax' })).toBeNull();
    expect(notCovered({ ...home, owner: 'company', basis: 'after-tax' })).toMatch(/^A company can’t live in the property\./);
    for (const owner of owners) expect(notCovered({ market: 'GB-SCT', strategy: 'flip', owner, basis: 'before-tax' })).toBeNull();
  });
});
