import { buyToLetEntries } from '../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyToLetKey, BuyToLetInputs, ResolvedInputs } from '../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import type { Provenance } from '../../../../src/core/deal/provenance.ts';
import { assumptionsOf } from '../../../../src/core/deal/resolve/resolveInputs.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { measure } from '../../../../src/core/engine/analyse.ts';
import type { Figures } from '../../../../src/core/engine/analysis.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../src/core/kernel/rate.ts';
import { rulesOf } from '../../../../src/core/market/registry.ts';
import { checkRules, type RulesInput } from '../../../../src/core/score/checkRules.ts';
import { criteria } from '../../../../src/core/score/criteria.ts';
import type { ScoreInput } from '../../../../src/core/score/criteria.ts';
import type { Confidence, Score, Waterfall } from '../../../../src/core/score/score.ts';
import { scoreDeal } from '../../../../src/core/score/scoreDeal.ts';
import { inputWaterfall } from '../../../../src/core/score/trace/inputWaterfall.ts';
import { offerStep } from '../../../../src/core/engine/offerStep.ts';
import { reachScore } from '../../../../src/core/score/trace/reachScore.ts';
import { sampleOutcome, terraceFacts } from '../../../support/dealFixtures.ts';
import { perMonth } from '../../../../src/core/kernel/period.ts';

const outcome = sampleOutcome();
const terrace = { ...assumptionsOf(outcome.inputs), monthlyRent: fromMajor(1056) };
const inputAt = (assumptions: BuyToLetInputs): ScoreInput => ({
  figures: measure({ assumptions, rules: rulesOf('GB-ENG'), on: isoDate('2026-11-20') }),
  assumptions,
  facts: terraceFacts,
});
const base = inputAt(terrace);
const scored = (input: ScoreInput, weights: Readonly<Record<string, number>> = {}): Score =>
  scoreDeal({ base: input, low: input, high: input, weights });
const withFigures = (figures: Partial<Figures>): ScoreInput => ({ ...base, figures: { ...base.figures, ...figures } });
const withFacts = (facts: Partial<ScoreInput['facts']>): ScoreInput => ({ ...base, facts: { ...base.facts, ...facts } });
const criterion = (score: Score, id: string): Score['criteria'][number] | undefined => score.criteria.find((each) => each.id === id);
const stepSum = ({ steps }: Waterfall): number => steps.reduce((sum, step) => sum + step.points, 0);

describe('points missing from a criterion', () => {
  it('are given with the value for full points and how much of it is missing', () => {
    expect(criterion(scored(withFigures({ netYield: percent(5) })), 'net-yield')?.toFull).toEqual({
      value: 0.06,
      missing: expect.closeTo(0.01, 12),
      unit: 'fraction',
      points: 5,
      words: '6.0% or more: 5 more points',
    });
    expect(criterion(scored(withFigures({ monthlyCashFlow: perMonth(-10_000) })), 'cash-flow')?.toFull).toMatchObject({
      value: 40_000,
      missing: 50_000,
      unit: 'pence a month',
      points: 18,
      words: '£400 a month or more: 18 more points',
    });
  });

  it('are given in words for a criterion without a figure', () => {
    expect(criterion(scored(withFacts({ epcBand: 'F' })), 'energy')?.toFull).toEqual({
      value: null,
      missing: null,
      unit: null,
      points: 4,
      words: 'C or better: 4 more points',
    });
  });

  it('are half of the points if the value is unknown, because an unknown value earns the other half', () => {
    const unknown = criterion(scored(withFigures({ cashOnCash: null })), 'cash-on-cash');
    expect(unknown).toMatchObject({ share: null, toFull: { missing: null, points: 9 } });
  });

  it('are null at full points, and reaching the value earns full points', () => {
    const full = withFigures({ netYield: rate(0.06), monthlyCashFlow: perMonth(40_000), interestCover: rate(2) });
    for (const id of ['net-yield', 'cash-flow', 'interest-cover'])
      expect(criterion(scored(full), id)).toMatchObject({ share: 1, toFull: null });
  });

  it('are given for the whole score as the points to the next band', () => {
    const score = scored(base);
    const { nextBand } = score;
    expect(nextBand).not.toBeNull();
    const at = score.total + (nextBand?.points ?? 0);
    expect([25, 45, 60, 80]).toContain(at);
    const best = scored(base, { ...Object.fromEntries(criteria.map(({ id }) => [id, 0])), listing: 1 });
    expect(best).toMatchObject({ total: 100, nextBand: null });
  });
});

describe('comparison with a standard deal', () => {
  const anyFigures = fc.record({
    netYield: fc.double({ min: -0.1, max: 0.2, noNaN: true }).map(rate),
    monthlyCashFlow: fc.integer({ min: -90_000, max: 90_000 }).map(perMonth),
    cashOnCash: fc.option(fc.double({ min: -1, max: 1, noNaN: true }).map(rate)),
  });
  const anyWeights = fc.dictionary(fc.constantFrom(...criteria.map(({ id }) => id)), fc.integer({ min: 0, max: 50 }));

  it('has steps that sum exactly to the difference', () => {
    fc.assert(
      fc.property(anyFigures, anyWeights, (figures, weights) => {
        const score = scored(withFigures(figures), weights);
        const waterfall = score.fromStandard;
        if (waterfall === undefined) throw new Error('The score has no waterfall');
        expect(waterfall.from.total + stepSum(waterfall)).toBe(waterfall.to.total);
        expect(waterfall.to.total).toBe(score.total);
        expect(waterfall.steps.every(({ id }) => (criterion(score, id)?.weight ?? 0) > 0)).toBe(true);
      }),
    );
  });

  it('a deal that just meets every standard target and has no missing details equals the standard deal', () => {
    const { targets } = standardProfile;
    const standard = withFigures({
      ...targets,
      monthlyCashFlow: perMonth(targets.monthlyCashFlow),
      irr: { kind: 'one', rate: percent(7) },
      equityMultiple: 2,
    });
    const score = scored(standard);
    // 10 + 9 + 13.5 + 3 + 4 + 3 + 8 + 4 + 6.
    expect(score.fromStandard).toMatchObject({ from: { total: 61 }, to: { total: 61 } });
    expect(score.fromStandard?.steps.every(({ points }) => points === 0)).toBe(true);
  });
});

const totalOf = (assumptions: BuyToLetInputs): number => scored(inputAt(assumptions)).total;
const waterfallTo = (changes: Partial<BuyToLetInputs>): Waterfall =>
  inputWaterfall({
    entries: buyToLetEntries,
    from: { label: 'As listed', values: terrace },
    to: { label: 'Yours', values: { ...terrace, ...changes } },
    totalOf,
    currency: 'GBP',
  });

describe('comparison between two sets of inputs', () => {
  it('lists each changed input in screen order, with both values', () => {
    const waterfall = waterfallTo({ monthlyRent: fromMajor(1200), purchasePrice: fromMajor(160_000) });
    expect(waterfall.steps.map(({ id }) => id)).toEqual(['purchasePrice', 'monthlyRent']);
    expect(waterfall.steps[0]?.words).toBe('£185,000 → £160,000');
    expect(waterfall.steps.every(({ points }) => points > 0)).toBe(true);
  });

  it('sums exactly to the difference, whatever changed', () => {
    const changes = fc.record(
      {
        purchasePrice: fc.integer({ min: 40_000, max: 900_000 }).map(fromMajor),
        monthlyRent: fc.integer({ min: 300, max: 4000 }).map(fromMajor),
        mortgageRate: fc.integer({ min: 100, max: 900 }).map((points) => rate(points / 10_000)),
        deposit: fc.integer({ min: 5, max: 100 }).map(percent),
        serviceChargePerYear: fc.integer({ min: 0, max: 5000 }).map(fromMajor),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(changes, (given) => {
        const waterfall = waterfallTo(given);
        expect(waterfall.from.total + stepSum(waterfall)).toBe(waterfall.to.total);
      }),
      { numRuns: 60 },
    );
  });

  it('does not favour the input that comes first: two with the same effect get the same points', () => {
    const totals = ({ insurancePerYear, licencePerYear }: BuyToLetInputs): number =>
      insurancePerYear + licencePerYear > terrace.insurancePerYear + 50_000 ? 40 : 50;
    const { steps } = inputWaterfall({
      entries: buyToLetEntries,
      from: { label: 'As listed', values: terrace },
      to: {
        label: 'Yours',
        values: {
          ...terrace,
          insurancePerYear: minor(terrace.insurancePerYear + 30_000),
          licencePerYear: minor(terrace.licencePerYear + 30_000),
        },
      },
      totalOf: totals,
      currency: 'GBP',
    });
    expect(steps.map(({ points }) => points)).toEqual([-5, -5]);
  });

  it('has no steps if nothing changed', () => {
    expect(waterfallTo({})).toMatchObject({ steps: [] });
  });
});

const from = (provenances: Partial<Record<BuyToLetKey, Provenance>>): ResolvedInputs =>
  Object.fromEntries(
    Object.values(outcome.inputs).map((input) => [input.key, { ...input, provenance: provenances[input.key] ?? input.provenance }]),
  ) as unknown as ResolvedInputs;
const confidenceOf = (inputs: ResolvedInputs, input: ScoreInput = base, weights: Readonly<Record<string, number>> = {}): Confidence => {
  const { confidence } = scoreDeal({ base: input, low: input, high: input, weights, inputs });
  if (confidence === undefined) throw new Error('The score has no confidence');
  return confidence;
};

const every = (provenance: Provenance): ResolvedInputs =>
  from(Object.fromEntries(Object.keys(outcome.inputs).map((key) => [key, provenance])));

const you: Provenance = { kind: 'you' };

const confirmed = (keys: readonly BuyToLetKey[]): Confidence => confidenceOf(from(Object.fromEntries(keys.map((key) => [key, you]))));

describe('confidence', () => {
  it('is omitted if the score was calculated without input sources', () => {
    expect(scored(base)).not.toHaveProperty('confidence');
  });

  it('divides each criterion’s weight among the inputs it is based on', () => {
    // Gross yield only: half from the price, stated in the listing, and half from the rent, an estimate.
    const only = { ...Object.fromEntries(criteria.map(({ id }) => [id, 0])), 'gross-yield': 1 };
    const found = confidenceOf(outcome.inputs, base, only);
    expect(found).toEqual({
      level: 'medium',
      known: 0.5,
      parts: [
        { kind: 'listing', share: 0.5 },
        { kind: 'estimate', share: 0.5 },
      ],
      words: 'Of the score’s weight, 50% is based on the listing and 50% on local estimates.',
    });
    expect(confidenceOf(from({ monthlyRent: you }), base, only)).toMatchObject({
      level: 'high',
      known: 1,
      words: 'Of the score’s weight, 50% is based on the listing and 50% on your figures.',
    });
  });

  it('counts a criterion that could not be measured as unknown', () => {
    const found = confidenceOf(every(you), withFacts({ epcBand: null }));
    expect(found.parts.find(({ kind }) => kind === 'unknown')?.share).toBeCloseTo(0.04, 12);
    expect(found.words).toContain('4% on missing details');
  });

  it('for lease charges depends on the source of the charges if leasehold, and on the listing if freehold', () => {
    const only = { ...Object.fromEntries(criteria.map(({ id }) => [id, 0])), lease: 1 };
    const flat = withFacts({ tenure: 'leasehold', leaseYearsRemaining: 110 });
    expect(confidenceOf(outcome.inputs, flat, only)).toMatchObject({ level: 'low', parts: [{ kind: 'default', share: 1 }] });
    expect(confidenceOf(outcome.inputs, base, only)).toMatchObject({ level: 'high', parts: [{ kind: 'listing', share: 1 }] });
  });

  it('never falls when the user confirms an input, and its parts sum to 1', () => {
    const anyKeys = fc.subarray(Object.keys(outcome.inputs) as BuyToLetKey[]);
    fc.assert(
      fc.property(anyKeys, fc.constantFrom(...(Object.keys(outcome.inputs) as BuyToLetKey[])), (keys, more) => {
        const [before, after] = [confirmed(keys), confirmed([...keys, more])];
        expect(after.known).toBeGreaterThanOrEqual(before.known - 1e-12);
        expect(before.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe('distance to a rule', () => {
  const { targets } = standardProfile;
  const inPounds: RulesInput = { targets, currency: 'GBP' };
  const distances = (figures: Partial<Figures>) => checkRules({ ...base.figures, ...figures }, inPounds).map(({ distance }) => distance);

  it('is in the rule’s unit and as a share of the target, and negative below it', () => {
    const [cashFlow, cashOnCash, interest, debt] = distances({
      monthlyCashFlow: perMonth(15_500),
      cashOnCash: percent(6.9),
      interestCover: percent(125),
      debtServiceCover: rate(1.4),
    });
    expect(cashFlow).toEqual({
      unit: 'pence a month',
      value: 15_500,
      target: 20_000,
      by: -4500,
      share: -0.225,
      words: '£45 a month below',
    });
    expect(cashOnCash).toMatchObject({ unit: 'fraction', by: 0.009, words: '0.9 pts above' });
    expect(cashOnCash?.share).toBeCloseTo(0.15, 12);
    expect(interest).toMatchObject({ by: 0, share: 0, words: 'exactly met' });
    expect(debt).toMatchObject({ by: 0.15, words: '0.15 above' });
    expect(debt?.share).toBeCloseTo(0.12, 12);
  });

  it('never shows a miss as zero', () => {
    expect(distances({ netYield: rate(0.0399) })[4]).toMatchObject({ words: '0.01 pts below' });
    expect(distances({ netYield: rate(0.04 - 1e-9) })[4]).toMatchObject({ words: 'less than 0.0001 pts below' });
    expect(distances({ netYield: rate(0.04 - 1e-16) })[4]?.by).toBeLessThan(0);
  });

  it('has no share if the target is zero, and is absent if there is nothing to measure', () => {
    const none = { ...inPounds, targets: { ...targets, monthlyCashFlow: perMonth(0) } };
    expect(checkRules({ ...base.figures, monthlyCashFlow: perMonth(-100) }, none)[0]).toMatchObject({
      met: false,
      distance: { by: -100, share: null, words: '£1 a month below' },
    });
    expect(checkRules({ ...base.figures, interestCover: null }, none)[2]).not.toHaveProperty('distance');
  });

  it('agrees with whether the rule is met', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.2, max: 0.2, noNaN: true }).map(rate), (netYield) => {
        const rule = checkRules({ ...base.figures, netYield }, inPounds)[4];
        expect(rule?.met).toBe((rule?.distance?.by ?? -1) >= 0);
      }),
    );
  });
});

const reach = (total: number) => reachScore({ assumptions: terrace, total, totalOf });

describe('price and rent that reach a score', () => {
  it('are the highest price within one offer step and the lowest rent within a pound', () => {
    const total = totalOf(terrace) + 10;
    const { highestPrice, lowestRent } = reach(total);
    if (highestPrice === null || lowestRent === null) throw new Error('No price, or no rent, gives ten more points');
    expect(highestPrice).toBeLessThan(terrace.purchasePrice);
    expect(totalOf({ ...terrace, purchasePrice: highestPrice })).toBeGreaterThanOrEqual(total);
    expect(totalOf({ ...terrace, purchasePrice: minor(highestPrice + offerStep) })).toBeLessThan(total);
    expect(lowestRent).toBeGreaterThan(terrace.monthlyRent);
    expect(totalOf({ ...terrace, monthlyRent: lowestRent })).toBeGreaterThanOrEqual(total);
    expect(totalOf({ ...terrace, monthlyRent: minor(lowestRent - 100) })).toBeLessThan(total);
  });

  it('are null if no price or rent in range reaches it', () => {
    expect(reach(101)).toEqual({ highestPrice: null, lowestRent: null });
  });

  it('are the top of the price range and zero rent if every price and rent reaches it', () => {
    expect(reach(0)).toEqual({ highestPrice: fromMajor(740_000), lowestRent: 0 });
  });
});
