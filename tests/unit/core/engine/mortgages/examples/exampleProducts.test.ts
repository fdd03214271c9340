import { describe, expect, it } from 'vitest';
import { parseMortgageTerms } from '../../../../../../src/core/deal/mortgageProductSchema.ts';
import { exampleProducts } from '../../../../../../src/core/engine/mortgages/examples/exampleProducts.ts';

describe('the library of examples', () => {
  it('holds every kind of rate, and products for people and for companies', () => {
    expect(new Set(exampleProducts.map(({ terms }) => terms.rateKind))).toEqual(new Set(['fixed', 'tracker', 'discount', 'variable']));
    expect(new Set(exampleProducts.map(({ terms }) => terms.borrower))).toEqual(new Set(['personal', 'company']));
    expect(new Set(exampleProducts.map(({ id }) => id)).size).toBe(exampleProducts.length);
  });

  it.each(exampleProducts.map((product) => [product.terms.name, product] as const))(
    'says that “%s” is an example, of when and from where',
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

  it.each(exampleProducts.map((product) => [product.terms.name, product.terms] as const))(
    'has terms for “%s” that could be stored',
    (_, terms) => {
      expect(parseMortgageTerms(terms)).toEqual({ ok: true, value: terms });
    },
  );
});
