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

describe('rules of shared houses', () => {
  it.each([
    [4, 'hmo-licence-additional'],
    [5, 'hmo-licence'],
  ])('%i people in England: %s', (people, id) => {
    const found = ids('hmo', { people }).filter((each) => each.startsWith('hmo-licence'));
    expect(found).toEqual([id]);
  });

  it.each([
    [6, false],
    [7, true],
  ])('%i people need planning permission of their own kind: %s', (people, isLarge) => {
    expect(ids('hmo', { people }).includes('large-hmo')).toBe(isLarge);
  });

  it.each([
    [6.51, false],
    [6.5, true],
  ])('a smallest room of %f m² is too small: %s', (smallestRoom, isSmall) => {
    expect(ids('hmo', { people: 5, smallestRoom }).includes('hmo-room-size')).toBe(isSmall);
  });

  it('asks where a fact is not known, and is certain where it is', () => {
    const asked = checks('hmo', { people: 5, articleFour: null }).find(({ id }) => id === 'article-four');
    const certain = checks('hmo', { people: 5, articleFour: true }).find(({ id }) => id === 'article-four');
    expect([asked?.level, certain?.level]).toEqual(['ask', 'must']);
  });

  it('holds Scotland to its own number: three people, where England asks the council', () => {
    expect(ids('hmo', { people: 3 }, { market: rulesOf('GB-SCT') })).toContain('hmo-licence-scotland');
    expect(ids('hmo', { people: 3 }, { market: rulesOf('GB-SCT') })).not.toContain('hmo-licence-additional');
  });
});

describe('rules of paying guests', () => {
  const london = { property: { energyBand: null, inGreaterLondon: true } };

  it.each([
    [90, false],
    [90.5, true],
  ])('%f nights in Greater London without planning permission are too many: %s', (nightsLet, isTooMany) => {
    expect(ids('serviced-accommodation', { nightsLet, planningForStays: false }, london).includes('ninety-nights')).toBe(isTooMany);
  });

  it('is silent outside London and with permission, and asks where the place is not known', () => {
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
  ])('guests who pay %f a year: %s', (income, id) => {
    expect(ids('serviced-accommodation', { guestIncome: fromMajor(income) }).filter((each) => each.startsWith('stays-vat'))).toEqual([id]);
  });
});

const energyWords = (on: string) =>
  checks('buy-to-let', {}, { on: isoDate(on), property: { energyBand: 'D', inGreaterLondon: null } }).find(({ id }) => id === 'energy-c')
    ?.words;

describe('rules of letting', () => {
  it.each([
    ['C', []],
    ['D', ['energy-c']],
    ['F', ['energy-e', 'energy-c']],
  ])('energy rating %s', (energyBand, expected) => {
    const found = ids('buy-to-let', {}, { property: { energyBand, inGreaterLondon: null } });
    expect(found.filter((id) => id.startsWith('energy'))).toEqual(expected);
  });

  it('says from when a rule to come holds, and stops saying so on its day', () => {
    expect(energyWords('2030-09-30')).toMatch(/^From 1 October 2030: rented homes/);
    expect(energyWords('2030-10-01')).toMatch(/^Rented homes/);
  });

  it.each([
    ['2026-04-30', /^From 1 May 2026/],
    ['2026-05-01', /^Rent can rise at most once a year/],
  ])('rent reviews on %s', (on, words) => {
    expect(checks('buy-to-let', {}, { on: isoDate(on) }).find(({ id }) => id === 'rent-review')?.words).toMatch(words);
  });

  it.each([
    [5, true],
    [6, false],
  ])('a project of %i months meets lenders who want six: %s', (projectMonths, isShort) => {
    expect(ids('flip', { projectMonths }).includes('six-months')).toBe(isShort);
  });

  it('puts what must be met before what has to be asked, and carries the law with its dates', () => {
    const found = checks('hmo', { people: 7 });
    const levels = found.map(({ level }) => level);
    expect(levels).toEqual([...levels].toSorted((left, right) => Number(left !== 'must') - Number(right !== 'must')));
    expect(found.every(({ rule }) => rule !== null && rule.url.startsWith('https://') && rule.inForceFrom < '2031')).toBe(true);
  });

  it('keeps rules of other strategies to themselves', () => {
    expect(ids('flip', { people: 9, nightsLet: 300 }).some((id) => id.startsWith('hmo') || id.startsWith('stays'))).toBe(false);
  });
});
