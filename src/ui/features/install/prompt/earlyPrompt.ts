/** The browser's question as it came, perhaps before any screen; `installPrompt.ts` takes it up. */
export const early: { prompt: Event | null } = { prompt: null };

/** Keeps the browser's question instead of letting it be asked at the start. All that the first page loads of installing. */
export const watchInstallPrompt = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    early.prompt = event;
  });
