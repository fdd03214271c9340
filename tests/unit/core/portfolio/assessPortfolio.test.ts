import { describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { assessPortfolio, type PortfolioQuestion } from '../../../../src/core/portfolio/assessPortfolio.ts';
import { bareHolding, interestOnly, letHolding, tenancy } from '../../../support/holdings.ts';

const today = isoDate('2026-06-15');
const ask = (changes: Partial<PortfolioQuestion> = {}) =>
  assessPortfolio({ holdings: [{ id: 'one', item: letHolding() }], profile: standardProfile, today, years: 10, growth: {}, ...changes });

describe('figures of a holding', () => {
  it('match hand calculations', () => {
    const figures = ask().holdings[0]?.figures;
    const values = Object.fromEntries(Object.values(figures ?? {}).map(({ id, value }) => [id, value]));
    expect(values).toMatchObject({
      value: fromMajor(240_000),
      debt: fromMajor(150_000),
      equity: fromMajor(90_000),
      // 150 ÷ 240.
      loanToValue: 0.625,
      rent: fromMajor(14_400),
      // 300 insurance and 10% of 14,400.
      runningCosts: fromMajor(1740),
      netOperatingIncome: fromMajor(12_660),
      payments: fromMajor(9000),
      cashFlow: fromMajor(3660),
      // 14,400 ÷ 9,000. The stress rate of 5.5% on 150,000 gives 8,250.
      coverAtPayRate: 1.6,
      coverAtStress: expect.closeTo(14_400 / 8250, 9),
      debtServiceCover: expect.closeTo(12_660 / 9000, 9),
      // Divided by the value of 240,000 and by the cost of 210,000.
      grossYieldOnValue: 0.06,
      netYieldOnValue: 0.05275,
      grossYieldOnCost: expect.closeTo(14_400 / 210_000, 9),
      netYieldOnCost: expect.closeTo(12_660 / 210_000, 9),
      cost: fromMajor(210_000),
    });
    expect(figures?.coverAtPayRate.text).toBe('160%');
  });

  it('are explained with formula and amounts', () => {
    const figures = ask().holdings[0]?.figures;
    expect(figures?.netYieldOnCost.explained).toEqual({
      label: 'Net yield on cost',
      value: '6.0%',
      formula: 'Net operating income ÷ cost.',
      terms: [
        { label: 'Net operating income', value: '£12,660', from: null },
        { label: 'Cost', value: '£210,000', from: 'price, purchase costs and refurbishment' },
      ],
      sources: [],
    });
    expect(figures?.loanToValue.explained.terms[1]).toEqual({ label: 'Value', value: '£240,000', from: 'of 1 March 2026' });
    expect(figures?.coverAtStress.explained.terms.map(({ value }) => value)).toContain('5.5%');
    for (const { explained } of Object.values(figures ?? {})) expect(explained.formula.length).toBeGreaterThan(5);
  });

  it('deduct rent for void weeks, and the manager’s share of that rent', () => {
    const figures = ask({ holdings: [{ id: 'one', item: letHolding({ voidWeeks: 5.2 }) }] }).holdings[0]?.figures;
    // 14,400 × 5.2 ÷ 52 = 1,440. Costs are 10% of the 12,960 received plus 300 insurance.
    expect(figures?.rent.value).toBe(fromMajor(14_400));
    expect(figures?.rentReceived.value).toBe(fromMajor(12_960));
    expect(figures?.runningCosts.value).toBe(fromMajor(1596));
    expect(figures?.cashFlow.value).toBe(fromMajor(12_960 - 1596 - 9000));
    expect(figures?.netOperatingIncome.explained.terms[0]).toMatchObject({ label: 'Annual rent received', value: '£12,960' });
  });

  it('use the latest valuation up to today, or the price if there is none', () => {
    const later = { ...letHolding().valuations, summer: { date: isoDate('2026-07-01'), value: fromMajor(300_000), kind: 'own' as const } };
    expect(ask({ holdings: [{ id: 'one', item: letHolding({ valuations: later }) }] }).holdings[0]?.valuation.value).toBe(
      fromMajor(240_000),
    );
    expect(ask({ holdings: [{ id: 'one', item: bareHolding() }] }).holdings[0]?.valuation).toEqual({
      value: fromMajor(200_000),
      date: '2024-01-01',
      kind: 'price',
    });
  });

  it('have no cover without a loan, and a loan to value of zero', () => {
    const figures = ask({ holdings: [{ id: 'one', item: bareHolding() }] }).holdings[0]?.figures;
    expect(figures?.coverAtStress).toMatchObject({ value: null, text: 'No loan' });
    expect(figures?.loanToValue.value).toBe(0);
  });
});

describe('figures of a portfolio', () => {
  const second = bareHolding({ name: '2 Example Street', place: { address: null, outcode: 'M5', authority: 'Salford', country: 'GB' } });
  const abroad = letHolding({ currency: 'EUR', place: { address: null, outcode: null, authority: null, country: 'GR' } });
  const three = [
    { id: 'one', item: letHolding() },
    { id: 'two', item: second },
    { id: 'three', item: abroad },
  ];

  it('are based on sums, never on averages of ratios, and never mix currencies', () => {
    const { currencies } = ask({ holdings: three });
    expect(currencies.map(({ currency, count }) => [currency, count])).toEqual([
      ['GBP', 2],
      ['EUR', 1],
    ]);
    const figures = currencies[0]?.figures;
    // 240,000 + 200,000. 150,000 ÷ 440,000, whereas the average of 62.5% and 0% would be 31.3%.
    expect(figures?.value.value).toBe(fromMajor(440_000));
    expect(figures?.loanToValue.value).toBeCloseTo(150 / 440, 12);
    expect(figures?.value.explained.terms[0]?.from).toBe('of 1 March 2026, with 1 at purchase price');
    expect(currencies[1]?.figures.value.text).toBe('€240,000');
  });

  it('portfolio: neither the British stress rate nor British growth is applied to a holding elsewhere, in euros or pounds', () => {
    const inPounds = letHolding({ place: { address: null, outcode: null, authority: null, country: 'JE' } });
    for (const item of [abroad, inPounds]) {
      const { currencies, holdings } = ask({ holdings: [{ id: 'one', item }] });
      for (const part of [currencies[0], holdings[0]]) {
        expect(part?.figures.coverAtStress).toMatchObject({ value: null, text: 'Not calculated' });
        expect(JSON.stringify(part?.figures)).not.toContain('SS13/16');
        expect(part?.forecast).toEqual([]);
        // The recorded amounts still count.
        expect(part?.figures.value.value).toBe(fromMajor(240_000));
        expect(part?.figures.coverAtPayRate.value).not.toBeNull();
      }
    }
  });

  it('portfolio: a European holding grows at its country’s default rates and has no British stress test', () => {
    const item = letHolding({ currency: 'EUR', place: { address: null, outcode: null, authority: null, country: 'IE' } });
    const [part] = ask({ holdings: [{ id: 'one', item }] }).currencies;
    expect(part?.country).toBe('IE');
    expect(part?.forecast.length).toBeGreaterThan(0);
    expect(part?.figures.coverAtStress.value).toBeNull();
    expect(part?.figures.debtServiceCover.value).not.toBeNull();
  });

  it('portfolio: a holding in a currency other than its country’s has no default forecast', () => {
    const item = letHolding({ currency: 'GBP', place: { address: null, outcode: null, authority: null, country: 'IE' } });
    expect(ask({ holdings: [{ id: 'one', item }] }).currencies[0]?.forecast).toEqual([]);
  });

  it('portfolio: rates the user enters apply to a holding elsewhere', () => {
    const growth = { value: 0.02, rent: 0.02, cost: 0.02, stress: 0.05 };
    const [part] = ask({ holdings: [{ id: 'one', item: abroad }], growth }).currencies;
    expect(part?.figures.coverAtStress.value).not.toBeNull();
    expect(part?.forecast.length).toBeGreaterThan(0);
  });

  it('are grouped by place, each with its own figures', () => {
    const [pounds] = ask({ holdings: three }).currencies;
    expect(pounds?.places.outcode.map(({ name, count }) => [name, count])).toEqual([
      ['M5', 1],
      ['M6', 1],
    ]);
    expect(pounds?.places.authority.map(({ name, count }) => [name, count])).toEqual([['Salford', 2]]);
    expect(pounds?.places.country[0]?.figures.value.value).toBe(fromMajor(440_000));
  });

  it('exclude sold properties and future purchases, except in the return', () => {
    const sold = letHolding({ sale: { date: isoDate('2025-01-01'), price: fromMajor(230_000), costs: fromMajor(4000) } });
    const ahead = bareHolding({ purchase: { date: isoDate('2027-01-01'), price: fromMajor(100_000), costs: fromMajor(0) } });
    const { currencies, holdings } = ask({
      holdings: [
        { id: 'sold', item: sold },
        { id: 'ahead', item: ahead },
      ],
    });
    expect(currencies).toEqual([]);
    expect(holdings.map(({ state }) => state)).toEqual(['sold', 'ahead']);
    expect(holdings[0]?.figures.value.value).toBe(0);
    expect(holdings[0]?.figures.return.value).toBeGreaterThan(0);
  });

  it('cover the time from the first purchase to today', () => {
    const [pounds] = ask({ holdings: three }).currencies;
    expect(pounds?.course[0]).toEqual({
      date: '2024-01-01',
      value: fromMajor(400_000),
      debt: fromMajor(150_000),
      equity: fromMajor(250_000),
    });
    expect(pounds?.course.at(-1)).toEqual({ date: today, value: fromMajor(440_000), debt: fromMajor(150_000), equity: fromMajor(290_000) });
    expect(pounds?.course.length).toBeLessThanOrEqual(50);
  });
});

describe('portfolio forecast', () => {
  it('grows the value from today, and rent and costs from year two, and follows the loan schedules', () => {
    const [first, second] = ask({ growth: { value: 0.03, rent: 0.02, cost: 0.05 } }).currencies[0]?.forecast ?? [];
    expect(first).toEqual({
      year: 1,
      ends: '2027-06-15',
      // 240,000 × 1.03.
      value: fromMajor(247_200),
      debt: fromMajor(150_000),
      equity: fromMajor(97_200),
      rent: fromMajor(14_400),
      voids: 0,
      runningCosts: fromMajor(1740),
      payments: fromMajor(9000),
      cashFlow: fromMajor(3660),
    });
    // 240,000 × 1.0609; 14,400 × 1.02; 300 × 1.05 + 1,440 × 1.02 = 315 + 1,468.80.
    expect(second).toMatchObject({ value: fromMajor(254_616), rent: fromMajor(14_688), runningCosts: fromMajor(1783.8) });
  });

  it('repays an interest-only loan from the owner’s funds in the year its term ends', () => {
    const short = letHolding({ loans: { loan: interestOnly({ months: 36 }) } });
    const years = ask({ holdings: [{ id: 'one', item: short }] }).currencies[0]?.forecast ?? [];
    // Due on 1 January 2027: seven payments of 750 plus the loan.
    expect(years[0]?.payments).toBe(fromMajor(150_000 + 7 * 750));
    expect(years[1]).toMatchObject({ debt: 0, payments: 0 });
  });

  it('uses the rate being tried, then the profile’s, then the default, and ignores values out of bounds', () => {
    const profile = { ...standardProfile, defaults: { priceGrowth: percent(4) } };
    expect(ask({ profile }).currencies[0]?.rates.value).toEqual({ rate: percent(4), from: 'Your profile', isDefault: false });
    expect(ask({ profile, growth: { value: 0.01 } }).currencies[0]?.rates.value).toEqual({
      rate: percent(1),
      from: 'Tried here',
      isDefault: false,
    });
    expect(ask({ profile, growth: { value: 40 } }).currencies[0]?.rates.value?.from).toBe('Your profile');
    expect(ask().currencies[0]?.rates.stress).toMatchObject({ rate: percent(5.5), from: expect.stringContaining('SS13/16') });
  });
});

describe('portfolio calendar', () => {
  it('lists what is due, soonest first, and past dates only if they still need action', () => {
    const item = letHolding({
      loans: {
        loan: interestOnly({ fixedUntil: isoDate('2026-09-01') }),
        old: interestOnly({ fixedUntil: isoDate('2026-12-01'), repaidOn: isoDate('2026-01-01') }),
      },
      tenancies: {
        let: tenancy({ end: isoDate('2026-12-31'), reviewOn: isoDate('2026-06-01') }),
        gone: tenancy({ end: isoDate('2025-12-31'), reviewOn: isoDate('2025-06-01') }),
      },
      certificates: {
        old: { kind: 'gas-safety', name: '', expiresOn: isoDate('2025-06-20') },
        gas: { kind: 'gas-safety', name: '', expiresOn: isoDate('2026-06-20') },
        epc: { kind: 'epc', name: '', expiresOn: isoDate('2026-05-01') },
      },
    });
    expect(ask({ holdings: [{ id: 'one', item }] }).dates.map(({ date, what, daysLeft }) => [date, what, daysLeft])).toEqual([
      ['2026-05-01', 'Energy certificate (EPC) expires', -45],
      ['2026-06-01', 'Rent review', -14],
      ['2026-06-20', 'Gas safety record expires', 5],
      ['2026-09-01', 'Mortgage deal ends: Example Bank', 78],
      ['2026-12-31', 'Tenancy ends', 199],
      ['2049-01-01', 'Loan due: Example Bank', 8236],
    ]);
  });
});
