import { describe, expect, it } from 'vitest';
import { glossary } from '../../../../../src/ui/parts/glossary/glossary.ts';

describe('the glossary', () => {
  it('lists each term once, in alphabetical order', () => {
    const terms = glossary.map(({ term }) => term);
    expect(terms).toEqual([...new Set(terms)].toSorted((left, right) => left.localeCompare(right, 'en-GB')));
    for (const wanted of [
      'Gross yield',
      'Net yield',
      'NOI',
      'Cap rate',
      'Cash-on-cash',
      'ROI',
      'ICR',
      'DSCR',
      'LTV',
      'SDLT',
      'IRR',
      'BRRRR',
      'HMO',
      'Void',
    ]) {
      expect(terms).toContain(wanted);
    }
  });

  it('explains each term in full sentences without exclamation marks', () => {
    for (const { term, means } of glossary) expect(means, term).toMatch(/^[A-Z][^!]*\.$/);
  });
});
