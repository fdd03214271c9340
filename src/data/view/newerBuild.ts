import type { ViewDb } from './viewDb.ts';

/**
 * Notices that a newer build, in another tab, brought the stores to its own shape while this one had them open: `onNewer` is told once.
 * Dexie (4.4) would open them again without a word and write rows as this build knows them. Answers what to call before a write: it throws
 * from then on. Reading goes on.
 */
export function watchForNewerBuild(view: ViewDb, onNewer: () => void): () => void {
  let isNewerHere = false;
  view.on('versionchange', ({ newVersion }) => {
    // Deletion, when the person’s data is wiped, arrives as null.
    if (newVersion === null || newVersion <= 0 || isNewerHere) return;
    isNewerHere = true;
    onNewer();
  });
  return () => {
    if (isNewerHere) throw Object.assign(new Error('A newer build has the stores'), { name: 'VersionError' });
  };
}
