import { describe, expect, it } from 'vitest';
import { planChecks } from '../../../../../src/core/engine/plan/planChecks.ts';
import type { PlanMonth } from '../../../../../src/core/engine/plan/plan.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { eventsOf, planOf, requestOf } from './samplePlans.ts';
import type { Asked } from './samplePlans.ts';

const at = (months: readonly PlanMonth[], month: number): PlanMonth => months[month - 1] as PlanMonth;
const checksOf = (events: ReturnType<typeof eventsOf>, asked: Asked) => planChecks(planOf(events, asked), requestOf(events, asked));

describe('refinancing that releases cash', () => {
  // £200,000 growing 3% a year is 200,000 × 1.03² = £212,180 after 24 months. 70% of it in month 25 is £148,526.
  const events = eventsOf({
    kind: 'refinancing',
    month: 25,
    loan: { loanToValue: 0.7 },
    rate: 0.05,
    mortgageKind: 'interest-only',
    termMonths: 300,
    arrangementFee: 150_000,
    arrangementFeeAdded: true,
    earlyRepaymentCharge: 0.01,
    legalFees: 60_000,
    valuationFee: 30_000,
    stressRate: 0.055,
  });
  const { months, events: planned } = planOf(events, { deal: { priceGrowth: percent(3) } });

  it('borrows 70% of the current value plus the fee, and repays the old loan from it', () => {
    // 148,526 + 1,500 = £150,026 instead of £100,000.
    expect(planned[0]?.value.before).toBe(fromMajor(212_180));
    expect(planned[0]?.loan).toEqual({ before: fromMajor(100_000), after: fromMajor(150_026) });
    expect(at(months, 25).borrowed).toBe(fromMajor(50_026));
  });

  it('releases cash after the fee, early repayment charge, legal fees and valuation', () => {
    // Fees: 1,500 + 1% of 100,000 + 600 + 300 = 3,400. Cash released: 50,026 − 3,400 = £46,626.
    expect(at(months, 25).loanFees).toBe(fromMajor(3400));
    expect(at(months, 25).oneOff).toBe(fromMajor(-46_626));
    // Interest: 150,026 × 5% ÷ 12 = 625.11 (rounded). Cash flow: 1,000 − 100 − 625.11 + 46,626 = £46,900.89.
    expect(at(months, 25).interest).toBe(fromMajor(625.11));
    expect(at(months, 25).cashFlow).toBe(fromMajor(46_900.89));
    // The month before: 1,000 − 100 − 100,000 × 6% ÷ 12 = £400.
    expect(at(months, 24).cashFlow).toBe(fromMajor(400));
  });

  it('applies a new rate after the fix, repaying the remaining balance over the remaining months', () => {
    // £120,000 over 10 years without interest is £1,000 a month. The £60,000 left after 60 months costs £1,334.67 at 12%.
    const fixed = eventsOf({ kind: 'rate-change', month: 61, rate: 0.12 });
    const deal = { purchasePrice: fromMajor(240_000), mortgageKind: 'repayment' as const, mortgageRate: rate(0), mortgageYears: 10 };
    const plan = planOf(fixed, { deal });
    expect(at(plan.months, 60).loanBalance).toBe(fromMajor(60_000));
    // The first month's interest is 60,000 × 1% = 600.
    expect(at(plan.months, 61).interest).toBe(fromMajor(600));
    expect(at(plan.months, 61).principal).toBe(fromMajor(734.67));
    expect(at(plan.months, 120).loanBalance).toBe(0);
  });
});

describe('lease extension', () => {
  // Ground rent £600 a year until month 36, a £15,000 premium, £2,500 costs, and £18,000 added to the value.
  const events = eventsOf({
    kind: 'lease-extension',
    month: 37,
    premium: 1_500_000,
    legalCosts: 250_000,
    yearsAdded: 90,
    valueUplift: 1_800_000,
  });
  const asked: Asked = {
    deal: { groundRentPerYear: fromMajor(600), priceGrowth: percent(2) },
    setting: { isLeasehold: true, leaseYears: 82 },
  };
  const { months, events: planned } = planOf(events, asked);

  it('costs the premium and legal fees once, ends the ground rent and adds value that keeps growing', () => {
    // 1,200 + 600 = £1,800 a year, or £150 a month. Without ground rent it is £100.
    expect([36, 37].map((month) => at(months, month).costs / 100)).toEqual([150, 100]);
    expect(at(months, 37).oneOff).toBe(fromMajor(17_500));
    expect(at(months, 37).capital).toBe(fromMajor(17_500));
    // The price after three years at 2% is 212,241.60, plus 18,000.
    expect(planned[0]?.value).toEqual({ before: fromMajor(212_241.6), after: fromMajor(230_241.6) });
    // A year later both have grown by 2%: 216,486.432 + 18,360 = £234,846.43.
    expect(at(months, 48).propertyValue).toBe(fromMajor(234_846.43));
  });

  it('names the laws that limit ground rent to a peppercorn, and shows which are not yet in force', () => {
    const found = checksOf(events, asked).find(({ id }) => id === 'ground-rent');
    expect(found?.level).toBe('told');
    expect(found?.words).toContain('peppercorn');
    expect(found?.rules.map(({ title, confirmed }) => [title.slice(0, 38), confirmed])).toEqual([
      ['Leasehold Reform, Housing and Urban De', true],
      ['Leasehold and Freehold Reform Act 2024', false],
      ['Leasehold and Freehold Reform Act 2024', true],
    ]);
  });

  it('warns if the lease is short at the sale or ends before it', () => {
    // 82 years less ten is 72, or 162 with 90 more. An 8-year lease ends before year 10.
    const leaseOf = (leaseYears: number) =>
      checksOf([], { ...asked, setting: { isLeasehold: true, leaseYears } }).find(({ id }) => id === 'lease');
    expect(leaseOf(82)).toMatchObject({ level: 'ask' });
    expect(leaseOf(82)?.words).toContain('72 years');
    expect(leaseOf(8)?.level).toBe('must');
    expect(leaseOf(90)).toBeUndefined();
    expect(checksOf(events, asked).some(({ id }) => id === 'lease')).toBe(false);
  });
});

const works = (month: number, changes: object = {}) =>
  eventsOf({ kind: 'energy-works', month, cost: 800_000, bandReached: 'C', monthlyRentRise: 5000, valueUplift: 400_000, ...changes });

describe('energy improvements', () => {
  // Bought on 20 November 2026: month 47 begins on 20 September 2030, before the deadline, and month 48 after it.
  const inBandD: Asked = { setting: { energyBand: 'D' } };
  const energyOf = (events: ReturnType<typeof eventsOf>, asked: Asked = inBandD) =>
    checksOf(events, asked).find(({ id }) => id === 'energy');

  it('are paid for once, raise rent and value, and count as a capital cost unless treated as a repair', () => {
    const { months } = planOf(works(25), inBandD);
    expect(at(months, 25)).toMatchObject({ capital: fromMajor(8000), repairs: 0, rent: fromMajor(1050), oneOff: fromMajor(8000) });
    expect(at(months, 25).propertyValue).toBe(fromMajor(204_000));
    expect(at(planOf(works(25, { treatedAs: 'repair' }), inBandD).months, 25)).toMatchObject({ capital: 0, repairs: fromMajor(8000) });
  });

  it('are flagged as missing if a property below C is held past 1 October 2030', () => {
    expect(energyOf([])).toMatchObject({ level: 'must' });
    expect(energyOf([])?.words).toContain('1 October 2030');
    expect(energyOf([], { setting: { energyBand: 'D' }, held: 46 })).toBeUndefined();
    expect(energyOf([], { setting: { energyBand: 'D', place: 'scotland' } })).toBeUndefined();
    expect(energyOf([], { setting: { energyBand: null } })?.level).toBe('ask');
    expect(energyOf([], { setting: { energyBand: 'C' } })?.level).toBe('told');
  });

  it('are in time in a month that begins before the deadline, and too late in one that begins after it', () => {
    expect(energyOf(works(47))?.level).toBe('told');
    expect(energyOf(works(48))).toMatchObject({ level: 'must' });
    expect(energyOf(works(48))?.words).toContain('only planned in month 48');
  });

  it('are capped at £10,000, or a tenth of the value of a cheap property', () => {
    const short = works(25, { cost: 1_000_000, bandReached: 'D' });
    expect(energyOf(short)).toMatchObject({ level: 'ask' });
    expect(energyOf(short)?.words).toContain('Register an exemption');
    expect(energyOf(works(25, { cost: 999_900, bandReached: 'D' }))?.level).toBe('must');
    const dear = checksOf(works(25, { cost: 1_250_000 }), inBandD).find(({ id }) => id === 'energy-cost');
    expect(dear?.words).toContain('so £2,500 is optional');
    // A tenth of £80,000 is £8,000.
    const cheap = checksOf(works(25, { cost: 900_000 }), { ...inBandD, deal: { purchasePrice: fromMajor(80_000) } });
    expect(cheap.find(({ id }) => id === 'energy-cost')?.words).toContain('at most £8,000');
  });
});
