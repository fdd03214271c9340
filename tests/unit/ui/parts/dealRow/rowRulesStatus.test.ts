import { describe, expect, it } from 'vitest';
import { rowRulesStatus, rowStatusText } from '../../../../../src/ui/parts/dealRow/rowRulesStatus.ts';

const row = { rulesMet: 4, rulesAsked: 6, band: 'fair', verdict: null, gap: null } as const;

describe('the status of a row', () => {
  it('gives the number of rules missed, or only the band if that number is unknown', () => {
    expect(rowRulesStatus(row)).toEqual({ words: 'Misses 2 of 6 rules', tone: 'fair' });
    expect(rowRulesStatus({ ...row, rulesMet: null, rulesAsked: null })).toEqual({ words: 'fair', tone: 'fair' });
    expect(rowRulesStatus({ ...row, rulesMet: 0, rulesAsked: 0, band: null })).toEqual({ words: 'no score yet', tone: 'neutral' });
  });

  it('prints the part of the verdict that says what would change it', () => {
    const verdict = 'Meets 4 of your 6 rules. Net yield is 4.1%, below 5%. It would meet all your rules at £118,000 or less.';
    expect(rowStatusText({ ...row, verdict })).toBe('It would meet all your rules at £118,000 or less.');
    expect(
      rowStatusText({ ...row, rulesMet: 6, verdict: 'Meets all 6 of your rules. At a higher price it would fail at least one rule.' }),
    ).toBe('At a higher price it would fail at least one rule.');
    expect(rowStatusText({ ...row, verdict, rulesMet: null, rulesAsked: null })).toBe(verdict);
    expect(rowStatusText({ ...row, gap: 'Type the rent.' })).toBe('Type the rent.');
  });
});
