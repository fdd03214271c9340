import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlanUsage } from '../../../../../src/core/contracts/ingestContract.ts';
import { asOfText, searchShareText, usedText, waitingLinksText } from '../../../../../src/ui/parts/plan/usageText.ts';

const usage = (changes: Partial<PlanUsage> = {}): PlanUsage => ({
  plan: 'free',
  month: '2026-11',
  used: 1,
  limit: 3,
  resetsAt: '2026-12-01T00:00:00Z',
  at: '2026-11-22T14:05:00.000Z',
  ...changes,
});

const said = () => [usedText(usage()), asOfText(usage()), searchShareText(25, usage())];

afterEach(() => vi.useRealTimers());

describe('plan usage', () => {
  it('shows the server’s month and count, and when it resets', () => {
    expect(usedText(usage())).toBe('1 of 3 used in November 2026');
    expect(asOfText(usage())).toMatch(/^Last updated 22 Nov 2026, \d\d:05\. Resets on 1 December\.$/);
    expect(usedText(usage({ plan: 'pro', limit: null, used: 1_200 }))).toBe('1,200 in November 2026, no limit');
    expect(asOfText(usage({ plan: 'pro', limit: null }))).not.toContain('Resets');
  });

  // Month and quota follow the server's clock.
  it('is the same whatever the device’s clock', () => {
    const before = said();
    for (const clock of ['2025-11-22T14:05:00Z', '2026-12-03T00:00:00Z', '2027-11-22T14:05:00Z', '1970-01-01T00:00:00Z']) {
      vi.useFakeTimers({ now: new Date(clock) });
      expect(said()).toEqual(before);
    }
  });

  it('also shows the links waiting on the device', () => {
    expect(waitingLinksText(0)).toBe('');
    expect(waitingLinksText(1)).toBe('1 link is waiting on this device and not counted yet.');
    expect(waitingLinksText(2)).toBe('2 links are waiting on this device and not counted yet.');
  });
});

describe('the plan usage of a search', () => {
  it('counts each listing as one analysis, up to the number left', () => {
    expect(searchShareText(25, usage())).toBe(
      'Each new listing counts as one analysis. This search may use up to 25. You have 2 of 3 analyses left in November 2026, so up to 2 will be read.',
    );
    expect(searchShareText(5, usage({ limit: 10 }))).toMatch(/may use up to 5\. You have 9 of 10 analyses left in November 2026\.$/);
    expect(searchShareText(100, usage({ limit: 1_000, used: 0 }))).toContain('up to 25.');
  });

  it('explains what to do if none is left', () => {
    expect(searchShareText(25, usage({ used: 3 }))).toContain('You’ve used all 3 analyses for November 2026. They reset on 1 December.');
    expect(searchShareText(25, usage({ used: 4 }))).toContain('Saved search pages are free and can be read now.');
  });

  it('has no limit on a paid plan, and a general text if the server’s usage is unknown', () => {
    expect(searchShareText(250, usage({ plan: 'pro', limit: null }))).toContain(
      'unlimited analyses and reads up to 100 listings per search',
    );
    expect(searchShareText(25, null)).toContain('Free reads up to 25 listings per search within the monthly limit');
  });
});
