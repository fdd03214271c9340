import { installPrompt } from './installPrompt.ts';

const key = 'yardstick-install';

export type InstallChoice = 'accepted' | 'dismissed';

/** The user's install choice on this device; null before they were asked. Never asked when the browser refuses storage. */
export function installChoice(): InstallChoice | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'accepted' || kept === 'dismissed' ? kept : null;
  } catch {
    return 'dismissed';
  }
}

/** Saves a choice, so that the user is asked once. The install screen always offers installation. */
export function rememberInstallChoice(choice: InstallChoice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Not saved: without storage, the user is never asked.
  }
}

/** Shows the browser's install prompt and saves the answer; null when there is no prompt or it failed. */
export async function promptInstall(): Promise<InstallChoice | null> {
  const prompt = installPrompt.current();
  if (prompt === null) return null;
  installPrompt.used();
  try {
    await prompt.prompt();
    const { outcome } = await prompt.userChoice;
    rememberInstallChoice(outcome);
    return outcome;
  } catch {
    return null;
  }
}
