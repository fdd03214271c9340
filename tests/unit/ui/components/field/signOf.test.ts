import { describe, expect, it } from 'vitest';
import { signOf } from '../../../../../src/ui/components/field/useNumberDraft.ts';

describe('the currency sign next to an edited number', () => {
  it('exists for an amount, and is null for a rate or a period', () => {
    expect(['£1,250', '−$300', '1.250 €', '5.5 %', '12 weeks'].map(signOf)).toEqual(['£', '$', '€', null, null]);
  });
});
