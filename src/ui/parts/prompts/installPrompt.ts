import { handover } from '../../preboot/handover.ts';

/** Chromium's own question, kept for a button of ours; not in the DOM's types. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

function forget(): void {
  handover.installPrompt = null;
  dispatchEvent(new Event(forgotten));
}

const forgotten = 'yardstick:install-prompt';

/** The question, as a store; null when the browser has none, or it was answered. */
export const installPrompt = {
  current: (): InstallPrompt | null => handover.installPrompt as InstallPrompt | null,
  subscribe: (listener: () => void): (() => void) => {
    addEventListener('beforeinstallprompt', listener);
    addEventListener('appinstalled', forget);
    addEventListener(forgotten, listener);
    return () => {
      removeEventListener('beforeinstallprompt', listener);
      removeEventListener('appinstalled', forget);
      removeEventListener(forgotten, listener);
    };
  },
  /** A question can be asked once. */
  used: forget,
};
