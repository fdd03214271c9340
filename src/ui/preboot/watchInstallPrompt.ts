import { handover } from './handover.ts';

/** Defers the browser's install prompt until the user asks for it. */
export const watchInstallPrompt = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    handover.installPrompt = event;
  });
