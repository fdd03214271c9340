import { describe, expect, it } from 'vitest';
import { strategyIds, type StrategyId } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import { ownersTaxEntries } from '../../../../../../src/core/deal/tax/ownersTax.ts';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { countryOfMarket, euCountries, type MarketId } from '../../../../../../src/core/market/markets.ts';
import { evaluateDeal } from '../../../../../../src/core/pipeline/evaluateDeal.ts';
import type { EvaluationJob } from '../../../../../../src/core/pipeline/outcome.ts';
import { rescoreDeals } from '../../../../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { answersOf, countryIn, europeanCells, europeanJob, europeanMarkets, marketOfEach } from '../../../../../support/europeanDeals.ts';
import type { InputEntry } from '../../../../../../src/core/deal/strategies/inputEntry.ts';
import { bases, owners } from '../../../../../../src/core/deal/owner.ts';

const sentence = /^[A-Z€]\p{L}?.{30,}[.]$/u;

/** Why a job has no figures; null if it has. A refusal is a sentence without figures, and the same in a list of deals. */
function refusalOf(job: EvaluationJob): string | null {
  const result = evaluateDeal(job);
  if (result.ok) return null;
  expect(Object.keys(result)).toEqual(['ok', 'gap']);
  expect(result.gap).toEqual({ kind: 'not-covered', keys: [], message: expect.stringMatching(sentence) });
  const [row] = rescoreDeals({ deals: [job.deal], profile: job.profile, today: job.today });
  expect(row).toMatchObject({ ok: false, message: result.gap.message });
  return result.gap.message;
}

const taxedCells = (market: MarketId) => europeanCells(market).filter(({ basis }) => basis === 'after-tax');

/** Answers to try for a question to the owners: each choice, and amounts from zero to more than any limit in these laws. */
function answersTo({ unit, choices, bounds }: InputEntry): readonly unknown[] {
  if (unit === 'choice') return choices.map(({ value }) => value);
  if (unit === 'yes-no') return [true, false];
  const [low, high] = bounds;
  return unit === 'money' ? [fromMajor(0), fromMajor(5_000), fromMajor(300_000)] : [low, high];
}

/** Why a home has no after-tax figures if its owner gives these answers. */
const refused = (market: MarketId, tax: Readonly<Record<string, unknown>>, strategy: StrategyId = 'buy-to-let') =>
  refusalOf(europeanJob({ market, strategy, basis: 'after-tax', tax }));

describe('a European deal that the tax rules do not cover', () => {
  it.each(marketOfEach)(
    '%s: is refused with a sentence if its combination is not modelled, and has before-tax figures for individuals',
    (market) => {
      for (const strategy of strategyIds)
        for (const owner of owners)
          for (const basis of bases) {
            const isModelled = europeanCells(market).some(
              (cell) => cell.strategy === strategy && cell.owner === owner && cell.basis === basis,
            );
            const job = europeanJob({ market, strategy, owner, basis, tax: answersOf(countryIn(market), strategy) });
            expect([strategy, owner, basis, refusalOf(job) === null]).toEqual([strategy, owner, basis, isModelled]);
          }
    },
  );

  it.each(euCountries)('%s: asks the owners each question once, with a unique key', (country) => {
    const keys = ownersTaxEntries(country).map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
  });

  it.each(marketOfEach)(
    '%s: any answer from the owners gives a tax result or a sentence, and never removes the before-tax figures',
    (market) => {
      const country = countryIn(market);
      for (const { strategy, owner, basis } of taxedCells(market))
        for (const entry of ownersTaxEntries(country))
          for (const answer of answersTo(entry)) {
            const asked = { market, strategy, owner, tax: { ...answersOf(country, strategy), [entry.key]: answer } };
            const message = refusalOf(europeanJob({ ...asked, basis }));
            if (message !== null) expect(refusalOf(europeanJob({ ...asked, basis: 'before-tax' }))).toBeNull();
          }
    },
  );

  it('names the answer that is missing, or the alternative to choose', () => {
    expect(marketOfEach.filter((market) => refused(market, {}) !== null).map(countryOfMarket)).toEqual(['AT', 'BE', 'PT', 'ES']);
    expect(refused('PT-mainland', {})).toMatch(/Enter your marginal rate/);
    expect(refused('AT', { marginalRate: 'brackets' })).toMatch(/marginal rate/);
    expect(refused('BE-flanders', {})).toMatch(/cadastral income|kadastraal/);
    expect(refused('FR-75', { regime: 'micro-foncier', otherBareRents: fromMajor(14_000) })).toMatch(/Choose réel foncier/);
    expect(refused('FR-75', { regime: 'reel-foncier' }, 'serviced-accommodation')).toMatch(/choose micro-BIC or LMNP réel/);
    expect(refused('DE-BY', { depreciation: 'declining-balance' })).toMatch(/Choose straight-line depreciation/);
    expect(refused('IT', { stayHome: 'more' }, 'serviced-accommodation')).toMatch(/third short-let home/);
    expect(refused('NL', { box3Return: 'flat' })).toMatch(/choose the actual return/);
    expect(refused('PT-mainland', { regime: 'scale' })).toMatch(/Enter your marginal rate/);
    expect(refused('ES-madrid', {})).toMatch(/Enter your IRPF \(income tax\) marginal rate/);
  });

  it('names the regions that have their own income tax', () => {
    const foral = europeanMarkets.filter((market) => taxedCells(market).length === 0);
    expect(foral).toEqual(['ES-navarra', 'ES-pais-vasco']);
    for (const market of foral)
      expect(refusalOf(europeanJob({ market, strategy: 'buy-to-let', basis: 'after-tax', tax: answersOf('ES', 'buy-to-let') }))).toMatch(
        /its own income tax/,
      );
  });
});
