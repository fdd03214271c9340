import { recordInput } from '../../ui/preboot/recordInput.ts';
import { watchInstallPrompt } from '../../ui/preboot/watchInstallPrompt.ts';
import { applyTheme, storedTheme } from '../../ui/features/frame/theme.ts';

// The first script of every page, run before its first paint: the theme the person chose, and what must not be missed before the app runs.
applyTheme(storedTheme());
watchInstallPrompt();
if (document.currentScript?.dataset['prerendered'] !== undefined) recordInput();
openDatabases();

/** Databases with thousands of deals take the browser a third of a second to open: it begins while the app's scripts come. */
function openDatabases(): void {
  try {
    if (localStorage.length > 0) indexedDB.databases().catch(() => undefined);
  } catch {
    // A browser without them says so when they are opened.
  }
}
