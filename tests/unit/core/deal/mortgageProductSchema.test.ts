import { describe, expect, it } from 'vitest';
import { mortgageTermBounds } from '../../../../src/core/deal/mortgageProduct.ts';
import type { MortgageProduct, MortgageTerms } from '../../../../src/core/deal/mortgageProduct.ts';
import { parseMortgageProduct, parseMortgageTerms } from '../../../../src/core/deal/mortgageProductSchema.ts';
import { instant, isoDate } from '../../../../src/core/kernel/calendar.ts';
import { createId } from '../../../../src/core/kernel/id.ts';
import { fromMajor, zeroMoney } from '../../../../src/core/kernel/money.ts';
import { percent, zeroRate } from '../../../../src/core/kernel/rate.ts';

const terms: MortgageTerms = {
  lender: 'Lender',
  name: 'Five-year fix',
  rateKind: 'fixed',
  initialRate: percent(5),
  initialMonths: 60,
  reversionRate: percent(8),
  fees: [{ id: 'product', label: 'Product fee', amount: fromMajor(999), share: zeroRate, due: 'added' }],
  cashback: zeroMoney,
  maxLoanToValue: percent(75),
  earlyRepaymentCharges: [percent(2), percent(1)],
  minInterestCover: percent(145),
  stress: { floor: percent(5.5), margin: percent(2), longFix: { months: 60, floor: zeroRate } },
  borrower: 'personal',
  minLoan: fromMajor(25_000),
  maxLoan: null,
};

const at = instant(1_763_600_000_000);
const product: MortgageProduct = {
  id: createId(at, new Uint8Array(16)),
  mid: createId(at, new Uint8Array(16).fill(1)),
  createdAt: at,
  updatedAt: at,
  terms,
  origin: { kind: 'you', quotedOn: isoDate('2026-11-20') },
};

/** The error for the terms with this change, or null. */
const error = (change: Record<string, unknown>): string | null => {
  const read = parseMortgageTerms({ ...terms, ...change });
  return read.ok ? null : read.error;
};

describe('a stored mortgage product', () => {
  it('is read back as it was written', () => {
    expect(parseMortgageProduct(JSON.parse(JSON.stringify(product)))).toEqual({ ok: true, value: product });
  });

  it('keeps fields of a newer version', () => {
    const newer = { ...product, colour: 'blue', terms: { ...terms, offset: true } };
    expect(parseMortgageProduct(newer)).toEqual({ ok: true, value: newer });
  });

  it.each([
    ['id', { id: 'one' }],
    ['createdAt', { createdAt: 'now' }],
    ['origin.quotedOn', { origin: { kind: 'you', quotedOn: '2026-02-30' } }],
    ['origin.kind', { origin: { kind: 'rumour' } }],
    ['terms.maxLoanToValue', { terms: { ...terms, maxLoanToValue: 0.75e2 } }],
  ])('is refused with the field %s named', (field, change) => {
    const read = parseMortgageProduct({ ...product, ...change });
    expect(read.ok ? null : read.error.split(':')[0]).toBe(field);
  });

  it('must be an object', () => {
    for (const value of [null, 1, 'x', []]) expect(parseMortgageProduct(value).ok).toBe(false);
  });
});

describe('mortgage terms', () => {
  it.each(['=1+1', '+44', '-x', '@x', '＝1'])('refuse the name %s, which a spreadsheet would run as a formula', (name) => {
    expect(error({ name })).toBe('name: The name can’t start with =, +, − or @');
    expect(error({ lender: ` ${name}` })).toBe('lender: The name can’t start with =, +, − or @');
  });

  it.each(['a\u0007b', 'a\nb', 'a\u202eb', 'a\u2066b', 'a\u2028b'])('refuse characters that do not print: %j', (lender) => {
    expect(error({ lender })).toBe('lender: The name contains characters that can’t be printed');
  });

  it('refuse amounts that are not whole pence and terms that are not whole months', () => {
    expect(error({ cashback: 0.5 })).toBe('cashback: Not a whole number');
    expect(error({ initialMonths: 24.5 })).toBe('initialMonths: Not a whole number');
  });

  it('accept a rate at both ends of its range and nothing beyond', () => {
    const [low, high] = mortgageTermBounds.rate;
    for (const initialRate of [low, high]) expect(error({ initialRate })).toBeNull();
    for (const initialRate of [low - 1e-9, high + 1e-9, NaN, Infinity]) expect(error({ initialRate })).toContain('initialRate');
  });

  it('refuse a minimum loan above the maximum, and two fees with the same id', () => {
    expect(error({ minLoan: 2, maxLoan: 1 })).toContain('The smallest loan is above the largest');
    expect(error({ minLoan: 1, maxLoan: 1 })).toBeNull();
    expect(error({ fees: [...terms.fees, ...terms.fees] })).toBe('fees: Two fees have the same id');
  });
});
