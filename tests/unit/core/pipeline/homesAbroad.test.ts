import { chanceOfLoss } from '../../../../src/core/pipeline/risk/chanceOfLoss.ts';
import { strategyIds } from '../../../../src/core/deal/strategies/strategyInput.ts';
import { describe, expect, it } from 'vitest';
import { sharedJob } from '../../../../src/core/community/sharedJob.ts';
import { createDeal } from '../../../../src/core/deal/createDeal.ts';
import type { Deal } from '../../../../src/core/deal/deal.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { regulations, regulationsOf } from '../../../../src/core/deal/strategies/regulations/regulations.ts';
import { strategyInputs } from '../../../../src/core/deal/strategies/strategyCatalogue.ts';
import { instant, isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { marketOfDeal } from '../../../../src/core/deal/marketOfDeal.ts';
import { countryNames } from '../../../../src/core/kernel/countries.ts';
import { countryOfMarket, marketNames } from '../../../../src/core/market/markets.ts';
import { zeroRate } from '../../../../src/core/kernel/rate.ts';
import type { CapturedSite } from '../../../../src/core/listing/facts.ts';
import { readPage } from '../../../../src/core/listing/readListingPage.ts';
import { rulesOf } from '../../../../src/core/market/registry.ts';
import { afterTaxVerdict } from '../../../../src/core/pipeline/afterTaxVerdict.ts';
import { dealHash } from '../../../../src/core/pipeline/dealHash.ts';
import { evaluateDeal } from '../../../../src/core/pipeline/evaluateDeal.ts';
import { evaluateLetting } from '../../../../src/core/pipeline/evaluateLetting.ts';
import { evaluateStrategy } from '../../../../src/core/pipeline/evaluateStrategy.ts';
import { evaluateWithAfterTax } from '../../../../src/core/pipeline/evaluateWithAfterTax.ts';
import { fullReport } from '../../../../src/core/pipeline/full/fullReport.ts';
import type { EvaluateWorker } from '../../../../src/core/pipeline/jobs.ts';
import { compareForDeal } from '../../../../src/core/pipeline/mortgages/compareForDeal.ts';
import { marketOfJob } from '../../../../src/core/pipeline/marketOfJob.ts';
import type { EvaluationJob } from '../../../../src/core/pipeline/outcome.ts';
import { evaluatePlan } from '../../../../src/core/pipeline/plan/evaluatePlan.ts';
import { compareWithDeal } from '../../../../src/core/pipeline/portfolio/compareWithDeal.ts';
import { holdingOfDeal } from '../../../../src/core/pipeline/portfolio/holdingOfDeal.ts';
import { assessRisk } from '../../../../src/core/pipeline/risk/assessRisk.ts';
import { assessStrategyRisk } from '../../../../src/core/pipeline/risk/assessStrategyRisk.ts';
import { seekGoal } from '../../../../src/core/pipeline/risk/seekGoal.ts';
import { seekStrategyGoal } from '../../../../src/core/pipeline/risk/seekStrategyGoal.ts';
import { sensitivityGrid } from '../../../../src/core/pipeline/risk/sensitivityGrid.ts';
import { rescoreDeals } from '../../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { scoreMoves } from '../../../../src/core/pipeline/scoring/scoreMoves.ts';
import { simulateStrategies } from '../../../../src/core/pipeline/simulator/simulateStrategies.ts';
import { strategySensitivity } from '../../../../src/core/pipeline/simulator/strategySensitivity.ts';
import { dealToRow } from '../../../../src/data/view/dealToRow.ts';
import { sampleDeal } from '../../../support/dealFixtures.ts';
import { idOf } from '../../../support/deals.ts';
import { bareHolding } from '../../../support/holdings.ts';
import { otherPage } from '../../../support/listingOtherPages.ts';

const at = instant(Date.UTC(2026, 10, 20));
const today = isoDate('2026-11-20');

/** Everything a user can enter in pounds, so that no input is missing. */
const typed = { purchasePrice: fromMajor(200_000), askingPrice: fromMajor(200_000), monthlyRent: fromMajor(1_200) };

function captured(site: CapturedSite): Deal {
  const reading = readPage(otherPage(site), { url: null, capturedAt: at });
  if (reading.kind !== 'listing') throw new Error(`Expected a listing, got ${reading.kind}`);
  return { ...createDeal({ id: idOf(1), mid: idOf(2), at, reading, via: 'page', parserVersion: 1 }), inputs: { 'buy-to-let': typed } };
}

/** A home in an unsupported country chosen by the user. */
const swiss = (): Deal => ({ ...captured('daft'), country: 'CH' });

const jobOf = (deal: Deal): EvaluationJob => ({ deal, profile: standardProfile, today });

const countries: Readonly<Partial<Record<CapturedSite, string>>> = {
  daft: 'Ireland',
  immoweb: 'Belgium',
  seloger: 'France',
  immobiliare: 'Italy',
  idealista: 'Spain',
  immobilienscout24: 'Germany',
  leboncoin: 'France',
  funda: 'the Netherlands',
  otodom: 'Poland',
  willhaben: 'Austria',
  imovirtual: 'Portugal',
};

type Refusal = { readonly message: string } | null;
const errorOf = (result: { readonly ok: boolean; readonly error?: Refusal; readonly gap?: Refusal }): Refusal =>
  result.ok ? null : (result.error ?? result.gap ?? null);

/** Every question the evaluate worker answers about a deal. The compiler requires each new question to be listed here. */
const questions: Readonly<
  Record<
    Exclude<keyof EvaluateWorker, 'scoreCriteria' | 'readMortgages' | 'readPage' | 'tracePage' | 'assessPortfolio'>,
    (job: EvaluationJob) => readonly Refusal[]
  >
> = {
  evaluate: (job) => [errorOf(evaluateLetting(job))],
  evaluateAfterTax: (job) => [errorOf(evaluateWithAfterTax(job))],
  afterTaxVerdict: (job) => (['personal', 'joint', 'company'] as const).map((owner) => errorOf(afterTaxVerdict(job, owner))),
  evaluateStrategy: (job) => strategyIds.map((strategy) => errorOf(evaluateStrategy({ job, strategy, yours: {} }))),
  scoreMoves: (job) => [errorOf(scoreMoves(job))],
  simulateStrategies: (job) =>
    simulateStrategies({ job, strategies: strategyIds, given: {}, changes: {}, whatIfs: [] }).map(({ now, before }) =>
      before.length === 0 ? errorOf(now) : null,
    ),
  strategySensitivity: (job) =>
    strategyIds.map((strategy) =>
      errorOf(strategySensitivity({ job, strategy, yours: {}, figure: 'monthlyCashFlow', rows: 'purchasePrice', columns: 'monthlyRent' })),
    ),
  compareMortgages: (job) => [errorOf(compareForDeal({ job, products: [], rateShift: zeroRate }))],
  seekGoal: (job) => [errorOf(seekGoal(job, { vary: 'purchasePrice', figure: 'netYield', target: 0.06 }))],
  assessRisk: (job) => [errorOf(assessRisk(job, { figure: 'monthlyCashFlow', paths: 100 }))],
  seekStrategyGoal: (job) =>
    otherStrategies.map((strategy) =>
      errorOf(seekStrategyGoal({ job, strategy, yours: {} }, { vary: 'purchasePrice', figure: 'monthlyCashFlow', target: 0 })),
    ),
  assessStrategyRisk: (job) => otherStrategies.map((strategy) => errorOf(assessStrategyRisk({ job, strategy, yours: {} }))),
  chanceOfLoss: (job) => strategyIds.map((strategy) => errorOf(chanceOfLoss({ job, strategy, yours: {} }))),
  twoWay: (job) => [
    errorOf(
      sensitivityGrid(job, {
        figure: 'monthlyCashFlow',
        rows: { key: 'purchasePrice', values: [20_000_000] },
        columns: { key: 'monthlyRent', values: [100_000] },
      }),
    ),
  ],
  evaluatePlan: (job) => {
    const result = evaluatePlan({ job, plan: { heldMonths: 60, events: [] } });
    return [result.ok ? null : { message: 'message' in result.error ? result.error.message : '' }];
  },
  holdingOfDeal: (job) => [errorOf(holdingOfDeal({ job, boughtOn: today, at }))],
  compareWithDeal: (job) => [errorOf(compareWithDeal({ job, holding: bareHolding() }))],
  fullReport: (job) => [errorOf(fullReport(job))],
};

// Typed by hand, because the compiler sees the keys only as strings.
const otherStrategies = strategyIds.filter((strategy) => strategy !== 'buy-to-let');

describe('a home in an unsupported country', () => {
  it.each(Object.entries(questions))('abroad: %s refuses a Swiss home by country, with every input entered in pounds', (_, ask) => {
    const refused = ask(jobOf(swiss()));
    expect(new Set(refused.map((refusal) => refusal?.message))).toEqual(new Set(['Not supported yet for properties in Switzerland']));
    // The same question about a British home has an answer, so the country is the reason for the refusal.
    expect(ask(jobOf({ ...sampleDeal(), inputs: { 'buy-to-let': typed } }))).toContain(null);
  });

  it.each(Object.entries(countries))('abroad: a page from %s is in a market in %s, whatever the user enters', (site, country) => {
    const found = marketOfDeal(captured(site as CapturedSite));
    const where = found.kind === 'market' ? countryOfMarket(found.market) : found.kind === 'which-region' ? found.country : null;
    expect(where === null ? null : countryNames[where]).toBe(country);
  });

  it('abroad: choosing a British market does not bypass the refusal', () => {
    expect(evaluateLetting({ ...jobOf(swiss()), market: 'GB-SCT' }).ok).toBe(false);
  });

  it('abroad: its row keeps price, currency and address, without score, band, verdict or figures', () => {
    const deal = { ...swiss(), inputs: { 'buy-to-let': {} } };
    const [scored] = rescoreDeals({ deals: [deal], profile: standardProfile, today });
    const row = dealToRow(deal, scored);
    expect(row).toMatchObject({ price: 39_500_000, currency: 'EUR', gap: 'Not supported yet for properties in Switzerland' });
    expect(row.address).toContain('Cork');
    const { score, band, verdict, grossYield, netYield, monthlyCashFlow, roi, cashNeeded, cashOnCash, interestCover, monthlyRent } = row;
    const figures = [score, band, verdict, grossYield, netYield, monthlyCashFlow, roi, cashNeeded, cashOnCash, interestCover, monthlyRent];
    expect(figures.every((figure) => figure === null)).toBe(true);
  });

  it('abroad: a price in dollars, without other evidence, asks for the country', () => {
    const price = { amount: fromMajor(300_000), currency: 'USD', qualifier: null, period: null, onApplication: false } as const;
    const typedIn = { ...sampleDeal({ facts: { address: null, outcode: null, askingPrice: price } }), origin: { kind: 'manual' } as const };
    const result = evaluateLetting(jobOf({ ...typedIn, inputs: { 'buy-to-let': typed } }));
    expect(result.ok ? null : result.gap.message).toBe('Choose the property’s country to see results.');
  });

  it('abroad: conflicting evidence is named, and the user’s choice resolves it either way', () => {
    const deal = sampleDeal({ facts: { address: '12 Grafton St, Dublin, D02 X285', outcode: null } });
    const result = evaluateLetting(jobOf(deal));
    expect(result).toEqual({
      ok: false,
      gap: {
        kind: 'which-country',
        keys: [],
        message:
          'The address is in Ireland, but the listing is from a site for properties in the United Kingdom. Choose the country to see results.',
      },
    });
    expect(evaluateLetting(jobOf({ ...deal, country: 'GB', inputs: { 'buy-to-let': typed } })).ok).toBe(true);
    const chosen = evaluateLetting(jobOf({ ...deal, country: 'CH' }));
    expect(chosen.ok ? null : chosen.gap.message).toBe('Not supported yet for properties in Switzerland');
  });

  it('abroad: the outcome’s hash changes with the chosen country', () => {
    const deal = sampleDeal();
    expect(dealHash(jobOf({ ...deal, country: 'GB' }))).not.toBe(dealHash(jobOf(deal)));
    const stateless = withoutState('zillow');
    expect(dealHash(jobOf({ ...stateless, region: 'OH' }))).not.toBe(dealHash(jobOf(stateless)));
  });

  it('abroad: a copy to share is refused too, even without site and address', () => {
    const result = evaluateLetting(sharedJob(swiss(), { profile: {}, today }));
    expect(result.ok).toBe(false);
    const shared = sharedJob({ ...sampleDeal(), inputs: { 'buy-to-let': typed } }, { profile: {}, today });
    expect([shared.deal.facts.address, evaluateLetting(shared).ok]).toEqual([null, true]);
  });
});

/** Words that only a British result contains: its money, taxes and agencies. */
const britishWords = /£|pounds|stamp duty|land transaction|council|HM Revenue|gov\.uk|England|Scotland|Wales|Northern Ireland/i;

/** A captured American home whose address has a town but no state. */
function withoutState(site: 'zillow' | 'realtor'): Deal {
  const deal = captured(site);
  return { ...deal, facts: { ...deal.facts, address: '9 Chandler Row, Dayton', postalCode: null } };
}

describe('a home in the United States', () => {
  it.each(Object.entries(questions))('in an unknown state makes %s ask for the state, without British terms', (_, ask) => {
    const asked = ask(jobOf(withoutState('zillow')));
    expect(new Set(asked.map((gap) => gap?.message))).toEqual(new Set(['Choose the property’s state to see results.']));
    expect(JSON.stringify(asked)).not.toMatch(britishWords);
  });

  it('in an unknown state has its own kind of gap, under every strategy and from every site', () => {
    for (const strategy of strategyIds)
      for (const site of ['zillow', 'realtor'] as const)
        expect(evaluateDeal(jobOf({ ...withoutState(site), strategy }))).toMatchObject({
          ok: false,
          gap: { kind: 'which-region', keys: [] },
        });
  });

  it('in an unknown state keeps price and currency in its row, without score, verdict or figures', () => {
    const deal = { ...withoutState('zillow'), inputs: { 'buy-to-let': {} } };
    const [scored] = rescoreDeals({ deals: [deal], profile: standardProfile, today });
    const row = dealToRow(deal, scored);
    expect(row).toMatchObject({ currency: 'USD', gap: 'Choose the property’s state to see results.' });
    const { score, band, verdict, grossYield, netYield, monthlyCashFlow, roi, cashNeeded, cashOnCash, interestCover } = row;
    const figures = [score, band, verdict, grossYield, netYield, monthlyCashFlow, roi, cashNeeded, cashOnCash, interestCover];
    expect(figures.every((figure) => figure === null)).toBe(true);
    expect(JSON.stringify(scored)).not.toMatch(britishWords);
  });

  it.each(['zillow', 'realtor'] as const)('on a page from %s is in the market of the state in its address', (site) => {
    expect(marketOfJob(jobOf(captured(site)))).toEqual({ ok: true, value: { market: 'US-OH', note: null } });
  });

  it.each(['GB-ENG', 'GB-SCT', 'GB-WLS', 'GB-NIR'] as const)(
    'is never evaluated under the rules of %s, which the refusal names, whatever the strategy',
    (market) => {
      for (const strategy of strategyIds) {
        const result = evaluateDeal({ ...jobOf({ ...captured('zillow'), strategy }), market });
        expect(result).toMatchObject({ ok: false, gap: { kind: 'not-calculated', keys: [] } });
        expect(result.ok ? null : result.gap.message).toBe(`The property is in Ohio, so the rules for ${marketNames[market]} don’t apply`);
      }
    },
  );

  it.each(['US-OH', 'US-DC', 'US-TX'] as const)('in %s uses dollars, and has no British rule, tax, agency or input', (market) => {
    const { currency, landlord, lodgers } = rulesOf(market);
    expect([currency, landlord, lodgers]).toEqual(['USD', undefined, undefined]);
    const british = new Set(regulations.map(({ id }) => id));
    expect(regulationsOf(market).filter(({ id }) => british.has(id))).toEqual([]);
    for (const strategy of strategyIds) expect(JSON.stringify(strategyInputs(strategy, market))).not.toMatch(britishWords);
  });
});

describe('a home in the United Kingdom', () => {
  it('is never evaluated under the rules of an American state', () => {
    const deal = { ...sampleDeal(), inputs: { 'buy-to-let': typed } };
    expect(evaluateDeal({ ...jobOf(deal), market: 'US-OH' })).toEqual({
      ok: false,
      gap: { kind: 'not-calculated', keys: [], message: 'The property is in England, so the rules for Ohio don’t apply' },
    });
    expect(evaluateLetting({ ...jobOf(deal), market: 'US-OH' }).ok).toBe(false);
  });
});
