import { catchFiles } from '../../ui/preboot/catchFiles.ts';
import { recordInput } from '../../ui/preboot/recordInput.ts';
import { watchInstallPrompt } from '../../ui/preboot/watchInstallPrompt.ts';
import { applyTheme, storedTheme } from '../../ui/components/theme/theme.ts';

// The first script of every page, run before its first paint: applies the theme, and catches early events before the app runs.
applyTheme(storedTheme());
watchInstallPrompt();
recordInput();
catchFiles();
if (mayBeKnown()) {
  document.documentElement.dataset['known'] = '';
  openDatabases();
}

/** Whether this device may have deals, or the address asks for more than the plain screen. Then the first visitor's page would be wrong. */
function mayBeKnown(): boolean {
  try {
    return localStorage.length > 0 || location.search !== '';
  } catch {
    return true;
  }
}

/** Databases with thousands of deals take the browser a third of a second to open, so it starts while scripts load. */
function openDatabases(): void {
  try {
    indexedDB.databases().catch(() => undefined);
  } catch {
    // A browser without IndexedDB reports it when they are opened.
  }
}
