import { handover } from '../../preboot/handover.ts';

/** Chromium's deferred install prompt, missing from the DOM types. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

function forget(): void {
  handover.installPrompt = null;
  dispatchEvent(new Event(forgotten));
}

const forgotten = 'yardstick:install-prompt';

/** A store of the prompt, which is null if the browser has offered none or it has been used. */
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
  /** Call after showing the prompt, which can be shown only once. */
  used: forget,
};
