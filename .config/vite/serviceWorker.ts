import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { getManifest, injectManifest } from 'workbox-build';
import { afterBuild, buildBeside } from './afterBuild.ts';
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
    const folder = await mkdtemp(join(tmpdir(), 'service-worker-'));
    await bundleWorker(config, { ...options, folder });
    const code = await readFile(join(folder, 'sw.js'));
    const codePath = `/assets/service-worker-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
    await copyFile(join(folder, 'sw.js'), join(outDir, codePath));
    const { manifestEntries } = await getManifest(kept(outDir));
    const { path, unclear } = await writeSkeletons(outDir, options.buildId, manifestEntries);
    if (unclear.length > 0) config.logger.warn(`Fetched anew with every file they name: ${unclear.join(', ')}`);
    await writeFile(join(folder, 'list.js'), listScript({ build: options.buildId, skeletons: path, code: codePath }));
    const list = await injectManifest({ ...kept(outDir), swSrc: join(folder, 'list.js'), swDest: join(outDir, 'sw.js') });
    await rm(folder, { recursive: true, force: true });
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

async function bundleWorker(config: ResolvedConfig, options: { readonly entry: string; readonly folder: string }) {
  await buildBeside(config, {
    build: {
      outDir: options.folder,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      minify: 'oxc',
      copyPublicDir: false,
      rolldownOptions: {
        input: resolve(config.root, options.entry),
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });
}
