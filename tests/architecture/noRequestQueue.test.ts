import { expect, it } from 'vitest';
import { projectFiles, readSource } from './sourceFiles.ts';

// Workbox's queue counts any answer as success, HTML of a hotel's network and 500 alike, and drops what is a week old (workbox-background-sync
// 7.4.1, Queue.replayRequests). What waits to be sent waits in our own stores until the receiver has said that it has it.
it('no request waits in a queue of the service worker: neither Background Sync nor Workbox’s queue is used', () => {
  const code = projectFiles().filter((file) => /^(src|workers)\/.*\.tsx?$/.test(file));
  expect(code.length).toBeGreaterThan(50);
  expect(
    code.filter((file) => /workbox-background-sync|BackgroundSyncPlugin|\.sync\.register\(|periodicSync/.test(readSource(file))),
  ).toEqual([]);
  const packages = JSON.parse(readSource('package.json')) as { readonly dependencies: Readonly<Record<string, string>> };
  expect(Object.keys(packages.dependencies).filter((name) => name === 'workbox-background-sync')).toEqual([]);
});
