import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MortgageTerms } from '../../../../../src/core/deal/mortgageProduct.ts';
import { quoteMortgage } from '../../../../../src/core/engine/mortgages/quoteMortgage.ts';
import { illustrativeAprc, quoteAprc } from '../../../../../src/core/engine/mortgages/quoteAprc.ts';
import { fromMajor, minor, sumMoney, toMajor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { anyNeed, anyTerms, candidate, fee, need, terms } from './mortgageCases.ts';
import type { MortgageNeed } from '../../../../../src/core/engine/mortgages/mortgageNeed.ts';
import type { WindowCost } from '../../../../../src/core/engine/mortgages/mortgageQuote.ts';

const quote = (given: Partial<MortgageTerms>, asked: Partial<MortgageNeed> = {}) => quoteMortgage(need(asked), candidate('one', given));

const windows = (one: ReturnType<typeof quote>): readonly WindowCost[] => Object.values(one.windows).filter((window) => window !== null);

const less = (value: number, by: number): number => Math.max(0, value - by);

const labels = (shift: number): readonly string[] =>
  quote({}, { rateShift: percent(shift) }).explanations.initialPayment.terms.map((term) => term.label);

const cheaperThan = (
  given: MortgageTerms,
  by: Record<'initial' | 'reversion' | 'upfront' | 'added' | 'exit' | 'cashback' | 'charge', number>,
) =>
  terms({
    ...given,
    initialRate: rate(less(given.initialRate, by.initial / 10_000)),
    reversionRate: rate(less(given.reversionRate, by.reversion / 10_000)),
    fees: given.fees.map((each) => ({ ...each, amount: minor(less(each.amount, by[each.due] * 1000)) })),
    cashback: minor(given.cashback + by.cashback * 1000),
    earlyRepaymentCharges: given.earlyRepaymentCharges.map((charge) => rate(less(charge, by.charge / 10_000))),
  });

describe('representative examples published by lenders', () => {
  it('Newbury Building Society, buy-to-let three-year discount: £254,500 over 232 months, repayment', () => {
    // https://www.newbury.co.uk/mortgages/products/existing-borrower-transfer-buy-let-3-year-discount-75
    const measured = quote(
      { rateKind: 'discount', initialRate: percent(5.65), initialMonths: 36, reversionRate: percent(6.15), fees: [fee(100, 'exit')] },
      { loan: fromMajor(254_500), termMonths: 232, kind: 'repayment' },
    );
    expect(measured.initialPayment).toBe(fromMajor(1805.42));
    expect(measured.reversion).toEqual({ month: 37, payment: fromMajor(1868.67) });
    // Published as £176,754.44 with equal payments throughout. Our schedule adjusts the last payment by the pence left.
    expect(Math.abs(toMajor(measured.windows.term.interest) - 176_754.44)).toBeLessThan(2);
    expect(measured.windows.term.fees).toBe(fromMajor(100));
    expect(measured.aprc).toMatchObject({ kind: 'aprc', shownPercent: 6.2 });
  });

  it('Leeds Building Society, company buy-to-let fixed for five years: £200,000 over 25 years, interest only', () => {
    // https://leedsbuildingsociety.co.uk/intermediaries/products/limited-company-buy-to-let-mortgages/0705-5-year-ltd-co-buy-to-let-fixed-rate-mortgage-80-81-639/ (8 May 2024)
    const measured = quote(
      {
        initialRate: percent(6.39),
        reversionRate: percent(8.54),
        fees: [fee(1999, 'upfront', 'product'), fee(225, 'upfront', 'valuation'), fee(35, 'upfront', 'transfer'), fee(199, 'exit')],
      },
      { loan: fromMajor(200_000) },
    );
    expect(measured.initialPayment).toBe(fromMajor(1065));
    expect(measured.reversion).toEqual({ month: 61, payment: fromMajor(1423.33) });
    expect(measured.windows.term.interest).toBe(fromMajor(405_499.2));
    expect(measured.aprc).toMatchObject({ kind: 'aprc', shownPercent: 8.1 });
  });
});

describe('cost of a product', () => {
  it('is interest, fees and early repayment charge less cashback, worked by hand', () => {
    const measured = quote(
      {
        fees: [fee(995, 'added'), fee(200, 'upfront'), fee(100, 'exit')],
        cashback: fromMajor(500),
        earlyRepaymentCharges: [percent(5), percent(4), percent(3), percent(2), percent(1)],
      },
      { holdMonths: 24 },
    );
    expect(measured.loan).toEqual({ asked: fromMajor(150_000), feesAdded: fromMajor(995), total: fromMajor(150_995) });
    // 150,995 × 5% ÷ 12 = 629.1458…, so 629.15 a month. Leaving after two years incurs the third year's 3%.
    expect(measured.windows.hold).toEqual<WindowCost>({
      months: 24,
      paid: fromMajor(15_099.6),
      interest: fromMajor(15_099.6),
      principal: minor(0),
      fees: fromMajor(1295),
      earlyRepaymentCharge: fromMajor(4529.85),
      cashback: fromMajor(500),
      balance: fromMajor(150_995),
      trueCost: fromMajor(20_424.45),
      trueCostPerMonth: fromMajor(851.02),
    });
    expect(measured.upfrontCash).toBe(fromMajor(-300));
    expect(measured.cashFlow).toEqual({ initial: fromMajor(270.85), afterReversion: fromMajor(900 - 1006.63) });
  });

  it('has no early repayment charge after the initial period', () => {
    expect(quote({ initialMonths: 24, earlyRepaymentCharges: [percent(2), percent(1)] }).windows.fix?.earlyRepaymentCharge).toBe(0);
    // If the fix lasts 27 months, the third year's charge ends with it, in mid-year.
    const odd = quote({ initialMonths: 27, earlyRepaymentCharges: [percent(3), percent(2), percent(1)] }, { holdMonths: 30 });
    expect(odd.windows.fix?.earlyRepaymentCharge).toBe(0);
    expect(odd.windows.hold.earlyRepaymentCharge).toBe(0);
    const early = quote({ initialMonths: 27, earlyRepaymentCharges: [percent(3), percent(2), percent(1)] }, { holdMonths: 26 });
    expect(early.windows.hold.earlyRepaymentCharge).toBe(fromMajor(1500));
  });

  it('has no initial period and no rate change if the reversion rate applies from the first month', () => {
    const measured = quote({ rateKind: 'variable', initialMonths: 0 });
    expect(measured.windows.fix).toBeNull();
    expect(measured.reversion).toBeNull();
    expect(measured.initialPayment).toBe(fromMajor(1000));
  });

  it('changes with the scenario only for variable rates, and the APRC keeps today’s rates', () => {
    const fixed = quote({}, { rateShift: percent(1) });
    expect(fixed.initialPayment).toBe(quote({}).initialPayment);
    expect(fixed.reversion?.payment).toBe(fromMajor(1125));
    expect(quote({ rateKind: 'tracker' }, { rateShift: percent(1) }).initialPayment).toBe(fromMajor(750));
    expect(quote({ rateKind: 'tracker' }, { rateShift: percent(-9) }).initialPayment).toBe(0);
    expect(fixed.aprc).toEqual(quote({}).aprc);
    // The explanation names the rates used, not payments changed by the scenario.
    const named = fixed.explanations.aprc.terms.map((term) => term.label);
    expect(named).toEqual(expect.arrayContaining(['Initial rate', 'Reversion rate']));
    expect(named).not.toContain('Monthly payment after reversion');
    expect(fixed.explanations.aprc.formula).toMatch(/your scenario doesn’t change it\.$/);
  });
});

describe('second, illustrative APRC', () => {
  const highest = percent(9);
  const shown = (given: Partial<MortgageTerms>, asked: Partial<MortgageNeed> = {}): number | undefined => {
    const found = illustrativeAprc(need(asked), terms(given), highest);
    return found?.kind === 'aprc' ? found.shownPercent : undefined;
  };

  it('uses the highest rate for variable periods from the first day, and the actual rate for fixed periods', () => {
    // Interest-only at 9% a year, paid monthly, without fees: (1 + 0.09 ÷ 12)^12 − 1 = 9.38%.
    expect(shown({ rateKind: 'tracker' })).toBe(9.4);
    const fixed = shown({ rateKind: 'fixed', initialRate: percent(5), initialMonths: 60 });
    // £625 for 60 months, then £1,000 (8%) or £1,125 (9%) for 240 months and £150,000 at the end. The payments, discounted by
    // (1 + x)^(month ÷ 12), sum to 150,000 at x = 7.159% and 7.788%.
    expect(quote({}).aprc).toMatchObject({ shownPercent: 7.2 });
    expect(fixed).toBe(7.8);
  });

  it('keeps a rate that is already higher, and does not exist if no rate can change within the term', () => {
    // 10% a year, monthly: 10.47%.
    expect(shown({ rateKind: 'variable', initialMonths: 0, reversionRate: percent(10) })).toBe(10.5);
    expect(illustrativeAprc(need({ termMonths: 60 }), terms({ initialMonths: 60 }), highest)).toBeNull();
  });

  it('is never below the first APRC', () => {
    fc.assert(
      fc.property(anyNeed, anyTerms, (asked, given) => {
        const [first, second] = [quoteAprc(asked, given), illustrativeAprc(asked, given, highest)];
        if (first.kind === 'aprc' && second?.kind === 'aprc') expect(second.effective).toBeGreaterThanOrEqual(first.effective - 1e-9);
      }),
      { numRuns: 40 },
    );
  });
});

describe('invariants of a quote', () => {
  const measured = fc.tuple(anyNeed, anyTerms).map(([asked, given]) => {
    const one = quoteMortgage(asked, { id: 'one', terms: given, origin: { kind: 'you', quotedOn: null } });
    return { asked, given, one };
  });
  it('the schedule stays within the term, and the loan ends at exactly zero', () => {
    fc.assert(
      fc.property(measured, ({ asked, one }) => {
        expect(one.schedule.length).toBeLessThanOrEqual(asked.termMonths);
        expect(one.schedule.at(-1)?.balance).toBe(0);
        expect(sumMoney(one.schedule.map((month) => month.principal))).toBe(one.loan.total);
      }),
      { numRuns: 60 },
    );
  });

  it('interest over the term is the total paid less the amount borrowed', () => {
    fc.assert(
      fc.property(measured, ({ one }) => {
        expect(one.windows.term.interest).toBe(one.windows.term.paid - one.loan.total);
        for (const window of windows(one)) expect(window.interest).toBe(window.paid - (one.loan.total - window.balance));
      }),
      { numRuns: 60 },
    );
  });

  it('the true cost is the sum of its parts', () => {
    fc.assert(
      fc.property(measured, ({ one }) => {
        for (const window of windows(one))
          expect(window.trueCost).toBe(window.interest + window.fees + window.earlyRepaymentCharge - window.cashback);
      }),
      { numRuns: 60 },
    );
  });

  it('a product whose terms are all cheaper never costs more, with rates in steps of 0.01% and fees in steps of £10', () => {
    const saved = fc.record({
      initial: fc.integer({ min: 0, max: 50 }),
      reversion: fc.integer({ min: 0, max: 50 }),
      upfront: fc.integer({ min: 0, max: 20 }),
      added: fc.integer({ min: 0, max: 20 }),
      exit: fc.integer({ min: 0, max: 20 }),
      cashback: fc.integer({ min: 0, max: 20 }),
      charge: fc.integer({ min: 0, max: 50 }),
    });
    fc.assert(
      fc.property(measured, saved, ({ asked, given, one }, by) => {
        const cheaper = quoteMortgage(asked, { ...candidate('two'), terms: cheaperThan(given, by) });
        expect(cheaper.windows.hold.trueCost).toBeLessThanOrEqual(one.windows.hold.trueCost);
        expect(cheaper.windows.term.trueCost).toBeLessThanOrEqual(one.windows.term.trueCost);
        expect(cheaper.windows.fix?.trueCost ?? 0).toBeLessThanOrEqual(one.windows.fix?.trueCost ?? 0);
        expect(cheaper.initialPayment).toBeLessThanOrEqual(one.initialPayment);
        if (cheaper.aprc.kind === 'aprc' && one.aprc.kind === 'aprc')
          expect(cheaper.aprc.effective).toBeLessThanOrEqual(one.aprc.effective + 1e-9);
      }),
      { numRuns: 80 },
    );
  });

  it('a quote survives structured cloning', () => {
    const { one } = fc.sample(measured, { numRuns: 1, seed: 7 })[0] ?? {};
    expect(structuredClone(one)).toEqual(one);
  });
});

describe('explanation of a quote figure', () => {
  it('has a formula and terms with their origin, for every figure', () => {
    const {
      explanations,
      windows: { hold },
    } = quote({ fees: [fee(995, 'added'), { ...fee(0, 'upfront'), share: percent(1.5) }] });
    for (const { label, formula, value, terms: given } of Object.values(explanations)) {
      expect([label, formula, value].every((text) => text.length > 0)).toBe(true);
      expect(given.every((term) => term.label !== '' && term.value !== '' && term.from !== null)).toBe(true);
    }
    expect(Object.entries(explanations).every(([id, explanation]) => explanation.id === id)).toBe(true);
    expect(explanations.costOverHold.value).toBe(`£${Math.round(toMajor(hold.trueCost)).toLocaleString('en-GB')}`);
    expect(explanations.upfrontCash.terms[0]).toEqual({ label: 'Fee upfront', value: '1.5% of £150,000', from: 'Your product' });
  });

  it('mentions a change in variable rates only if the scenario has one', () => {
    expect(labels(1)).toContain('Variable rates change by');
    expect(labels(0)).not.toContain('Variable rates change by');
  });
});
