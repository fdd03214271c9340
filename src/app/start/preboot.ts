import { catchFiles } from '../../ui/preboot/catchFiles.ts';
import { recordInput } from '../../ui/preboot/recordInput.ts';
import { watchInstallPrompt } from '../../ui/preboot/watchInstallPrompt.ts';
import { applyTheme, storedTheme } from '../../ui/components/theme/theme.ts';

// The first script on every page, run before its first paint: applies the theme, and captures early events until the app runs.
applyTheme(storedTheme());
watchInstallPrompt();
recordInput();
catchFiles();
if (mayBeKnown()) {
  document.documentElement.dataset['known'] = '';
  openDatabases();
}

/** Whether this device may have deals, or the URL has a query. In both cases the first visitor's page would be wrong. */
function mayBeKnown(): boolean {
  try {
    return localStorage.length > 0 || location.search !== '';
  } catch {
    return true;
  }
}

/** Starts opening the databases while scripts load, because with thousands of deals opening takes a third of a second. */
function openDatabases(): void {
  try {
    indexedDB.databases().catch(() => undefined);
  } catch {
    // If the browser has no IndexedDB, the error is reported when the databases are opened.
  }
}
