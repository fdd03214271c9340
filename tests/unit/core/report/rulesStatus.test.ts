import { describe, expect, it } from 'vitest';
import { rulesStatusText } from '../../../../src/core/report/rulesStatus.ts';

const standing = (rulesMet: number, rulesAsked: number) => rulesStatusText({ rulesMet, rulesAsked });

describe('rules status of a deal', () => {
  it('gives the number of rules met or missed, with a matching tone', () => {
    expect(standing(6, 6)).toEqual({ words: 'Meets all 6 rules', tone: 'good' });
    expect(standing(4, 6)).toEqual({ words: 'Misses 2 of 6 rules', tone: 'fair' });
    expect(standing(1, 6)).toEqual({ words: 'Misses 5 of 6 rules', tone: 'poor' });
    expect(standing(1, 1)).toEqual({ words: 'Meets the rule', tone: 'good' });
  });

  it('is null without rules', () => {
    expect(standing(0, 0)).toBeNull();
  });
});
