import { describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { moneyFigure, rateOr } from '../../../../../src/core/engine/strategies/figures.ts';
import type { FigureValue } from '../../../../../src/core/engine/strategies/strategyAnalysis.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import { brrrrCriteria } from '../../../../../src/core/score/strategies/brrrrCriteria.ts';
import type { JudgedLine } from '../../../../../src/core/score/strategies/criterionRows.ts';
import { flipCriteria } from '../../../../../src/core/score/strategies/flipCriteria.ts';
import { hmoCriteria } from '../../../../../src/core/score/strategies/hmoCriteria.ts';
import { houseHackCriteria } from '../../../../../src/core/score/strategies/houseHackCriteria.ts';
import { checkStrategy, judgeOf, scoreStrategy, strategyCriteria } from '../../../../../src/core/score/strategies/judgeStrategy.ts';
import { rentToRentCriteria } from '../../../../../src/core/score/strategies/rentToRentCriteria.ts';
import { servicedAccommodationCriteria } from '../../../../../src/core/score/strategies/servicedAccommodationCriteria.ts';
import type { StrategySubject } from '../../../../../src/core/score/strategies/strategySubject.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import type { OtherStrategy } from '../../../../support/otherStrategy.ts';

const lines: Readonly<Record<OtherStrategy, readonly JudgedLine[]>> = {
  flip: flipCriteria,
  brrrr: brrrrCriteria,
  hmo: hmoCriteria,
  'serviced-accommodation': servicedAccommodationCriteria,
  'rent-to-rent': rentToRentCriteria,
  'house-hack': houseHackCriteria,
};

const refinance = 'purchasePrice 3, afterRepairValue 4, refurbishment 2, refinanceOfValue 1';
const letting = 'monthlyRent 3, afterRepairValue 2, mortgageRate 2, management 1';
const project = 'purchasePrice 3, afterRepairValue 3, refurbishment 2, projectMonths 1, bridgingRate 1';
const rooms = 'purchasePrice 2, rooms 4, billsPerMonth 1, management 1, mortgageRate 2';
const guests = 'purchasePrice 2, nightlyRate 3, occupancy 3, cleaningPerStay 1, mortgageRate 1';
const leased = 'leaseRentPerMonth 3, rooms 4, billsPerMonth 1, management 1';
const living = 'purchasePrice 2, mortgageRate 2, rooms 3, housingCostNow 3, billsPerMonth 1';
const listing = ['listing: Missing details', 'no details missing', ''];
const lease = ['lease: Lease and charges', 'freehold, or a lease of 125 years or more with charges of at most 5% of the income', ''];

/** For each criterion its name, the condition for full points, and the inputs whose source decides its certainty. */
const promised: Readonly<Record<OtherStrategy, readonly (readonly string[])[]>> = {
  flip: [
    ['profit-on-cost: Profit on cost', '25.0% or more', project],
    ['profit: Profit after tax', '£40,000 or more', project],
    ['return-on-cash: Return on cash', '40.0% or more', project],
    ['margin: Margin on the sale', '20.0% or more', project],
    listing,
  ],
  brrrr: [
    ['left-in: Cash left in', '0% or less', refinance],
    ['cash-flow: Cash flow', '£400 a month or more', letting],
    ['cash-on-cash: Cash-on-cash return on cash left in', '12.0% or more', `${refinance}, monthlyRent 3`],
    ['interest-cover: Interest cover', '200% or more', letting],
    ['yield-on-cost: Gross yield on cost', '9.0% or more', `${refinance}, monthlyRent 3`],
    lease,
    listing,
  ],
  hmo: [
    ['cash-flow: Cash flow', '£1,000 a month or more', rooms],
    ['cash-on-cash: Cash-on-cash', '15.0% or more', rooms],
    ['net-yield: Net yield', '9.0% or more', rooms],
    ['break-even: Break-even occupancy', '65% or less', rooms],
    ['interest-cover: Interest cover', '200% or more', rooms],
    lease,
    ['energy: Energy rating', 'C or better', ''],
    listing,
  ],
  'serviced-accommodation': [
    ['break-even: Break-even occupancy', '40% or less', guests],
    ['cash-flow: Cash flow', '£800 a month or more', guests],
    ['cash-on-cash: Cash-on-cash', '15.0% or more', guests],
    ['net-yield: Net yield', '8.0% or more', guests],
    ['interest-cover: Interest cover', '200% or more', guests],
    lease,
    listing,
  ],
  'rent-to-rent': [
    ['cash-flow: Profit', '£600 a month or more', leased],
    ['break-even: Break-even occupancy', '70% or less', leased],
    ['payback: Payback period', '6 months or less', leased],
    ['return-on-cash: Return on cash', '100% or more', leased],
    listing,
  ],
  'house-hack': [
    ['saving: Saving compared with renting', '£500 a month or more', living],
    ['paid-by-lodgers: Share of costs paid by lodgers', '60% or more', 'purchasePrice 2, mortgageRate 2, rooms 4, billsPerMonth 1'],
    ['saving-on-cash: Cash-on-cash saving', '15.0% or more', living],
    [
      'without-lodgers: Cost without lodgers as a share of your housing cost elsewhere',
      '100% or less',
      'purchasePrice 3, mortgageRate 3, housingCostNow 3',
    ],
    lease,
    listing,
  ],
};

const { facts } = sampleJob().deal;

const subjectOf = (figures: Readonly<Record<string, FigureValue>>, changes: Partial<StrategySubject> = {}): StrategySubject => ({
  figures: Object.entries(figures).map(([id, value]) => ({ id, label: id, value, text: '' })),
  inputs: {},
  facts,
  ...changes,
});

/** The text with plain spaces. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

const strategies = Object.keys(lines) as readonly OtherStrategy[];

describe('strategy criteria', () => {
  it.each(strategies)('%s: each states the condition for full points and the inputs it is based on', (strategy) => {
    expect(
      lines[strategy].map(({ criterion }) => {
        const grounds = criterion.restsOn(facts);
        return [
          `${criterion.id}: ${criterion.label}`,
          plain(criterion.full),
          grounds.map(([input, weight]) => `${input} ${weight}`).join(', '),
        ];
      }),
    ).toEqual(promised[strategy]);
  });

  it.each(strategies)(
    '%s: a standard deal exactly meets each usual rule, is mid-scale for lines without a rule, and has full points for its facts',
    (strategy) => {
      for (const { criterion, rule } of lines[strategy]) {
        const { scale, standard } = criterion;
        if (scale === null) expect([criterion.id, standard, criterion.rule, criterion.figure]).toEqual([criterion.id, 1, null, null]);
        else if (rule === null) expect([criterion.id, standard, criterion.rule]).toEqual([criterion.id, 0.5, null]);
        else {
          expect(criterion.rule).toBe(criterion.id);
          expect(standard).toBeCloseTo((rule - scale.zero) / (scale.full - scale.zero), 10);
        }
      }
    },
  );

  it('allow a user’s rule only if they have a scale', () => {
    const asked = strategyCriteria('hmo', 'GB').map(({ id, rule }) => [id, rule === null ? null : plain(rule.shown), rule?.unit ?? null]);
    expect(asked).toEqual([
      ['hmo/cash-flow', '£500 a month', 'pence a month'],
      ['hmo/cash-on-cash', '10.0%', 'fraction'],
      ['hmo/net-yield', '6.0%', 'fraction'],
      ['hmo/break-even', '80%', 'fraction'],
      ['hmo/interest-cover', '125%', 'fraction'],
      ['hmo/lease', null, null],
      ['hmo/energy', null, null],
      ['hmo/listing', null, null],
    ]);
    expect(strategyCriteria('flip', 'GB').find(({ id }) => id === 'flip/margin')?.rule).toBeNull();
  });
});

const checkOf = (strategy: OtherStrategy, id: string, subject: StrategySubject) =>
  checkStrategy(judgeOf(strategy, standardProfile, 'GB-ENG'), subject).find((each) => each.id === id);

const cashFlow = (pence: number) => checkOf('hmo', 'cash-flow', subjectOf({ monthlyCashFlow: moneyFigure(minor(pence)) }))?.words;

const breakEven = (share: number) =>
  plain(checkOf('hmo', 'break-even', subjectOf({ breakEvenOccupancy: rateOr(rate(share), '') }))?.words ?? '');

describe('text of strategy rules', () => {
  it('prints more digits for a narrow miss, and the usual digits otherwise', () => {
    expect(cashFlow(49_960)).toBe('£499.60 a month, below the usual £500 a month');
    expect(cashFlow(50_000)).toBe('£500 a month, meets the usual £500 a month');
    expect(cashFlow(27_700)).toBe('£277 a month, below the usual £500 a month');
    expect(breakEven(0.803)).toBe('80.30%, above the usual 80%');
  });

  it('gives the distance to the rule next to a figure, and the share too if the rule is about a share', () => {
    expect(checkOf('hmo', 'cash-flow', subjectOf({ monthlyCashFlow: moneyFigure(minor(60_000)) }))?.against).toBe(
      'meets the usual £500 a month',
    );
    const leftIn = subjectOf({ cashIn: moneyFigure(minor(100_000)), moneyLeftIn: moneyFigure(minor(10_000)) });
    expect(plain(checkOf('brrrr', 'left-in', leftIn)?.against ?? '')).toBe('10%, meets the usual 25%');
  });

  it('says that there is nothing to measure if the figure is missing', () => {
    expect(checkOf('hmo', 'cash-flow', subjectOf({}))).toEqual({ id: 'cash-flow', label: 'Cash flow', met: null, words: 'not known' });
    const score = scoreStrategy(judgeOf('hmo', standardProfile, 'GB-ENG'), subjectOf({}), {});
    expect(score.criteria.find(({ id }) => id === 'cash-flow')?.reason).toContain('Not measurable for this deal');
    for (const figures of [
      { cashIn: moneyFigure(minor(100_000)) },
      { moneyLeftIn: moneyFigure(minor(100_000)) },
      { cashIn: moneyFigure(minor(-1)), moneyLeftIn: moneyFigure(minor(100_000)) },
    ])
      expect(checkOf('brrrr', 'left-in', subjectOf(figures))?.met).toBeNull();
    expect(checkOf('house-hack', 'without-lodgers', subjectOf({}, { inputs: { housingCostNow: fromMajor(1_000) } }))?.met).toBeNull();
  });

  it('compares lease charges with the strategy’s income', () => {
    const leasehold = { ...facts, tenure: 'leasehold' as const, leaseYearsRemaining: 125 };
    const shareOf = (inputs: StrategySubject['inputs']) =>
      scoreStrategy(
        judgeOf('hmo', standardProfile, 'GB-ENG'),
        subjectOf({ incomeReceived: moneyFigure(fromMajor(20_000)) }, { facts: leasehold, inputs }),
        {},
      ).criteria.find(({ id }) => id === 'lease')?.share;
    expect(shareOf({ serviceChargePerYear: fromMajor(1_000), groundRentPerYear: 0 })).toBe(1);
    expect(shareOf({ serviceChargePerYear: fromMajor(2_000), groundRentPerYear: fromMajor(1_000) })).toBeCloseTo(0.5, 10);
    expect(shareOf({ serviceChargePerYear: fromMajor(5_000) })).toBe(0);
  });
});
