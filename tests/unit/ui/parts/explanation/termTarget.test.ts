import { describe, expect, it } from 'vitest';
import { termTarget } from '../../../../../src/ui/parts/explanation/termTarget.ts';
import { placeOfInput } from '../../../../../src/ui/parts/address/inputSections.ts';
import { sampleOutcome } from '../../../../support/dealFixtures.ts';

const { explanations, report } = sampleOutcome();
const target = (label: string) => termTarget({ explanations, inputs: report.inputs }, label);

describe('a term of an explanation', () => {
  it('leads to the figure that bears its name, or to the input with where it comes from', () => {
    expect(target('Net operating income')).toMatchObject({ kind: 'figure', explanation: { id: 'netOperatingIncome' } });
    expect(target('Monthly rent')).toMatchObject({ kind: 'input', input: { key: 'monthlyRent' } });
    expect(target('Loan')).toBeNull();
  });

  it('leads from every figure down to inputs or to what stands in a table', () => {
    for (const each of Object.values(explanations))
      for (const { label, from } of each.terms) expect([label, target(label) !== null || from !== null]).toEqual([label, true]);
  });
});

describe('where an input is changed', () => {
  it('is the overview for the few that move the result most, else its section of the numbers', () => {
    expect(placeOfInput('buy-to-let', 'monthlyRent', 'GB-ENG')).toBe('moves');
    expect(placeOfInput('buy-to-let', 'stressRate', 'GB-ENG')).toBe('finance');
    expect(placeOfInput('buy-to-let', 'holdYears', 'GB-ENG')).toBe('years');
    expect(placeOfInput('buy-to-let', 'legalFees', 'GB-ENG')).toBe('costs');
  });
});
