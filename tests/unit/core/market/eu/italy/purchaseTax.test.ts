import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { purchaseTaxRulesOf } from '../../../../../../src/core/market/eu/registry/purchaseTaxes.ts';
import { lineOf, purchase, taxOf, taxed } from '../purchase.ts';

const facts = { cadastralIncome: fromMajor(1_000) };

const vat = (given: Parameters<typeof taxed>[1]) => toMajor(taxed('IT', { newBuild: true, ...given }).vat);

describe('Italian registration tax (imposta di registro)', () => {
  it('is 9% of 126 times the cadastral income, or 2% of 115.5 times for a first home, plus 50 + 50', () => {
    expect(taxOf('IT', { price: 250_000, facts })).toBe(11_340 + 100);
    expect(taxOf('IT', { price: 250_000, use: 'own-home', facts })).toBe(2_310 + 100);
  });

  it('is at least €1,000', () => {
    expect(taxOf('IT', { price: 250_000, use: 'own-home', facts: { cadastralIncome: fromMajor(100) } })).toBe(1_100);
  });

  it('is charged on the price for a company or if the cadastral income is unknown, and says so', () => {
    expect(taxOf('IT', { price: 250_000, buyer: 'company', facts })).toBe(22_600);
    const unknown = taxed('IT', { price: 250_000 });
    expect(toMajor(unknown.total)).toBe(22_600);
    expect(unknown.notes.join(' ')).toContain('Cadastral income isn’t known');
  });

  it('has no first-home rate for a luxury home', () => {
    expect(taxOf('IT', { price: 250_000, use: 'own-home', facts: { ...facts, luxury: true } })).toBe(11_440);
  });

  it('is three fixed taxes of €200 on a sale by a builder, plus VAT of 4%, 10% or 22%', () => {
    expect(vat({ price: 100_000, use: 'own-home' })).toBe(4_000);
    expect(vat({ price: 100_000 })).toBe(10_000);
    expect(vat({ price: 100_000, facts: { luxury: true } })).toBe(22_000);
    expect(taxOf('IT', { price: 100_000, newBuild: true })).toBe(600);
  });

  it('comes with a tax on the loan of 2%, or 0.25% for a first home', () => {
    const withLoan = { ...facts, loan: fromMajor(150_000) };
    expect(lineOf('IT', { price: 250_000, facts: withLoan }, 'it-loan')).toBe(3_000);
    expect(lineOf('IT', { price: 250_000, use: 'own-home', facts: withLoan }, 'it-loan')).toBe(375);
  });

  it('does not apply to shops and offices', () => {
    const result = purchaseTaxRulesOf('IT').purchaseTax(purchase({ price: 250_000, use: 'non-residential' }));
    expect(result).toMatchObject({ ok: false, error: { kind: 'not-covered' } });
  });

  it('has no first-home rate for a company', () => {
    expect(taxOf('IT', { price: 250_000, use: 'own-home', buyer: 'company' })).toBe(22_600);
    expect(vat({ price: 100_000, use: 'own-home', buyer: 'company' })).toBe(10_000);
  });
});
