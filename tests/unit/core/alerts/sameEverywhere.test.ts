import { array, assert, constant, constantFrom, double, integer, oneof, option, pre, property, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import type { AlertTest } from '../../../../src/core/alerts/alertRule.ts';
import { isLevelTest, levels } from '../../../../src/core/alerts/levelTest.ts';
import { parseAlertEvent } from '../../../../src/core/alerts/alertSchemas.ts';
import type { DealState } from '../../../../src/core/alerts/dealState.ts';
import { evaluateDealRule, holdsNow } from '../../../../src/core/alerts/evaluateDealRule.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { rate } from '../../../../src/core/kernel/rate.ts';
import { now, ruleOf, seen, stateOf } from './alertCases.ts';

const tests = oneof(
  integer({ min: 1, max: 100 }).map((atLeast): AlertTest => ({ kind: 'score', atLeast })),
  tuple(constantFrom('gross-yield', 'net-yield', 'cash-on-cash'), integer({ min: 1, max: 1200 })).map(([kind, bps]): AlertTest => ({
    kind,
    atLeast: rate(bps / 10_000),
  })),
  tuple(constantFrom('monthly-cash-flow', 'profit'), integer({ min: 0, max: 500 })).map(([kind, pounds]): AlertTest => ({
    kind,
    atLeast: fromMajor(pounds),
  })),
  integer({ min: 0, max: 500 }).map((pounds): AlertTest => ({ kind: 'cash-left-in', atMost: fromMajor(pounds) })),
  integer({ min: 1, max: 1200 }).map((bps): AlertTest => ({ kind: 'break-even-occupancy', atMost: rate(bps / 10_000) })),
  integer({ min: 1, max: 40 }).map((k): AlertTest => ({ kind: 'price-drop', amount: fromMajor(k * 1000), currency: 'GBP' })),
  integer({ min: 1, max: 20 }).map((share): AlertTest => ({ kind: 'price-drop-share', share: rate(share / 100) })),
  integer({ min: 150, max: 260 }).map((k): AlertTest => ({ kind: 'price-at-most', amount: fromMajor(k * 1000), currency: 'GBP' })),
  constant<AlertTest>({ kind: 'back-on-market' }),
);

const sighting = oneof(
  integer({ min: 150, max: 260 }).map((k) => k * 1000),
  constantFrom('available', 'sold-stc', 'withdrawn'),
);
const fraction = option(double({ min: -0.05, max: 0.15, noNaN: true }));
const pence = option(integer({ min: -60_000, max: 60_000 }));
const figures = record({
  strategy: constantFrom('buy-to-let', 'brrrr', 'flip'),
  score: option(integer({ min: 0, max: 100 })),
  grossYield: fraction,
  netYield: fraction,
  monthlyCashFlow: pence,
  cashOnCash: fraction,
  profit: pence,
  cashLeftIn: pence,
  breakEvenOccupancy: fraction,
});

/** Successive states of one deal, each with one more sighting than the one before. */
const lives = array(tuple(sighting, figures), { minLength: 2, maxLength: 8 }).map((steps): readonly DealState[] =>
  steps.map(([, values], at) => stateOf({ ...values, sightings: seen(...steps.slice(0, at + 1).map(([what]) => what)) })),
);

const idsAt = (at: number) => (test: AlertTest, before: DealState | null, after: DealState) =>
  evaluateDealRule(ruleOf(test), { before, after, now: instant(at) }).map(({ id }) => id);
const ids = idsAt(now);

it('alerts: the same change gives the same ids at any time, and an unchanged state gives none', () => {
  assert(
    property(tests, lives, integer({ min: 0, max: 1e11 }), (test, life, later) => {
      const [before, after] = [life[0] ?? null, life.at(-1) ?? stateOf()];
      expect(idsAt(now + later)(test, before, after)).toEqual(ids(test, before, after));
      expect(new Set(ids(test, before, after)).size).toBe(ids(test, before, after).length);
      expect(ids(test, after, after)).toEqual([]);
    }),
  );
});

it('alerts: checking at every step or only once, in any order, finds the same changes to the listing', () => {
  assert(
    property(tests, lives, (test, life) => {
      pre(!isLevelTest(test));
      const pairs = life.slice(1).map((after, at) => [life[at] ?? null, after] as const);
      const oneByOne = pairs.flatMap(([before, after]) => ids(test, before, after));
      const backwards = pairs.toReversed().flatMap(([before, after]) => ids(test, before, after));
      const atOnce = ids(test, life[0] ?? null, life.at(-1) ?? stateOf());
      expect(new Set(oneByOne)).toEqual(new Set(atOnce));
      expect(new Set(backwards)).toEqual(new Set(atOnce));
    }),
  );
});

it('alerts: a figure is reported only if it newly meets the target under the same strategy', () => {
  assert(
    property(tests, lives, (test, life) => {
      pre(isLevelTest(test));
      const [before, after] = [life[0] ?? null, life.at(-1) ?? stateOf()];
      const found = ids(test, before, after).length;
      if (before?.strategy !== after.strategy || after[levels[test.kind].figure] === null) expect(found).toBe(0);
      else expect(found === 1).toBe(holdsNow(test, after) && !holdsNow(test, before));
    }),
  );
});

it('alerts: every event can be stored and read back unchanged', () => {
  assert(
    property(tests, lives, (test, life) => {
      for (const { id, event } of evaluateDealRule(ruleOf(test), { before: life[0] ?? null, after: life.at(-1) ?? stateOf(), now })) {
        expect(id).toMatch(/^[0-9a-z]{28}$/);
        expect(parseAlertEvent(JSON.parse(JSON.stringify(event)))).toEqual({ ok: true, value: event });
      }
    }),
  );
});
