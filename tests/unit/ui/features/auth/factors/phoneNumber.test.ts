import { describe, expect, it } from 'vitest';
import { phoneNumber, shortPhone } from '../../../../../../src/ui/features/auth/factors/phoneNumber.ts';

describe('a typed phone number', () => {
  it.each([
    ['+44 7700 900123', '+447700900123'],
    ['0044 7700 900-123', '+447700900123'],
    ['+1 (202) 555-0143', '+12025550143'],
    ['+49 30/123456', '+4930123456'],
  ])('"%s" is sent as %s', (typed, number) => {
    expect(phoneNumber(typed)).toBe(number);
  });

  it.each(['', '07700 900123', '447700900123', '+0 123 4567', '+44 12', '+44 7700 9001 2345 67', '+44 ABC'])(
    '"%s" is refused, because it has no country code or a wrong length',
    (typed) => {
      expect(phoneNumber(typed)).toBeNull();
    },
  );

  it('is listed by its last three digits', () => {
    expect(shortPhone('+447700900123')).toBe('Phone ending in 123');
  });
});
