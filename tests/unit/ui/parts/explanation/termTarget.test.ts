import { describe, expect, it } from 'vitest';
import { termTarget } from '../../../../../src/ui/parts/explanation/termTarget.ts';
import { placeOfInput } from '../../../../../src/ui/parts/address/inputSections.ts';
import { sampleOutcome } from '../../../../support/dealFixtures.ts';

const { explanations, report } = sampleOutcome();
const target = (label: string) => termTarget({ explanations, inputs: report.inputs }, label);

describe('termTarget', () => {
  it('finds the figure or the input that a term names, if there is one', () => {
    expect(target('Net operating income')).toMatchObject({ kind: 'figure', explanation: { id: 'netOperatingIncome' } });
    expect(target('Monthly rent')).toMatchObject({ kind: 'input', input: { key: 'monthlyRent' } });
    expect(target('Loan')).toBeNull();
  });

  it('finds a target for every term of every figure, unless the term states its source', () => {
    for (const each of Object.values(explanations))
      for (const { label, from } of each.terms) expect([label, target(label) !== null || from !== null]).toEqual([label, true]);
  });
});

describe('placeOfInput', () => {
  it('is the overview for the most influential inputs, else the input’s section', () => {
    expect(placeOfInput('buy-to-let', 'monthlyRent', 'GB-ENG')).toBe('moves');
    expect(placeOfInput('buy-to-let', 'stressRate', 'GB-ENG')).toBe('finance');
    expect(placeOfInput('buy-to-let', 'holdYears', 'GB-ENG')).toBe('years');
    expect(placeOfInput('buy-to-let', 'legalFees', 'GB-ENG')).toBe('costs');
  });
});
