import { describe, expect, it } from 'vitest';
import { whyNotShared } from '../../../../../src/ui/features/community/share/useSharedDeal.ts';

describe('why a deal cannot be shared', () => {
  it('names the country of a European home, and is about the figures of any other', () => {
    expect(whyNotShared('FR-69')).toContain('Deals in France cannot be shared yet');
    expect(whyNotShared('GB-WLS')).toBe('The figures of this deal lie beyond what can be shared.');
    expect(whyNotShared('US-OH')).toBe('The figures of this deal lie beyond what can be shared.');
  });
});
