import { expect, it } from 'vitest';
import { projectFiles, readSource } from './sourceFiles.ts';

// Workbox's queue counts any answer as success, including a captive portal's HTML and a 500, and drops requests after a week
// (workbox-background-sync 7.4.1, Queue.replayRequests). Unsent changes wait in our own stores until the receiver acknowledges them.
it('the service worker queues no requests: it uses neither Background Sync nor Workbox’s queue', () => {
  const code = projectFiles().filter((file) => /^(src|workers)\/.*\.tsx?$/.test(file));
  expect(code.length).toBeGreaterThan(50);
  expect(
    code.filter((file) => /workbox-background-sync|BackgroundSyncPlugin|\.sync\.register\(|periodicSync/.test(readSource(file))),
  ).toEqual([]);
  const packages = JSON.parse(readSource('package.json')) as { readonly dependencies: Readonly<Record<string, string>> };
  expect(Object.keys(packages.dependencies).filter((name) => name === 'workbox-background-sync')).toEqual([]);
});
