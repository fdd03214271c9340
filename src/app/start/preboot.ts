import { catchFiles } from '../../ui/preboot/catchFiles.ts';
import { recordInput } from '../../ui/preboot/recordInput.ts';
import { watchInstallPrompt } from '../../ui/preboot/watchInstallPrompt.ts';
import { applyTheme, storedTheme } from '../../ui/components/theme/theme.ts';

// The first script of every page, run before its first paint: the theme the person chose, and what must not be missed before the app runs.
applyTheme(storedTheme());
watchInstallPrompt();
recordInput();
catchFiles();
if (mayBeKnown()) {
  document.documentElement.dataset['known'] = '';
  openDatabases();
}

/** Whether this device may hold deals, or the address asks for more than the plain screen. Then the first visitor's page would be wrong. */
function mayBeKnown(): boolean {
  try {
    return localStorage.length > 0 || location.search !== '';
  } catch {
    return true;
  }
}

/** Databases with thousands of deals take the browser a third of a second to open: it begins while the app's scripts come. */
function openDatabases(): void {
  try {
    indexedDB.databases().catch(() => undefined);
  } catch {
    // A browser without them says so when they are opened.
  }
}
