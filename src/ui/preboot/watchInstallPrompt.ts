import { handover } from './handover.ts';

/** Keeps the browser's question whether to install instead of letting it be asked at the start. */
export const watchInstallPrompt = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    handover.installPrompt = event;
  });
