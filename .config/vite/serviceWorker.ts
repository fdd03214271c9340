import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { getManifest, injectManifest } from 'workbox-build';
import { afterBuild } from './afterBuild.ts';
import { classicScript } from './classicScript.ts';
import { inFolder } from './inFolder.ts';
import { writeSkeletons } from './skeletons.ts';

/** Which files of a build the service worker keeps. */
const kept = (outDir: string) => ({
  globDirectory: outDir,
  globPatterns: ['**/*.{js,css,html,svg,png,woff2,ttf,webmanifest,json}', 'packs/licences.txt'],
  // Of the area packs only the one every UK deal is read with; the others come when somebody asks for them.
  globIgnores: [
    'sw.js',
    'assets/service-worker-*.js',
    '**/*.map',
    '.vite/**',
    'blocks/**',
    'screenshots/**',
    'pages/**',
    'packs/!(index|uk-core-*).json',
  ],
  dontCacheBustURLsMatching: /assets\/.*-[\w-]{8}\.|packs\/.*-[0-9a-f]{12}\./,
  maximumFileSizeToCacheInBytes: 3 * 1024 * 1024,
});

/**
 * Builds the service worker as one classic script with Vite itself. `sw.js` is what every release changes, the precache list that
 * workbox-build writes into it; it runs that script from a file with a hash, which a device fetches again only when it changed. Fails the
 * build when the list is incomplete: a missing file would only show offline.
 */
export const serviceWorker = (options: { readonly entry: string; readonly buildId: string }): Plugin =>
  afterBuild('service-worker', async (config) => {
    const outDir = resolve(config.root, config.build.outDir);
    const code = await classicScript(config, { entry: options.entry, name: 'service-worker' });
    const { manifestEntries } = await getManifest(kept(outDir));
    const { path, unclear } = await writeSkeletons(outDir, options.buildId, manifestEntries);
    if (unclear.length > 0) config.logger.warn(`Fetched anew with every file they name: ${unclear.join(', ')}`);
    const list = await inFolder('service-worker-', async (folder) => {
      await writeFile(join(folder, 'list.js'), listScript({ build: options.buildId, skeletons: path, code }));
      return injectManifest({ ...kept(outDir), swSrc: join(folder, 'list.js'), swDest: join(outDir, 'sw.js') });
    });
    if (list.warnings.length > 0) throw new Error(`The precache list is incomplete: ${list.warnings.join('; ')}`);
    config.logger.info(`service worker: ${list.count} files precached, ${Math.round(list.size / 1000)} kB`);
  });

/** `sw.js` before the list is in it. Scripts come by Trusted Types: this one may run that one, and nothing else. */
const listScript = ({ build, skeletons, code }: { readonly build: string; readonly skeletons: string; readonly code: string }): string =>
  [
    `self.release = { build: ${JSON.stringify(build)}, skeletons: ${JSON.stringify(skeletons)}, files: self.__WB_MANIFEST };`,
    `const code = ${JSON.stringify(code)};`,
    `self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => { if (url !== code) throw new TypeError(url); return url; } });`,
    `importScripts(code);`,
  ].join('\n');
