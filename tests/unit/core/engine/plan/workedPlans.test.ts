import { describe, expect, it } from 'vitest';
import { planChecks } from '../../../../../src/core/engine/plan/planChecks.ts';
import type { PlanMonth } from '../../../../../src/core/engine/plan/plan.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { eventsOf, planOf, requestOf } from './samplePlans.ts';
import type { Asked } from './samplePlans.ts';

const at = (months: readonly PlanMonth[], month: number): PlanMonth => months[month - 1] as PlanMonth;
const checksOf = (events: ReturnType<typeof eventsOf>, asked: Asked) => planChecks(planOf(events, asked), requestOf(events, asked));

describe('a refinancing that pulls cash out', () => {
  // £200,000 growing 3% a year: after 24 months 200,000 × 1.03² = £212,180. At the beginning of month 25 70% of it: £148,526.
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

  it('borrows 70% of the value then with the fee on top, and repays the old loan out of it', () => {
    // 148,526 + 1,500 = £150,026 in place of £100,000.
    expect(planned[0]?.value.before).toBe(fromMajor(212_180));
    expect(planned[0]?.loan).toEqual({ before: fromMajor(100_000), after: fromMajor(150_026) });
    expect(at(months, 25).borrowed).toBe(fromMajor(50_026));
  });

  it('leaves cash in hand after the fee, the charge, the lawyer and the valuer', () => {
    // Fee 1,500 + charge 1% of 100,000 = 1,000 + 600 + 300 = 3,400. 50,026 − 3,400 = £46,626 in hand.
    expect(at(months, 25).loanFees).toBe(fromMajor(3400));
    expect(at(months, 25).oneOff).toBe(fromMajor(-46_626));
    // 1,000 − 100 − 150,026 × 5% ÷ 12 = 625.11 (rounded) − (−46,626) = £46,900.89.
    expect(at(months, 25).interest).toBe(fromMajor(625.11));
    expect(at(months, 25).cashFlow).toBe(fromMajor(46_900.89));
    // The month before: 1,000 − 100 − 100,000 × 6% ÷ 12 = £400.
    expect(at(months, 24).cashFlow).toBe(fromMajor(400));
  });

  it('takes a new rate at the end of the fix: what is left is spread over the months left', () => {
    // £120,000 over 10 years without interest is £1,000 a month. After 60 months £60,000 at 12% over 60 months: £1,334.67.
    const fixed = eventsOf({ kind: 'rate-change', month: 61, rate: 0.12 });
    const deal = { purchasePrice: fromMajor(240_000), mortgageKind: 'repayment' as const, mortgageRate: rate(0), mortgageYears: 10 };
    const plan = planOf(fixed, { deal });
    expect(at(plan.months, 60).loanBalance).toBe(fromMajor(60_000));
    // 60,000 × 1% = 600 of it interest.
    expect(at(plan.months, 61).interest).toBe(fromMajor(600));
    expect(at(plan.months, 61).principal).toBe(fromMajor(734.67));
    expect(at(plan.months, 120).loanBalance).toBe(0);
  });
});

describe('a lease extension', () => {
  // Ground rent £600 a year until month 36; premium £15,000 and £2,500 of costs; the home is worth £18,000 more.
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

  it('costs premium and lawyers once, ends the ground rent and lifts the value, which grows on', () => {
    // 1,200 + 600 = £1,800 a year, £150 a month; afterwards £100.
    expect([36, 37].map((month) => at(months, month).costs / 100)).toEqual([150, 100]);
    expect(at(months, 37).oneOff).toBe(fromMajor(17_500));
    expect(at(months, 37).capital).toBe(fromMajor(17_500));
    // 200,000 × 1.02³ = 212,241.60, and 18,000 more.
    expect(planned[0]?.value).toEqual({ before: fromMajor(212_241.6), after: fromMajor(230_241.6) });
    // A year later both have grown 2%: 216,486.432 + 18,360 = £234,846.43.
    expect(at(months, 48).propertyValue).toBe(fromMajor(234_846.43));
  });

  it('names the laws of the peppercorn, and which of them are not in force', () => {
    const found = checksOf(events, asked).find(({ id }) => id === 'ground-rent');
    expect(found?.level).toBe('told');
    expect(found?.words).toContain('peppercorn');
    expect(found?.rules.map(({ title, confirmed }) => [title.slice(0, 38), confirmed])).toEqual([
      ['Leasehold Reform, Housing and Urban De', true],
      ['Leasehold and Freehold Reform Act 2024', false],
      ['Leasehold and Freehold Reform Act 2024', true],
    ]);
  });

  it('says when a lease is short at the sale, or over before it', () => {
    // 82 years less ten are 72; with 90 more they are 162. A lease of 8 years is over before year 10.
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

describe('energy works', () => {
  // Bought on 20 November 2026: month 47 begins on 20 September 2030, month 48 on 20 October 2030, after the day of the law.
  const inBandD: Asked = { setting: { energyBand: 'D' } };
  const energyOf = (events: ReturnType<typeof eventsOf>, asked: Asked = inBandD) =>
    checksOf(events, asked).find(({ id }) => id === 'energy');

  it('cost once, raise the rent and the value, and belong to the cost of the property unless called a repair', () => {
    const { months } = planOf(works(25), inBandD);
    expect(at(months, 25)).toMatchObject({ capital: fromMajor(8000), repairs: 0, rent: fromMajor(1050), oneOff: fromMajor(8000) });
    expect(at(months, 25).propertyValue).toBe(fromMajor(204_000));
    expect(at(planOf(works(25, { treatedAs: 'repair' }), inBandD).months, 25)).toMatchObject({ capital: 0, repairs: fromMajor(8000) });
  });

  it('are missed where a home below C is held past 1 October 2030 without them', () => {
    expect(energyOf([])).toMatchObject({ level: 'must' });
    expect(energyOf([])?.words).toContain('1 October 2030');
    expect(energyOf([], { setting: { energyBand: 'D' }, held: 46 })).toBeUndefined();
    expect(energyOf([], { setting: { energyBand: 'D', place: 'scotland' } })).toBeUndefined();
    expect(energyOf([], { setting: { energyBand: null } })?.level).toBe('ask');
    expect(energyOf([], { setting: { energyBand: 'C' } })?.level).toBe('told');
  });

  it('are in time until the day, and too late in the month that begins after it', () => {
    expect(energyOf(works(47))?.level).toBe('told');
    expect(energyOf(works(48))).toMatchObject({ level: 'must' });
    expect(energyOf(works(48))?.words).toContain('only planned in month 48');
  });

  it('need not go beyond £10,000, or a tenth of the value of a cheap home', () => {
    const short = works(25, { cost: 1_000_000, bandReached: 'D' });
    expect(energyOf(short)).toMatchObject({ level: 'ask' });
    expect(energyOf(short)?.words).toContain('Register an exemption');
    expect(energyOf(works(25, { cost: 999_900, bandReached: 'D' }))?.level).toBe('must');
    const dear = checksOf(works(25, { cost: 1_250_000 }), inBandD).find(({ id }) => id === 'energy-cost');
    expect(dear?.words).toContain('£2,500 of it is by choice');
    // £80,000: a tenth is £8,000.
    const cheap = checksOf(works(25, { cost: 900_000 }), { ...inBandD, deal: { purchasePrice: fromMajor(80_000) } });
    expect(cheap.find(({ id }) => id === 'energy-cost')?.words).toContain('£8,000 at most');
  });
});
