import type { ViewDb } from './viewDb.ts';

/**
 * Detects that a newer build in another tab has upgraded the stores while this one had them open, and calls `onNewer` once. Dexie (4.4)
 * would silently reopen them and write rows in this build's format. Returns a function to call before each write, which throws from then
 * on. Reading continues.
 */
export function watchForNewerBuild(view: ViewDb, onNewer: () => void): () => void {
  let isNewerHere = false;
  view.on('versionchange', ({ newVersion }) => {
    // If the stores are deleted, when the person's data is wiped, the new version is null.
    if (newVersion === null || newVersion <= 0 || isNewerHere) return;
    isNewerHere = true;
    onNewer();
  });
  return () => {
    if (isNewerHere) throw Object.assign(new Error('A newer build is using the stores'), { name: 'VersionError' });
  };
}
