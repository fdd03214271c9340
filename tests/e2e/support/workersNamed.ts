import type { Page, Worker } from 'playwright';

/** The page's workers with that name, such as `data`. They are all started from the same file. */
export async function workersNamed(page: Page, name: string): Promise<readonly Worker[]> {
  const named = await Promise.all(
    page.workers().map(async (worker) => ({ worker, is: (await worker.evaluate<string>('self.name').catch(() => '')) === name })),
  );
  return named.filter(({ is }) => is).map(({ worker }) => worker);
}
