import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { onClosedByBrowser } from '../../../../src/data/view/closedByBrowser.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';

const closeAsBrowser = (view: ViewDb): void => forceCloseDatabase(view.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0]);

it('storage: a store closed by the browser is reported, one closed by the app is not, and nothing is reported after a stop', async () => {
  const closed = vi.fn();
  const byApp = new ViewDb('closed-1');
  onClosedByBrowser(byApp, closed);
  await byApp.open();
  byApp.close();
  const stopped = new ViewDb('closed-2');
  const stop = onClosedByBrowser(stopped, closed);
  await stopped.open();
  stop();
  closeAsBrowser(stopped);
  const byBrowser = new ViewDb('closed-3');
  const told = new Promise<void>((resolve) => {
    onClosedByBrowser(byBrowser, () => {
      closed();
      resolve();
    });
  });
  await byBrowser.open();
  closeAsBrowser(byBrowser);
  await told;
  expect(closed).toHaveBeenCalledOnce();
});
