import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor } from '../../../../../src/core/kernel/money.ts';
import { californiaMoveIn } from '../../../../../src/core/market/us/securityDeposit.ts';

const lease = { monthlyRent: fromMajor(2_800), signedOn: isoDate('2024-07-01'), smallLandlord: false };

describe('the maximum security deposit in California', () => {
  it('is one month’s rent, or two for a small landlord', () => {
    const costs = [lease, { ...lease, smallLandlord: true }].map((given) => {
      const found = californiaMoveIn(given);
      return found.ok ? [toMajor(found.value.maxDeposit), toMajor(found.value.firstMonthAndDeposit)] : null;
    });
    expect(costs).toEqual([
      [2_800, 5_600],
      [5_600, 8_400],
    ]);
  });

  it('is refused for a lease from before the law', () => {
    expect(californiaMoveIn({ ...lease, signedOn: isoDate('2024-06-30') })).toMatchObject({ ok: false, error: { kind: 'lease-too-old' } });
  });
});
