import { describe, expect, it } from 'vitest';
import { parseMortgageTerms } from '../../../../../../src/core/deal/mortgageProductSchema.ts';
import { percent } from '../../../../../../src/core/kernel/rate.ts';
import { exampleProducts } from '../../../../../../src/core/engine/mortgages/examples/exampleProducts.ts';

const falling = (...charges: readonly number[]) => charges.map(percent);

describe('example mortgage products', () => {
  it('include every kind of rate, and products for individuals and for companies', () => {
    expect(new Set(exampleProducts.map(({ terms }) => terms.rateKind))).toEqual(new Set(['fixed', 'tracker', 'discount', 'variable']));
    expect(new Set(exampleProducts.map(({ terms }) => terms.borrower))).toEqual(new Set(['personal', 'company']));
    expect(new Set(exampleProducts.map(({ id }) => id)).size).toBe(exampleProducts.length);
  });

  it.each(exampleProducts.map((product) => [product.terms.name, product] as const))(
    'mark “%s” as an example, with date and sources',
    (_, product) => {
      expect(product.origin.kind).toBe('example');
      expect(product.terms.lender).toBe('Example');
      expect(product.origin.sources.length).toBeGreaterThan(1);
      for (const source of product.origin.sources) {
        expect(source.title).not.toBe('');
        expect(source.checkedOn >= product.origin.datedOn).toBe(true);
        expect(source.url === null || source.url.startsWith('http')).toBe(true);
      }
    },
  );

  it.each(exampleProducts.map((product) => [product.terms.name, product.terms] as const))('have valid terms for “%s”', (_, terms) => {
    expect(parseMortgageTerms(terms)).toEqual({ ok: true, value: terms });
  });

  it('state fees and early repayment charges as their sources do', () => {
    expect(
      exampleProducts.map(({ id, terms }) => [
        id,
        terms.fees.map((fee) => [fee.id, fee.amount / 100, fee.due]),
        terms.earlyRepaymentCharges,
      ]),
    ).toEqual([
      ['example-fixed-2', [['product-fee', 1500, 'added']], falling(2, 1)],
      ['example-fixed-5', [['product-fee', 1500, 'added']], falling(5, 4, 3, 2, 1)],
      [
        'example-fixed-5-no-fee',
        [
          ['funds-transfer', 20, 'upfront'],
          ['exit-fee', 100, 'exit'],
        ],
        falling(5, 4, 3, 2, 2),
      ],
      ['example-tracker-2', [['product-fee', 1500, 'upfront']], []],
      ['example-discount-2', [['product-fee', 999, 'upfront']], falling(2, 1)],
      [
        'example-company-5',
        [
          ['product-fee', 1999, 'upfront'],
          ['valuation', 225, 'upfront'],
          ['funds-transfer', 35, 'upfront'],
          ['exit-fee', 199, 'exit'],
        ],
        falling(5, 4, 3, 2, 1),
      ],
      ['example-variable', [], []],
    ]);
  });

  it('explain each convention they assume', () => {
    const conventions = exampleProducts.flatMap(({ origin }) => origin.sources).filter(({ title }) => title.startsWith('Assumed: '));
    expect(conventions.length).toBeGreaterThan(4);
    for (const { title } of conventions) expect(title).toMatch(/^Assumed: [a-z0-9].{20,}/);
  });
});
