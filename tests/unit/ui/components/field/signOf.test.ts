import { describe, expect, it } from 'vitest';
import { signOf } from '../../../../../src/ui/components/field/useNumberDraft.ts';

describe('the sign beside digits that are edited', () => {
  it('is that of the money, and none of a rate or a span of time', () => {
    expect(['£1,250', '−$300', '1.250 €', '5.5 %', '12 weeks'].map(signOf)).toEqual(['£', '$', '€', null, null]);
  });
});
