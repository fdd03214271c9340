import { describe, expect, it } from 'vitest';
import { toMajor } from '../../../../../../src/core/kernel/money.ts';
import { loanLimit } from '../../../../../../src/core/market/us/lending/loanLimits.ts';
import type { LimitKind } from '../../../../../../src/core/market/us/lending/loanLimits.ts';

const limits = (kind: LimitKind) =>
  ([1, 2, 3, 4] as const).map((units) => {
    const found = loanLimit(kind, units, 2026);
    return found.ok ? toMajor(found.value.limit) : null;
  });
const isConfirmed = (kind: LimitKind, units: 1 | 2) => {
  const found = loanLimit(kind, units, 2026);
  return found.ok && found.value.rule.certainty === 'confirmed';
};

describe('loan limits', () => {
  it('rise with the number of units', () => {
    expect(limits('conforming')).toEqual([832_750, 1_066_250, 1_288_800, 1_601_750]);
    expect(limits('conforming-ceiling')).toEqual([1_249_125, 1_599_375, 1_933_200, 2_402_625]);
    expect(limits('fha-floor')).toEqual([541_287, 693_050, 837_700, 1_041_125]);
    expect(limits('fha-special')).toEqual([1_873_675, 2_399_050, 2_899_800, 3_603_900]);
  });

  it('are confirmed if we read them at the source', () => {
    expect([isConfirmed('fha-floor', 1), isConfirmed('fha-floor', 2), isConfirmed('conforming', 2)]).toEqual([true, false, true]);
  });

  it('are refused for any year but 2026', () => {
    expect(loanLimit('conforming', 1, 2027)).toMatchObject({
      ok: false,
      error: { kind: 'year-not-known', message: expect.stringContaining('2027') as unknown },
    });
    expect(loanLimit('conforming', 1, 2025).ok).toBe(false);
  });
});
