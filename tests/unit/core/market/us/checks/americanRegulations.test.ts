import { describe, expect, it } from 'vitest';
import { strategyIds } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import type { StrategyId } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import { checksOf } from '../../../../../../src/core/engine/strategies/checks.ts';
import type { StrategyContext } from '../../../../../../src/core/engine/strategies/strategyAnalysis.ts';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { marketIds, usStates } from '../../../../../../src/core/market/markets.ts';
import type { UsState } from '../../../../../../src/core/market/markets.ts';
import { americanRegulations } from '../../../../../../src/core/market/us/checks/americanRegulations.ts';
import { rentals } from '../../../../../../src/core/market/us/checks/usCheck.ts';
import { contextWith } from '../../../engine/strategies/given.ts';

const today = isoDate('2026-11-26');

/** An American market that has only an id, because the rules use nothing else. */
const marketOf = (state: UsState) =>
  ({ ...contextWith().market, place: `US-${state}`, id: `US-${state}` }) as unknown as StrategyContext['market'];

const checksIn = (state: UsState, strategy: StrategyId, changes: Partial<StrategyContext> = {}) =>
  checksOf({
    strategy,
    facts: {},
    warnings: [],
    context: contextWith({ market: marketOf(state), regulations: americanRegulations, on: today, ...changes }),
  });
const idsIn = (...asked: Parameters<typeof checksIn>) => checksIn(...asked).map(({ id }) => id);
const wordsIn = (id: string, town: string) => checksIn('CA', 'buy-to-let', { town }).find((check) => check.id === id)?.words;
const withFacts = (strategy: StrategyId, facts: Parameters<typeof checksOf>[0]['facts']) =>
  checksOf({
    strategy,
    facts,
    warnings: [],
    context: contextWith({ market: marketOf('OH'), regulations: americanRegulations, on: today }),
  });

const sentences = americanRegulations.flatMap(({ id, words, wordsIfUnknown }) =>
  [words, ...(wordsIfUnknown === null ? [] : [wordsIfUnknown])].map((said) => ({ id, said })),
);
const british = /council|licence|£|\blet(s|ting)?\b|lodger|programme|neighbour|colour|stamp duty|\bflats?\b|fortnight|mould|tyre/i;
const countSentences = (said: string): number => said.match(/[.!?](?=\s|$)/g)?.length ?? 0;

describe('every American rule', () => {
  it('has a unique id', () => {
    const ids = americanRegulations.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('has a law with an https link, a start date and the date it was checked', () => {
    const wrong = americanRegulations.filter(
      ({ rule }) => !URL.canParse(rule.url) || !rule.url.startsWith('https://') || rule.title === '',
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(americanRegulations.filter(({ rule }) => rule.checkedOn !== today).map(({ id }) => id)).toEqual([]);
    expect(americanRegulations.filter(({ rule }) => rule.inForceFrom > '2027-01-01').map(({ id }) => id)).toEqual([]);
  });

  it('lists only known strategies and American markets, and none of them twice', () => {
    const markets = new Set<string>(marketIds);
    const wrong = americanRegulations.filter(
      ({ strategies, places }) =>
        strategies.length === 0 ||
        places.length === 0 ||
        new Set(strategies).size !== strategies.length ||
        new Set(places).size !== places.length ||
        strategies.some((each) => !strategyIds.includes(each)) ||
        places.some((each) => !each.startsWith('US-') || !markets.has(each)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('is one or two full sentences in American English', () => {
    expect(sentences.filter(({ said }) => !/^[A-Z$].*\.$/.test(said)).map(({ id }) => id)).toEqual([]);
    expect(sentences.filter(({ said }) => countSentences(said) > 2).map(({ id }) => id)).toEqual([]);
    expect(sentences.filter(({ said }) => british.test(said)).map(({ id }) => id)).toEqual([]);
  });

  it('asks for the city once in each state with city rules, and never elsewhere', () => {
    const withCities = usStates.filter((state) => americanRegulations.some(({ towns, places }) => towns && places.includes(`US-${state}`)));
    const asked = usStates.filter(
      (state) => americanRegulations.filter((rule) => rule.asksForTown && rule.places.includes(`US-${state}`)).length === 1,
    );
    expect(asked).toEqual(withCities);
    expect(asked.length).toBeGreaterThan(15);
  });
});

describe('American rules in every state', () => {
  it.each(rentals)('for %s include at least one rule about renting', (strategy) => {
    expect(usStates.filter((state) => checksIn(state, strategy).length === 0)).toEqual([]);
  });

  it('for a tenancy include the lead paint and fair housing rules', () => {
    const without = usStates.filter((state) => {
      const ids = idsIn(state, 'buy-to-let');
      return !ids.includes('us-lead-disclosure') || !ids.includes('us-fair-housing');
    });
    expect(without).toEqual([]);
  });

  it('for a flip include the rules on permits and the buyer’s FHA loan', () => {
    expect(usStates.filter((state) => !idsIn(state, 'flip').includes('us-resale-permits'))).toEqual([]);
  });

  it('include no British rule', () => {
    expect(idsIn('TX', 'buy-to-let').filter((id) => !id.startsWith('us-'))).toEqual([]);
  });
});

describe('American city rules', () => {
  it.each([
    ['Los Angeles', true],
    ['Van Nuys', true],
    ['Long Beach', false],
  ])('the Los Angeles rent ordinance applies in %s: %s', (town, isThere) => {
    expect(idsIn('CA', 'buy-to-let', { town }).includes('us-rent-los-angeles')).toBe(isThere);
  });

  it('ask for the city if it is unknown, and show nothing else', () => {
    const ids = idsIn('CA', 'buy-to-let', { town: null });
    expect(ids).toContain('us-city-ca');
    expect(ids).not.toContain('us-rent-los-angeles');
    expect(idsIn('CA', 'buy-to-let', { town: 'Fresno' })).not.toContain('us-city-ca');
  });

  it('apply only in their own state', () => {
    expect(idsIn('ME', 'buy-to-let', { town: 'Portland' })).toContain('us-rent-portland-maine');
    expect(idsIn('OR', 'buy-to-let', { town: 'Portland' })).not.toContain('us-rent-portland-maine');
    expect(idsIn('OR', 'serviced-accommodation', { town: 'Portland' })).toContain('us-stays-portland-oregon');
  });

  it('note that a figure has expired', () => {
    expect(wordsIn('us-rent-santa-monica', 'Santa Monica')).toMatch(/2\.3% until 31 August 2026/);
    expect(wordsIn('us-rent-california', 'Fresno')).toMatch(/couldn’t confirm the cap from 1 August 2026/);
  });
});

describe('American rules that depend on the deal', () => {
  it.each([
    [1977, true],
    [1978, false],
  ])('lead paint applies to a home built in %i: %s', (yearBuilt, isOld) => {
    const property = { energyBand: null, inGreaterLondon: null, yearBuilt };
    expect(idsIn('OH', 'buy-to-let', { property }).includes('us-lead-disclosure')).toBe(isOld);
  });

  it.each([
    [3, ['us-resale-ninety-days', 'us-resale-second-appraisal']],
    [4, ['us-resale-second-appraisal']],
    [6, ['us-resale-second-appraisal']],
    [7, []],
  ])('a flip of %i months has the right rules on an FHA buyer', (projectMonths, expected) => {
    const found = withFacts('flip', { projectMonths }).map(({ id }) => id);
    expect(found.filter((id) => id === 'us-resale-ninety-days' || id === 'us-resale-second-appraisal')).toEqual(expected);
  });

  it.each([
    [11, true],
    [12, false],
  ])('a refinance after %i months gets the agency seasoning rule: %s', (projectMonths, isEarly) => {
    expect(withFacts('brrrr', { projectMonths }).some(({ id }) => id === 'us-loan-cash-out-seasoning')).toBe(isEarly);
  });

  it.each([
    { units: 2, selfSufficiency: 0.9, downPayment: 0.035, fails: false },
    { units: 3, selfSufficiency: 0.99, downPayment: 0.035, fails: true },
    { units: 3, selfSufficiency: 1, downPayment: 0.035, fails: false },
    { units: 4, selfSufficiency: 0.99, downPayment: 0.035, fails: true },
    { units: 4, selfSufficiency: 0.99, downPayment: 0.2, fails: false },
    { units: 5, selfSufficiency: 0.99, downPayment: 0.035, fails: false },
  ])('the FHA self-sufficiency test applies: %o', ({ fails, ...facts }) => {
    expect(withFacts('house-hack', facts).some(({ id }) => id === 'us-loan-self-sufficiency')).toBe(fails);
  });

  it.each([
    [4, false],
    [5, true],
  ])('%i units are too many for an owner-occupant’s loan: %s', (units, isBeyond) => {
    expect(withFacts('house-hack', { units }).some(({ id }) => id === 'us-loan-units')).toBe(isBeyond);
  });
});

it.each([
  ['2026-12-31', /^From 1 January 2027: the seller’s excise tax has new price thresholds/],
  ['2027-01-01', /^The seller’s excise tax has new price thresholds/],
])('Washington’s new excise tax thresholds are shown correctly on %s', (on, words) => {
  expect(checksIn('WA', 'flip', { on: isoDate(on) }).find(({ id }) => id === 'us-deed-washington-2027')?.words).toMatch(words);
});
