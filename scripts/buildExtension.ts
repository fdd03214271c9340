// `npm run build:extension`: builds the browser extension for Chromium and Firefox, each as a folder and a zip in dist-extension. APP_URL
// sets the URL of its app, and EXTENSION_OUT another output folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync, zipSync } from 'fflate';
import { build } from 'vite';
import { browsers, extensionManifest } from '../src/extension/manifest.ts';
import { popupStyles } from '../src/extension/popup/popupStyles.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, process.env['EXTENSION_OUT'] ?? 'dist-extension');
const appUrl = process.env['APP_URL'] ?? 'http://localhost:4174';
const testBuild = process.env['YARDSTICK_TEST_BUILD'] === '1';
const tokens = readFileSync(join(root, 'src/ui/styles/tokens.css'), 'utf8');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };

const entries = {
  background: 'src/extension/worker/background.ts',
  portal: 'src/extension/portal/portalScript.ts',
  app: 'src/extension/app/appScript.ts',
  popup: 'src/extension/popup/popup.ts',
};

/** Builds one classic script, because content scripts and Firefox's background scripts do not support modules everywhere. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      __APP_URL__: JSON.stringify(new URL(appUrl).origin),
      __TEST_BUILD__: JSON.stringify(testBuild),
      __TOKENS__: JSON.stringify(tokens.replaceAll(':root', ':host')),
    },
    build: {
      write: false,
      target: ['chrome120', 'firefox128'],
      modulePreload: false,
      rolldownOptions: { input: join(root, entry), output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as unknown as [{ readonly output: readonly { readonly code?: string }[] }];
  const code = output.map((part) => part.code ?? '').join('');
  if (code === '') throw new Error(`${entry} produced no output`);
  return code;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const scripts = Object.fromEntries(
  await Promise.all(Object.entries(entries).map(async ([name, entry]) => [`${name}.js`, encode(await bundle(entry))] as const)),
);
const shared: Readonly<Record<string, Uint8Array>> = {
  ...scripts,
  'popup.html': readFileSync(join(root, 'src/extension/popup/popup.html')),
  'popup.css': encode(tokens + popupStyles),
  'icon-192.png': readFileSync(join(root, 'public/icons/icon-192.png')),
  'icon-512.png': readFileSync(join(root, 'public/icons/icon-512.png')),
};

rmSync(out, { recursive: true, force: true });
for (const browser of browsers) {
  const files = { ...shared, 'manifest.json': encode(`${JSON.stringify(extensionManifest({ browser, version, appUrl }), null, 2)}\n`) };
  mkdirSync(join(out, browser), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(out, browser, name), content);
  // A fixed date, so that the same code gives identical files.
  writeFileSync(join(out, `yardstick-${browser}.zip`), zipSync(files, { mtime: '2026-01-01T00:00:00' }));
}
for (const [name, content] of Object.entries(scripts))
  console.log(`${name.padEnd(14)} ${(content.length / 1000).toFixed(1)} kB, ${(gzipSync(content).length / 1000).toFixed(1)} kB packed`);
console.log(`Wrote to ${out}: a folder and a zip each for ${browsers.join(' and ')}, for the app at ${appUrl}`);
