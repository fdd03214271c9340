import { installPrompt } from './installPrompt.ts';

const key = 'yardstick-install';

export type InstallChoice = 'accepted' | 'dismissed';

/** What the person chose on this device; null when they were not asked yet. A browser that refuses storage is never asked. */
export function installChoice(): InstallChoice | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'accepted' || kept === 'dismissed' ? kept : null;
  } catch {
    return 'dismissed';
  }
}

/** Remembers a choice, so that nobody is asked twice; the install screen offers it all the same. */
export function rememberInstallChoice(choice: InstallChoice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Where nothing can be kept, nobody is asked either.
  }
}

/** Asks the browser's own question and remembers the answer; null when there was none to ask, or it failed. */
export async function askToInstall(): Promise<InstallChoice | null> {
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
