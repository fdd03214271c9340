import { describe, expect, it } from 'vitest';
import { explanationText } from '../../../../../src/core/report/explain/explanationText.ts';
import { sampleOutcome } from '../../../../support/dealFixtures.ts';

describe('text of an explanation', () => {
  it('gives the figure, the formula, and each term’s amount and origin, except for computed terms', () => {
    const { grossYield } = sampleOutcome().explanations;

    expect(explanationText(grossYield)).toMatch(
      /^Gross yield: \d\.\d%\. Annual rent ÷ purchase price\. Here annual rent £[\d,]+; monthly rent £[\d,]+ a month \(.+; range £[\d,]+ to £[\d,]+\); purchase price £185,000 \(From the listing\)\.$/,
    );
  });

  it('ends with the sources that could not be confirmed', () => {
    const source = { title: 'A rate', url: null, checkedOn: '2026-11-20', confirmed: false };
    expect(explanationText({ label: 'Tax', value: '£1', formula: 'a × b', terms: [], sources: [source] })).toBe(
      'Tax: £1. a × b. Not confirmed, may change: A rate (checked on 20 November 2026).',
    );
  });

  it('ends a formula with a full stop unless it already has one', () => {
    const { netYield } = sampleOutcome().explanations;
    expect(explanationText({ ...netYield, terms: [] })).toMatch(/Purchase costs are excluded\.$/);
    expect(explanationText({ label: 'Rent', value: '£1', formula: 'a × b', terms: [], sources: [] })).toBe('Rent: £1. a × b.');
  });
});
