import type { Page } from 'playwright';

interface Recording {
  readonly shifts: number[];
}

/** Records a page's layout shifts from its next load on. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the recorded shifts: the cumulative layout shift without session windows. */
export const totalLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as Recording).shifts.reduce((sum, value) => sum + value, 0));
