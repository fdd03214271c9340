import { describe, expect, it } from 'vitest';
import { parseMortgageTerms } from '../../../../../../src/core/deal/mortgageProductSchema.ts';
import { readMortgageCsv } from '../../../../../../src/core/engine/mortgages/csv/readMortgageCsv.ts';
import { exampleProducts } from '../../../../../../src/core/engine/mortgages/examples/exampleProducts.ts';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { percent, zeroRate } from '../../../../../../src/core/kernel/rate.ts';
import { compareForDeal } from '../../../../../../src/core/pipeline/mortgages/compareForDeal.ts';
import { csvExample } from '../../../../../../src/ui/features/deal/mortgages/csvExample.ts';
import { emptyTerms, fieldsOf, termsOf } from '../../../../../../src/ui/features/deal/mortgages/productDraft.ts';
import {
  assumptionsOfQuote,
  breakEvenText,
  cheapestSentence,
  refusals,
} from '../../../../../../src/ui/features/deal/mortgages/quoteText.ts';
import { sampleJob } from '../../../../../support/dealFixtures.ts';

function compared() {
  const found = compareForDeal({ job: sampleJob(), products: [], rateShift: zeroRate });
  if (!found.ok || found.value.comparison.kind !== 'compared') throw new Error('There are no mortgages to compare');
  return found.value.comparison;
}

describe('mortgage product form', () => {
  it('returns unchanged terms if nothing is edited', () => {
    for (const { terms } of compared().quotes) {
      const kept = parseMortgageTerms(termsOf(terms, fieldsOf(terms)));
      expect(kept.ok && { ...kept.value, fees: kept.value.fees.length }).toEqual({ ...terms, fees: terms.fees.length });
    }
  });

  it('accepts a new product only with lender and name', () => {
    const fields = { ...fieldsOf(emptyTerms), productFee: 99_900, productFeeAdded: true };
    expect(parseMortgageTerms(termsOf(emptyTerms, fields)).ok).toBe(false);
    const kept = parseMortgageTerms(termsOf(emptyTerms, { ...fields, lender: 'My Bank', name: 'Five-year fix' }));
    expect(kept.ok && kept.value.fees).toEqual([{ id: 'product', label: 'Product fee', amount: 99_900, share: 0, due: 'added' }]);
  });
});

describe('csvExample', () => {
  it('parses without errors', () => {
    const read = readMortgageCsv(csvExample);
    expect(read.ok && read.value.errors).toEqual([]);
    expect(read.ok && read.value.products.map(({ terms }) => terms.initialRate)).toEqual([percent(5.04)]);
  });
});

describe('mortgage comparison text', () => {
  it('names the cheapest eligible product, and why others are ineligible', () => {
    const comparison = compared();
    const { hold } = comparison.cheapest;
    const best = comparison.quotes.find(({ id }) => id === hold);
    expect(cheapestSentence(comparison, 'hold', [])).toContain(best?.terms.name ?? 'nothing');
    for (const { tests } of comparison.quotes) expect(refusals(tests).length > 0).toBe(!tests.passed);
    expect(breakEvenText(comparison, hold ?? '', [])).toBeNull();
  });

  it('never names an example more than a year old as the cheapest', () => {
    const comparison = compared();
    const { hold } = comparison.cheapest;
    const older = [hold ?? ''];
    const best = comparison.quotes.find(({ id }) => id === hold);
    expect(cheapestSentence(comparison, 'hold', older)).not.toContain(best?.terms.name ?? 'nothing');
    for (const { id } of comparison.quotes) expect(breakEvenText(comparison, id, older)).toBeNull();
    const every = comparison.quotes.map(({ id }) => id);
    expect(cheapestSentence(comparison, 'hold', every)).toMatch(/Add a product you were offered\.$/);
  });

  it('lists examples more than a year old separately, but never the user’s own products', () => {
    const job = { ...sampleJob(), today: isoDate('2026-12-25') };
    const examples = compareForDeal({ job, products: [], rateShift: zeroRate });
    expect(examples.ok && examples.value.older).toContain('example-company-5');
    expect(examples.ok && examples.value.older).toContain('example-fixed-2');
    const early = compareForDeal({ job: { ...job, today: isoDate('2025-12-20') }, products: [], rateShift: zeroRate });
    expect(early.ok && early.value.older).not.toContain('example-fixed-2');
    const own = compareForDeal({ job, products: exampleProducts, rateShift: zeroRate });
    expect(own.ok && own.value.older).toEqual([]);
  });

  it('applies the initial rate and every upfront fee to the deal', () => {
    const [quote] = compared().quotes;
    if (quote === undefined) throw new Error('The product has no quote');
    const taken = assumptionsOfQuote(quote);
    expect(taken.mortgageRate).toBe(quote.terms.initialRate);
    expect(Number(taken.arrangementFee)).toBe(
      quote.terms.fees
        .filter(({ due }) => due !== 'exit')
        .reduce((sum, { amount, share }) => sum + amount + Math.round(share * quote.loan.asked), 0),
    );
  });
});
