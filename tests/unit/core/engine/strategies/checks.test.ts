import { describe, expect, it } from 'vitest';
import type { RegulatedFacts } from '../../../../../src/core/deal/strategies/regulations/regulation.ts';
import type { StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { checksOf } from '../../../../../src/core/engine/strategies/checks.ts';
import type { StrategyContext } from '../../../../../src/core/engine/strategies/strategyAnalysis.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import { contextWith } from './given.ts';

const checks = (strategy: StrategyId, facts: RegulatedFacts, changes: Partial<StrategyContext> = {}) =>
  checksOf({ strategy, facts, warnings: [], context: contextWith(changes) });
const ids = (strategy: StrategyId, facts: RegulatedFacts, changes: Partial<StrategyContext> = {}) =>
  checks(strategy, facts, changes).map(({ id }) => id);

describe('rules for shared houses', () => {
  it.each([
    [4, 'hmo-licence-additional'],
    [5, 'hmo-licence'],
  ])('the licence rule for %i people in England is %s', (people, id) => {
    const found = ids('hmo', { people }).filter((each) => each.startsWith('hmo-licence'));
    expect(found).toEqual([id]);
  });

  it.each([
    [6, false],
    [7, true],
  ])('%i people need planning permission for a large HMO: %s', (people, isLarge) => {
    expect(ids('hmo', { people }).includes('large-hmo')).toBe(isLarge);
  });

  it.each([
    [6.51, false],
    [6.5, true],
  ])('a smallest bedroom of %f m² is too small: %s', (smallestRoom, isSmall) => {
    expect(ids('hmo', { people: 5, smallestRoom }).includes('hmo-room-size')).toBe(isSmall);
  });

  it('are questions if a fact is unknown, and definite if it is known', () => {
    const asked = checks('hmo', { people: 5, articleFour: null }).find(({ id }) => id === 'article-four');
    const certain = checks('hmo', { people: 5, articleFour: true }).find(({ id }) => id === 'article-four');
    expect([asked?.level, certain?.level]).toEqual(['ask', 'must']);
  });

  it('use Scotland’s threshold of three people, whereas in England the council decides', () => {
    expect(ids('hmo', { people: 3 }, { market: rulesOf('GB-SCT') })).toContain('hmo-licence-scotland');
    expect(ids('hmo', { people: 3 }, { market: rulesOf('GB-SCT') })).not.toContain('hmo-licence-additional');
  });
});

describe('rules for short lets', () => {
  const london = { property: { energyBand: null, inGreaterLondon: true } };

  it.each([
    [90, false],
    [90.5, true],
  ])('%f nights in Greater London without planning permission exceed the limit: %s', (nightsLet, isTooMany) => {
    expect(ids('serviced-accommodation', { nightsLet, planningForStays: false }, london).includes('ninety-nights')).toBe(isTooMany);
  });

  it('do not apply outside London or with permission, and are questions if the location is unknown', () => {
    const facts = { nightsLet: 200, planningForStays: false };
    expect(ids('serviced-accommodation', facts, { property: { energyBand: null, inGreaterLondon: false } })).not.toContain('ninety-nights');
    expect(ids('serviced-accommodation', { nightsLet: 200, planningForStays: true }, london)).not.toContain('ninety-nights');
    expect(checks('serviced-accommodation', facts).find(({ id }) => id === 'ninety-nights')?.words).toMatch(
      /^If the property is in Greater London/,
    );
  });

  it.each([
    [90_000, 'stays-vat-total'],
    [90_000.01, 'stays-vat'],
  ])('guest income of £%f a year: %s', (income, id) => {
    expect(ids('serviced-accommodation', { guestIncome: fromMajor(income) }).filter((each) => each.startsWith('stays-vat'))).toEqual([id]);
  });
});

const energyWords = (on: string) =>
  checks('buy-to-let', {}, { on: isoDate(on), property: { energyBand: 'D', inGreaterLondon: null } }).find(({ id }) => id === 'energy-c')
    ?.words;

describe('rules for letting', () => {
  it.each([
    ['C', []],
    ['D', ['energy-c']],
    ['F', ['energy-e', 'energy-c']],
  ])('an energy rating of %s triggers its rules', (energyBand, expected) => {
    const found = ids('buy-to-let', {}, { property: { energyBand, inGreaterLondon: null } });
    expect(found.filter((id) => id.startsWith('energy'))).toEqual(expected);
  });

  it('give the start date of a future rule until it takes effect', () => {
    expect(energyWords('2030-09-30')).toMatch(/^From 1 October 2030: rented homes/);
    expect(energyWords('2030-10-01')).toMatch(/^Rented homes/);
  });

  it.each([
    ['2026-04-30', /^From 1 May 2026/],
    ['2026-05-01', /^Rent can rise at most once a year/],
  ])('the rent review rule on %s has the right wording', (on, words) => {
    expect(checks('buy-to-let', {}, { on: isoDate(on) }).find(({ id }) => id === 'rent-review')?.words).toMatch(words);
  });

  it.each([
    [5, true],
    [6, false],
  ])('a project of %i months is shorter than the six months some lenders require: %s', (projectMonths, isShort) => {
    expect(ids('flip', { projectMonths }).includes('six-months')).toBe(isShort);
  });

  it('put mandatory rules before questions, and name the law behind each with its dates', () => {
    const found = checks('hmo', { people: 7 });
    const levels = found.map(({ level }) => level);
    expect(levels).toEqual([...levels].toSorted((left, right) => Number(left !== 'must') - Number(right !== 'must')));
    expect(found.every(({ rule }) => rule !== null && rule.url.startsWith('https://') && rule.inForceFrom < '2031')).toBe(true);
  });

  it('apply only to their own strategies', () => {
    expect(ids('flip', { people: 9, nightsLet: 300 }).some((id) => id.startsWith('hmo') || id.startsWith('stays'))).toBe(false);
  });
});
