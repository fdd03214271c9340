import { describe, expect, it } from 'vitest';
import { errorMessage } from '../../../../../src/ui/features/errors/errorMessage.ts';

describe('errorMessage', () => {
  it('is the error’s own message', () => {
    expect(errorMessage(new Error('The rent table is empty'))).toBe('The rent table is empty');
    expect(errorMessage('plain words')).toBe('plain words');
  });

  it('is the specification’s text for anything without a message', () => {
    for (const thrown of [new Error(''), new Error('  '), undefined, null, 42, {}])
      expect(errorMessage(thrown)).toBe('An unexpected error occurred');
  });

  it('is truncated to fit the screen', () => {
    expect(errorMessage(new Error('x'.repeat(1e6))).length).toBeLessThan(5000);
  });
});
