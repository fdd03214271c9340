import { describe, expect, it } from 'vitest';
import { figureNote, withNote } from '../../../../src/core/report/figureNote.ts';
import { sampleOutcome } from '../../../support/dealFixtures.ts';

const ground = { holdYears: 10, stressRate: 0.055 };
const note = (id: string, label: string) => figureNote({ id, label }, ground);

describe('note next to a figure', () => {
  it('gives the period and “before tax”, unless the label already does', () => {
    expect(note('monthlyCashFlow', 'Monthly cash flow')).toBe('before tax');
    expect(note('monthlyCashFlow', 'Monthly cash flow after tax')).toBeNull();
    expect(note('cashOnCash', 'Cash-on-cash')).toBe('a year, before tax');
    expect(note('cashOnCash', 'Cash-on-cash after tax')).toBe('a year');
    expect(note('netYield', 'Net yield')).toBe('a year, before tax');
    expect(note('irr', 'Internal rate of return')).toBe('over 10 years, before tax');
    expect(note('equityMultiple', 'Equity multiple after tax')).toBe('over 10 years');
    expect(note('cashNeeded', 'Cash needed')).toBeNull();
  });

  it('gives the stress rate for interest cover', () => {
    expect(note('interestCover', 'Interest cover')).toBe('at 5.5% stress');
    expect(figureNote({ id: 'interestCover', label: 'Interest cover' }, { ...ground, stressRate: null })).toBeNull();
  });

  it('comes before the distance to the rule', () => {
    const { keyFigures } = sampleOutcome().report;
    const [cashFlow] = keyFigures.map(withNote);
    expect(cashFlow?.delta).toMatch(/^before tax · £\d+ (?:below|above) your £200 target$/);
    expect(withNote({ id: 'x', label: 'X', value: '1', tone: 'neutral', delta: null })).toMatchObject({ delta: null });
  });
});
