import { describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { moneyFigure, numberOr, rateOr, textFigure } from '../../../../../src/core/engine/strategies/figures.ts';
import type { FigureValue } from '../../../../../src/core/engine/strategies/strategyAnalysis.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import { checkStrategy, judgeOf, scoreStrategy, strategyCriteria } from '../../../../../src/core/score/strategies/judgeStrategy.ts';
import type { StrategySubject } from '../../../../../src/core/score/strategies/strategySubject.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import type { OtherStrategy } from '../../../../support/otherStrategy.ts';

type Unit = 'pence a month' | 'pence' | 'fraction' | 'months';

/** The expected criterion: figure, weight, ends of the scale, usual rule, and share earned by a text instead of a figure. */
interface Promised {
  readonly id: string;
  readonly label: string;
  readonly figure: string;
  readonly weight: number;
  readonly unit: Unit;
  readonly zero: number;
  readonly full: number;
  readonly rule: number | null;
  readonly words: number | null;
}

function line(
  [id, label, figure]: readonly [string, string, string],
  weight: number,
  [unit, zero, full, rule, earned = null]: readonly [Unit, number, number, number | null, (number | null)?],
): Promised {
  return { id, label, figure, weight, unit, zero, full, rule, words: earned };
}

const cover = (weight: number): Promised =>
  line(['interest-cover', 'Interest cover', 'interestCover'], weight, ['fraction', 1, 2, 1.25, 1]);

const promised: Readonly<Record<OtherStrategy, readonly Promised[]>> = {
  flip: [
    line(['profit-on-cost', 'Profit on cost', 'profitOnCost'], 35, ['fraction', 0.05, 0.25, 0.2]),
    line(['profit', 'Profit after tax', 'profit'], 20, ['pence', 0, 4_000_000, 1_500_000]),
    line(['return-on-cash', 'Return on cash', 'roi'], 25, ['fraction', 0, 0.4, 0.2]),
    line(['margin', 'Margin on the sale', 'margin'], 10, ['fraction', 0.05, 0.2, null]),
  ],
  brrrr: [
    line(['cash-flow', 'Cash flow', 'monthlyCashFlow'], 20, ['pence a month', 0, 40_000, 20_000]),
    line(['cash-on-cash', 'Cash-on-cash return on cash left in', 'cashOnCash'], 15, ['fraction', 0, 0.12, 0.08, 1]),
    cover(15),
    line(['yield-on-cost', 'Gross yield on cost', 'yieldOnCost'], 10, ['fraction', 0.04, 0.09, 0.06]),
  ],
  hmo: [
    line(['cash-flow', 'Cash flow', 'monthlyCashFlow'], 20, ['pence a month', 0, 100_000, 50_000]),
    line(['cash-on-cash', 'Cash-on-cash', 'cashOnCash'], 20, ['fraction', 0, 0.15, 0.1]),
    line(['net-yield', 'Net yield', 'netYield'], 15, ['fraction', 0.03, 0.09, 0.06]),
    line(['break-even', 'Break-even occupancy', 'breakEvenOccupancy'], 15, ['fraction', 0.95, 0.65, 0.8, 0]),
    cover(10),
  ],
  'serviced-accommodation': [
    line(['break-even', 'Break-even occupancy', 'breakEvenOccupancy'], 25, ['fraction', 0.75, 0.4, 0.55, 0]),
    line(['cash-flow', 'Cash flow', 'monthlyCashFlow'], 20, ['pence a month', 0, 80_000, 40_000]),
    line(['cash-on-cash', 'Cash-on-cash', 'cashOnCash'], 20, ['fraction', 0, 0.15, 0.08]),
    line(['net-yield', 'Net yield', 'netYield'], 10, ['fraction', 0.02, 0.08, 0.05]),
    cover(10),
  ],
  'rent-to-rent': [
    line(['cash-flow', 'Profit', 'monthlyCashFlow'], 30, ['pence a month', 0, 60_000, 30_000]),
    line(['break-even', 'Break-even occupancy', 'breakEvenOccupancy'], 25, ['fraction', 0.95, 0.7, 0.85, 0]),
    line(['payback', 'Payback period', 'payback'], 25, ['months', 24, 6, 12, 0]),
    line(['return-on-cash', 'Return on cash', 'cashOnCash'], 15, ['fraction', 0, 1, 0.5]),
  ],
  'house-hack': [
    line(['saving', 'Saving compared with renting', 'savedPerMonth'], 25, ['pence a month', 0, 50_000, 10_000]),
    line(['paid-by-lodgers', 'Share of costs paid by lodgers', 'paidByLodgers'], 20, ['fraction', 0.2, 0.6, 0.3, 1]),
    line(['saving-on-cash', 'Cash-on-cash saving', 'cashOnCash'], 15, ['fraction', 0, 0.15, 0.05]),
  ],
};

const strategies = Object.keys(promised) as readonly OtherStrategy[];
const every = strategies.flatMap((strategy) => promised[strategy].map((each) => ({ strategy, ...each })));

const { facts } = sampleJob().deal;

const subjectOf = (figures: Readonly<Record<string, FigureValue>>, inputs: StrategySubject['inputs'] = {}): StrategySubject => ({
  figures: Object.entries(figures).map(([id, value]) => ({ id, label: id, value, text: '' })),
  inputs,
  facts,
});

function valueOf(unit: Unit, value: number): FigureValue {
  if (unit === 'fraction') return rateOr(rate(value), '');
  return unit === 'months' ? numberOr(value, 'months', '') : moneyFigure(minor(value));
}

const criterionOf = (strategy: OtherStrategy, id: string, subject: StrategySubject) =>
  scoreStrategy(judgeOf(strategy, standardProfile, 'GB-ENG'), subject, {}).criteria.find((each) => each.id === id);

const ruleOf = (strategy: OtherStrategy, id: string, subject: StrategySubject) =>
  checkStrategy(judgeOf(strategy, standardProfile, 'GB-ENG'), subject).find((each) => each.id === id);

const living = (cost: number, now: number | null) =>
  subjectOf({ costWithoutLodgers: moneyFigure(minor(cost)) }, now === null ? {} : { housingCostNow: now });

describe('strategy score scales', () => {
  it.each(every)(
    '$strategy, $id: no points at $zero, half in the middle, full points at $full',
    ({ strategy, id, label, figure, ...scale }) => {
      const at = (value: number) => criterionOf(strategy, id, subjectOf({ [figure]: valueOf(scale.unit, value) }));
      const middle = (scale.zero + scale.full) / 2;
      expect(at(middle)).toMatchObject({ label, figure, weight: scale.weight });
      expect([scale.zero, middle, scale.full].map((value) => at(value)?.share)).toEqual([0, expect.closeTo(0.5, 10), 1]);
      // Beyond the ends the share does not change.
      const step = scale.full - scale.zero;
      expect([at(scale.zero - step)?.share, at(scale.full + step)?.share]).toEqual([0, 1]);
    },
  );

  it.each(every)('$strategy, $id: the usual rule is met at $rule and missed just short of it', ({ strategy, id, figure, ...scale }) => {
    const at = (value: number) => ruleOf(strategy, id, subjectOf({ [figure]: valueOf(scale.unit, value) }));
    const { rule } = scale;
    expect(strategyCriteria(strategy, 'GB').find((each) => each.id === `${strategy}/${id}`)?.rule?.usual ?? null).toBe(rule);
    if (rule === null) {
      expect(at(scale.full)).toBeUndefined();
      return;
    }
    const hair = scale.unit === 'fraction' ? 1e-6 : 1;
    const short = scale.full > scale.zero ? rule - hair : rule + hair;
    expect([at(rule)?.met, at(short)?.met]).toEqual([true, false]);
    expect(at(rule)?.words).toContain('meets the usual');
    expect(at(short)?.words).toContain(scale.full > scale.zero ? 'below the usual' : 'above the usual');
  });

  it.each(every)(
    '$strategy, $id: a text instead of the figure earns the expected share, or is unknown',
    ({ strategy, id, figure, ...scale }) => {
      const said = subjectOf({ [figure]: textFigure('Nothing to measure here') });
      const criterion = criterionOf(strategy, id, said);
      if (scale.words === null) expect(ruleOf(strategy, id, said)?.met ?? null).toBeNull();
      else expect(criterion?.share).toBe(scale.words);
      expect(criterion?.reason).toContain('Nothing to measure here');
      const shown = scale.words === null ? 'not known' : 'Nothing to measure here';
      if (scale.rule !== null) expect(ruleOf(strategy, id, said)?.words).toBe(shown);
      if (scale.words === 0) expect(ruleOf(strategy, id, said)?.met).toBe(false);
    },
  );

  it('score cash left in as a share of cash invested, with no cash left in as the best result', () => {
    const left = (pence: number | string) =>
      subjectOf({
        cashIn: moneyFigure(minor(100_000)),
        moneyLeftIn: typeof pence === 'string' ? textFigure(pence) : moneyFigure(minor(pence)),
      });
    const shares = [60_000, 30_000, 0, 'All of it came back'].map((pence) => criterionOf('brrrr', 'left-in', left(pence))?.share);
    expect(shares).toEqual([0, expect.closeTo(0.5, 10), 1, 1]);
    expect([25_000, 25_001].map((pence) => ruleOf('brrrr', 'left-in', left(pence))?.met)).toEqual([true, false]);
    expect(criterionOf('brrrr', 'left-in', left(0))).toMatchObject({ label: 'Cash left in', figure: 'moneyLeftIn', weight: 25 });
    const nothingPut = subjectOf({ cashIn: moneyFigure(minor(0)), moneyLeftIn: moneyFigure(minor(0)) });
    expect(ruleOf('brrrr', 'left-in', nothingPut)?.met).toBeNull();
    expect(criterionOf('brrrr', 'left-in', nothingPut)?.reason).toContain('No cash invested');
  });

  it('score the cost of a home without lodgers against the housing cost elsewhere', () => {
    const shares = [200_000, 150_000, 100_000].map((cost) => criterionOf('house-hack', 'without-lodgers', living(cost, 100_000))?.share);
    expect(shares).toEqual([0, expect.closeTo(0.5, 10), 1]);
    expect([150_000, 150_001].map((cost) => ruleOf('house-hack', 'without-lodgers', living(cost, 100_000))?.met)).toEqual([true, false]);
    for (const now of [null, 0]) {
      expect(ruleOf('house-hack', 'without-lodgers', living(150_000, now))?.met).toBeNull();
      expect(criterionOf('house-hack', 'without-lodgers', living(150_000, now))?.reason).toContain('Housing cost elsewhere not given');
    }
  });

  it.each(strategies)('%s: weights sum to 100, and the remaining criteria are the home and its listing', (strategy) => {
    const all = strategyCriteria(strategy, 'GB');
    expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    const own = new Set([...promised[strategy].map(({ id }) => id), 'left-in', 'without-lodgers'].map((id) => `${strategy}/${id}`));
    const rest = all.filter(({ id }) => !own.has(id)).map(({ id, weight }) => [id.slice(strategy.length + 1), weight]);
    expect(rest).toEqual(
      {
        flip: [['listing', 10]],
        brrrr: [
          ['lease', 5],
          ['listing', 10],
        ],
        hmo: [
          ['lease', 5],
          ['energy', 5],
          ['listing', 10],
        ],
        'serviced-accommodation': [
          ['lease', 5],
          ['listing', 10],
        ],
        'rent-to-rent': [['listing', 5]],
        'house-hack': [
          ['lease', 10],
          ['listing', 10],
        ],
      }[strategy],
    );
  });

  it('keep a user’s rule and weight for one strategy separate from other strategies', () => {
    const own = { weights: { 'hmo/listing': 0, 'flip/profit': 3 }, rules: { 'hmo/cash-flow': 60_000, 'flip/profit': 1 } };
    const judge = judgeOf('hmo', { ...standardProfile, ...own }, 'GB-ENG');
    expect(judge).toMatchObject({ strategy: 'hmo', weights: { listing: 0 }, whose: 'your' });
    const owned = judge.rules.filter((rule) => rule.whose === 'your').map((rule) => [rule.line.criterion.id, rule.at]);
    expect(owned).toEqual([['cash-flow', 60_000]]);
    const at = subjectOf({ monthlyCashFlow: moneyFigure(minor(55_000)) });
    expect(checkStrategy(judge, at).find(({ id }) => id === 'cash-flow')).toMatchObject({ met: false });
    expect(checkStrategy(judge, at).find(({ id }) => id === 'cash-flow')?.words).toContain('below your £600 a month');
  });
});
