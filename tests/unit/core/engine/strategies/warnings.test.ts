import { describe, expect, it } from 'vitest';
import type { StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { analyseStrategy } from '../../../../../src/core/engine/strategies/analyseStrategy.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { contextWith, inputsWith, plain } from './given.ts';
import type { InputsOf } from '../../../../../src/core/deal/strategies/inputsById.ts';

/** The notes from the figures, by id. */
function notes<Id extends StrategyId>(strategy: Id, yours: Partial<InputsOf<Id>>): Readonly<Record<string, string>> {
  const { checks } = analyseStrategy(strategy, inputsWith(strategy, yours), contextWith());
  return Object.fromEntries(checks.filter(({ level }) => level === 'note').map(({ id, words }) => [id, words]));
}

describe('warnings for a property bought to hold', () => {
  const house = { ...plain, purchasePrice: fromMajor(200_000), deposit: percent(25), monthlyRent: fromMajor(1000) };

  it('a first-year loss is flagged with its amount', () => {
    // 750 × 12 × 0.9 − 300 − 7,500 = 300 remains. 700 × 12 × 0.9 − 7,800 = −240.
    expect(notes('buy-to-let', { ...house, monthlyRent: fromMajor(750) })).not.toHaveProperty('negative-cash-flow');
    expect(notes('buy-to-let', { ...house, monthlyRent: fromMajor(700) })['negative-cash-flow']).toBe(
      'Year one loses £240 before income tax.',
    );
  });

  it('the year in which costs outgrow the rent is flagged, within the hold only', () => {
    // Insurance of 3,000 grows 25% a year. 10,800 − 7,500 = 3,300 is less than the 3,750 in year two.
    const growing = { ...house, insurancePerYear: fromMajor(3000), costGrowth: percent(25) };
    expect(notes('buy-to-let', growing)['later-loss']).toContain('in year 2');
    expect(notes('buy-to-let', { ...growing, holdYears: 1 })).not.toHaveProperty('later-loss');
    expect(notes('buy-to-let', house)).not.toHaveProperty('later-loss');
  });

  it('a loan that falls due within the hold is flagged, unless it is repaid gradually', () => {
    expect(notes('buy-to-let', { ...house, mortgageYears: 10, holdYears: 10 })['loan-due']).toContain('after 10 years');
    expect(notes('buy-to-let', { ...house, mortgageYears: 11, holdYears: 10 })).not.toHaveProperty('loan-due');
    expect(notes('buy-to-let', { ...house, mortgageYears: 10, mortgageKind: 'repayment' })).not.toHaveProperty('loan-due');
    expect(notes('buy-to-let', { ...house, mortgageYears: 10, deposit: percent(100) })).not.toHaveProperty('loan-due');
  });
});

describe('warnings for a project', () => {
  const project = {
    purchasePrice: fromMajor(100_000),
    afterRepairValue: fromMajor(150_000),
    bridgingOfPrice: rate(0),
    refurbishment: fromMajor(0),
  };

  it('a price is flagged if it exceeds the rule of thumb, even by one pound', () => {
    // 150,000 × 0.70 = 105,000.
    expect(notes('flip', { ...project, purchasePrice: fromMajor(105_000) })).not.toHaveProperty('above-rule-of-thumb');
    expect(notes('flip', { ...project, purchasePrice: fromMajor(105_001) })).toHaveProperty('above-rule-of-thumb');
    expect(notes('brrrr', { ...project, purchasePrice: fromMajor(105_001), monthlyRent: fromMajor(900) })).toHaveProperty(
      'above-rule-of-thumb',
    );
  });

  it('a margin below 20% of cost is flagged as thin, and one below zero as a loss', () => {
    const free = {
      saleAgentFee: rate(0),
      saleLegalFees: fromMajor(0),
      legalFees: fromMajor(0),
      surveyFee: fromMajor(0),
      holdingCostsPerMonth: fromMajor(0),
    };
    // 100,000 plus 5% tax is 105,000. 20% more is 126,000.
    const sold = (price: number) => notes('flip', { ...project, ...free, afterRepairValue: fromMajor(price) });
    expect(sold(126_000)).not.toHaveProperty('thin-margin');
    expect(sold(125_999)).toHaveProperty('thin-margin');
    expect(sold(105_000)).not.toHaveProperty('loss');
    expect(sold(104_999)).toHaveProperty('loss');
    expect(sold(104_999)).not.toHaveProperty('thin-margin');
    expect(sold(104_999)).not.toHaveProperty('before-tax');
  });
});

describe('warnings for a shared house, short let and lease', () => {
  const room = { label: 'Room', monthlyRent: fromMajor(500), voidWeeks: 0, people: 1, squareMetres: null };

  it('a licence without a cost is flagged', () => {
    const house = { purchasePrice: fromMajor(200_000), rooms: [room] };
    expect(notes('hmo', { ...house, licencePerYear: fromMajor(0) })).toHaveProperty('no-licence-cost');
    expect(notes('hmo', house)).not.toHaveProperty('no-licence-cost');
    expect(notes('hmo', house)).toHaveProperty('hmo-mortgage');
  });

  it('thin occupancy is flagged if a seventh fewer bookings would mean a loss, but not if there is a loss already', () => {
    const flat = { purchasePrice: fromMajor(200_000), occupancy: percent(60) };
    // Fees, cleaning and supplies vary with bookings. 59.7% of nights break even at 140 a night, 50.2% at 160.
    const nightly = (pounds: number) => notes('serviced-accommodation', { ...flat, nightlyRate: fromMajor(pounds) });
    expect([135, 140, 155, 160].map((pounds) => 'thin-occupancy' in nightly(pounds))).toEqual([false, true, true, false]);
    expect([135, 140].map((pounds) => 'negative-cash-flow' in nightly(pounds))).toEqual([true, false]);
    expect(nightly(300)).toHaveProperty('guests-permission');
    expect(notes('serviced-accommodation', { ...flat, nightlyRate: fromMajor(300), lenderAgrees: true })).not.toHaveProperty(
      'guests-permission',
    );
  });

  it('the rent owed to the owner is stated even if every room is empty', () => {
    const lease = { leaseRentPerMonth: fromMajor(1000), rooms: [room] };
    expect(notes('rent-to-rent', lease)['rent-due']).toBe('You owe the owner £12,000 in year one, even with every room empty.');
    expect(notes('rent-to-rent', lease)).toHaveProperty('negative-cash-flow');
    expect(notes('rent-to-rent', { ...lease, rooms: [room, room, room, room, room] })).not.toHaveProperty('negative-cash-flow');
  });
});

describe('warnings for a home with lodgers', () => {
  const room = { label: 'Room', monthlyRent: fromMajor(500), voidWeeks: 0, people: 1, squareMetres: null };
  const home = { purchasePrice: fromMajor(200_000), rooms: [room], housingCostNow: fromMajor(2500) };

  it('a cost above that of living elsewhere is flagged, with the part that repays the loan', () => {
    expect(notes('house-hack', home)).toEqual({});
    expect(notes('house-hack', { ...home, housingCostNow: fromMajor(500) })['dearer']).toMatch(
      /^Living there costs £[\d,]+ a month more than living elsewhere, of which £2\d\d repays the loan\.$/,
    );
  });

  it('a missing housing cost elsewhere and a missing gas check are flagged', () => {
    expect(notes('house-hack', { ...home, housingCostNow: fromMajor(0) })).toHaveProperty('not-compared');
    expect(notes('house-hack', { ...home, certificatesPerYear: fromMajor(0) })).toHaveProperty('no-gas-check');
  });
});
