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
  breakEvenWords,
  cheapestSentence,
  refusals,
} from '../../../../../../src/ui/features/deal/mortgages/quoteWords.ts';
import { sampleJob } from '../../../../../support/dealFixtures.ts';

function compared() {
  const found = compareForDeal({ job: sampleJob(), products: [], rateShift: zeroRate });
  if (!found.ok || found.value.comparison.kind !== 'compared') throw new Error('Nothing to compare');
  return found.value.comparison;
}

describe('the form of a product', () => {
  it('gives back the terms it was opened with', () => {
    for (const { terms } of compared().quotes) {
      const kept = parseMortgageTerms(termsOf(terms, fieldsOf(terms)));
      expect(kept.ok && { ...kept.value, fees: kept.value.fees.length }).toEqual({ ...terms, fees: terms.fees.length });
    }
  });

  it('keeps a new one once it has its names', () => {
    const fields = { ...fieldsOf(emptyTerms), productFee: 99_900, productFeeAdded: true };
    expect(parseMortgageTerms(termsOf(emptyTerms, fields)).ok).toBe(false);
    const kept = parseMortgageTerms(termsOf(emptyTerms, { ...fields, lender: 'My Bank', name: 'Five-year fix' }));
    expect(kept.ok && kept.value.fees).toEqual([{ id: 'product', label: 'Product fee', amount: 99_900, share: 0, due: 'added' }]);
  });
});

describe('the example of a file', () => {
  it('is one that can be read', () => {
    const read = readMortgageCsv(csvExample);
    expect(read.ok && read.value.errors).toEqual([]);
    expect(read.ok && read.value.products.map(({ terms }) => terms.initialRate)).toEqual([percent(5.04)]);
  });
});

describe('what is said of products', () => {
  it('names the cheapest that would lend, and why another would not', () => {
    const comparison = compared();
    const { hold } = comparison.cheapest;
    const best = comparison.quotes.find(({ id }) => id === hold);
    expect(cheapestSentence(comparison, 'hold', [])).toContain(best?.terms.name ?? 'nothing');
    for (const { tests } of comparison.quotes) expect(refusals(tests).length > 0).toBe(!tests.passed);
    expect(breakEvenWords(comparison, hold ?? '', [])).toBeNull();
  });

  it('never calls an example of more than a year ago the cheapest', () => {
    const comparison = compared();
    const { hold } = comparison.cheapest;
    const older = [hold ?? ''];
    const best = comparison.quotes.find(({ id }) => id === hold);
    expect(cheapestSentence(comparison, 'hold', older)).not.toContain(best?.terms.name ?? 'nothing');
    for (const { id } of comparison.quotes) expect(breakEvenWords(comparison, id, older)).toBeNull();
    const every = comparison.quotes.map(({ id }) => id);
    expect(cheapestSentence(comparison, 'hold', every)).toMatch(/Add a product that you were offered\.$/);
  });

  it('has examples of more than a year ago apart, and none among the person’s own', () => {
    const job = { ...sampleJob(), today: isoDate('2026-12-25') };
    const examples = compareForDeal({ job, products: [], rateShift: zeroRate });
    expect(examples.ok && examples.value.older).toContain('example-company-5');
    expect(examples.ok && examples.value.older).toContain('example-fixed-2');
    const early = compareForDeal({ job: { ...job, today: isoDate('2025-12-20') }, products: [], rateShift: zeroRate });
    expect(early.ok && early.value.older).not.toContain('example-fixed-2');
    const own = compareForDeal({ job, products: exampleProducts, rateShift: zeroRate });
    expect(own.ok && own.value.older).toEqual([]);
  });

  it('takes over the rate from the first month and every fee to take it out', () => {
    const [quote] = compared().quotes;
    if (quote === undefined) throw new Error('No quote');
    const taken = assumptionsOfQuote(quote);
    expect(taken.mortgageRate).toBe(quote.terms.initialRate);
    expect(Number(taken.arrangementFee)).toBe(
      quote.terms.fees
        .filter(({ due }) => due !== 'exit')
        .reduce((sum, { amount, share }) => sum + amount + Math.round(share * quote.loan.asked), 0),
    );
  });
});
