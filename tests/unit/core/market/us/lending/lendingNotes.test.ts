import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../../src/core/kernel/rate.ts';
import { lendingNotes } from '../../../../../../src/core/market/us/lending/lendingNotes.ts';
import type { LoanApplication } from '../../../../../../src/core/market/rules.ts';

const on = isoDate('2026-11-20');

/** A 75% loan on $400,000 whose rent is twice the payment, so that only the reserves need a note. */
const sound: LoanApplication = {
  purpose: 'purchase',
  value: fromMajor(400_000),
  loan: fromMajor(300_000),
  units: 1,
  income: fromMajor(60_000),
  isByTheNight: false,
  payment: fromMajor(30_000),
  isInterestOnly: false,
  ofPrice: percent(75),
};

const notes = (changes: Partial<LoanApplication>, day = on): Readonly<Record<string, string>> =>
  Object.fromEntries(lendingNotes({ ...sound, ...changes }, day));

const ids = (changes: Partial<LoanApplication>, day = on): readonly string[] => Object.keys(notes(changes, day));

describe('lending notes on a rental', () => {
  it('mention only the reserves for a sound loan, and nothing for a cash purchase', () => {
    expect(notes({})).toEqual({
      'lender-reserves':
        'Keep $15,000 in reserve after closing. On a rental, Fannie Mae requires six months of payments including property tax, insurance and dues, and DSCR lenders require two to six. Cash needed does not include this reserve.',
    });
    expect(ids({ loan: minor(0) })).toEqual([]);
  });

  it('state the loan-to-value above which one kind of lender no longer lends, and the one above which few lenders do', () => {
    expect(ids({ loan: fromMajor(320_000) })).toEqual(['lender-reserves']);
    expect(notes({ loan: fromMajor(320_400) })['loan-above-rent-lenders']).toBe(
      'The loan is 80.1% of the price, above most DSCR lenders’ maximum of 80%. You would need an agency loan, which depends on your income.',
    );
    expect(ids({ loan: fromMajor(340_000) })).toContain('loan-above-rent-lenders');
    expect(notes({ loan: fromMajor(340_400) })['loan-above-agency']).toBe(
      'The loan is 85.1% of the price. On this type of rental, Fannie Mae’s maximum is 85% and DSCR lenders’ is 80%. Few lenders go higher.',
    );
    // Two to four units: 75% from an agency, 80% from DSCR lenders.
    expect(ids({ units: 2 })).toEqual(['lender-reserves']);
    expect(notes({ units: 2, loan: fromMajor(300_400) })['loan-above-agency']).toBe(
      'The loan is 75.1% of the price, above the agency maximum of 75%. You would need a DSCR loan, which costs more.',
    );
    // Interest-only lowers the maximum by five percentage points.
    expect(ids({ loan: fromMajor(304_000), isInterestOnly: true })).toContain('loan-above-rent-lenders');
    // Cash-out: 75% on one unit, 70% on several.
    expect(ids({ purpose: 'cash-out' })).toEqual(['lender-reserves']);
    expect(notes({ purpose: 'cash-out', units: 3 })['loan-above-agency']).toContain(
      '75% of the appraised value, above the agency maximum of 70%',
    );
  });

  it('distinguish a DSCR that is too low from one that is thin, counting 75% of nightly income', () => {
    expect(notes({ income: fromMajor(29_700) })['rent-cover-short']).toBe('The lender’s DSCR is 0.99. DSCR lenders require at least 1.00.');
    expect(notes({ income: fromMajor(29_999) })['rent-cover-short']).toBe(
      'The lender’s DSCR is just under 1.00. DSCR lenders require at least 1.00.',
    );
    expect(notes({ income: fromMajor(30_000) })['rent-cover-thin']).toBe('The lender’s DSCR is 1.00. Better pricing starts at 1.25.');
    expect(ids({ income: fromMajor(37_499) })).toContain('rent-cover-thin');
    expect(ids({ income: fromMajor(37_500) })).toEqual(['lender-reserves']);
    expect(notes({ income: fromMajor(36_000), isByTheNight: true })['rent-cover-short']).toBe(
      'The lender’s DSCR, counting 75% of what guests pay, is 0.90. DSCR lenders require at least 1.00.',
    );
  });

  it('say that few lenders make a small loan, and that a large one is a jumbo loan in the year our limits cover', () => {
    expect(ids({ loan: fromMajor(100_000) })).toEqual(['lender-reserves']);
    expect(notes({ loan: fromMajor(99_999) })['loan-small']).toBe(
      'Many DSCR lenders have a minimum loan of $100,000, and this one is $99,999. Ask a local bank.',
    );
    const dear = { value: fromMajor(1_400_000), loan: fromMajor(832_750) };
    expect(ids(dear)).toEqual(['lender-reserves']);
    expect(ids({ ...dear, loan: fromMajor(832_751) })).toContain('loan-above-conforming');
    expect(ids({ ...dear, loan: fromMajor(832_751), units: 2 })).toEqual(['lender-reserves']);
    expect(ids({ ...dear, loan: fromMajor(832_751) }, isoDate('2027-01-01'))).toEqual(['lender-reserves']);
  });
});

describe('lending notes on an owner-occupied home and on a project', () => {
  it('compare a loan on a home with the FHA’s minimum down payment and with the loan limit in most counties', () => {
    const home = { purpose: 'home', ofPrice: rate(0.965) } as const;
    expect(ids(home)).toEqual([]);
    expect(notes({ ...home, ofPrice: rate(0.97) })['fha-down-payment']).toBe(
      '3% down is less than the FHA’s minimum of 3.5%, or 10% if your credit score is below 580. VA loans require 0%.',
    );
    expect(ids({ ...home, loan: fromMajor(541_287) })).toEqual([]);
    expect(notes({ ...home, loan: fromMajor(541_288) })['fha-loan-limit']).toContain('$541,287');
    expect(ids({ ...home, loan: fromMajor(541_288), units: 2 })).toEqual([]);
  });

  it('compare a hard money loan with the price and with the after-repair value', () => {
    const project = { purpose: 'project', income: minor(0), payment: minor(0), ofPrice: percent(90) } as const;
    expect(ids(project)).toEqual([]);
    expect(notes({ ...project, ofPrice: percent(95) })['hard-money-of-price']).toBe(
      'A hard money loan of 95% of the price is above most lenders’ maximum of 90%.',
    );
    expect(notes({ ...project, loan: fromMajor(320_000) })['hard-money-of-value']).toBe(
      'A hard money loan of $320,000 is 80% of the after-repair value. Lenders go up to 70% to 75%, which is $300,000 here. You would need another $20,000 of your own cash.',
    );
  });
});
