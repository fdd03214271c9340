import type { Page } from 'playwright';

/** Keeps a file from arriving until it is released. */
export async function holdBack(from: Page, file: string): Promise<{ release(): void }> {
  const gate = new EventTarget();
  const open = new Promise((resolve) => gate.addEventListener('open', resolve));
  await from.route(file, (route) => open.then(() => route.continue()));
  return { release: () => void gate.dispatchEvent(new Event('open')) };
}
