import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A minimal extension with the features that the product's extension relies on, in a folder that the test removes. `changed` replaces some
 * of its files.
 */
export function writeSampleExtension(changed: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-extension-'));
  for (const [name, text] of Object.entries({ ...files, ...changed })) writeFileSync(join(folder, name), text);
  return folder;
}

const manifest = {
  manifest_version: 3,
  name: 'Sample',
  version: '1.0.0',
  permissions: ['storage'],
  background: { scripts: ['background.js'] },
  content_scripts: [{ matches: ['https://www.rightmove.co.uk/*'], js: ['content.js'], run_at: 'document_start' }],
  action: { default_popup: 'popup.html' },
  browser_specific_settings: {
    gecko: { id: 'sample@yardstick.test', strict_min_version: '142.0', data_collection_permissions: { required: ['none'] } },
  },
};

const files = {
  'manifest.json': JSON.stringify(manifest),
  'content.js': `
    const panel = document.createElement('sample-panel');
    panel.textContent = document.readyState;
    const root = panel.attachShadow({ mode: 'closed' });
    document.documentElement.append(panel);
    browser.runtime.sendMessage({ seen: location.href }).then((answer) => { root.textContent = answer; });`,
  'background.js': `
    browser.runtime.onMessage.addListener(async ({ seen }) => {
      await browser.storage.local.set({ seen });
      await fetch('https://tracker.example/seen').catch(() => undefined);
      return 'kept';
    });`,
  'popup.html': '<!doctype html><meta charset="utf-8"><title>Sample</title><button>Clear</button><script src="popup.js"></script>',
  'popup.js': `
    document.querySelector('button').addEventListener('click', async ({ target }) => {
      await browser.storage.local.clear();
      target.textContent = 'Cleared';
    });`,
};
