import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { injectManifest } from 'workbox-build';
import { afterBuild, buildBeside } from './afterBuild.ts';

/**
 * Builds the service worker as one classic script with Vite itself, then lets workbox-build write the precache list
 * into it. Fails the build when the list is incomplete: a missing file would only show offline.
 */
export const serviceWorker = (options: { readonly entry: string; readonly buildId: string }): Plugin =>
  afterBuild('service-worker', async (config) => {
    const outDir = resolve(config.root, config.build.outDir);
    const folder = await mkdtemp(join(tmpdir(), 'service-worker-'));
    await bundleWorker(config, { ...options, folder });
    const list = await injectManifest({
      swSrc: join(folder, 'sw.js'),
      swDest: join(outDir, 'sw.js'),
      globDirectory: outDir,
      globPatterns: ['**/*.{js,css,html,svg,png,woff2,ttf,webmanifest,json}', 'packs/licences.txt'],
      // Of the area packs only the one every UK deal is read with; the others come when somebody asks for them.
      globIgnores: ['sw.js', '**/*.map', '.vite/**', 'screenshots/**', 'pages/**', 'packs/!(index|uk-core-*).json'],
      dontCacheBustURLsMatching: /assets\/.*-[\w-]{8}\.|packs\/.*-[0-9a-f]{12}\./,
      maximumFileSizeToCacheInBytes: 3 * 1024 * 1024,
    });
    await rm(folder, { recursive: true, force: true });
    if (list.warnings.length > 0) throw new Error(`The precache list is incomplete: ${list.warnings.join('; ')}`);
    config.logger.info(`service worker: ${list.count} files precached, ${Math.round(list.size / 1000)} kB`);
  });

async function bundleWorker(
  config: ResolvedConfig,
  options: { readonly entry: string; readonly buildId: string; readonly folder: string },
) {
  await buildBeside(config, {
    define: { __BUILD_ID__: JSON.stringify(options.buildId) },
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
