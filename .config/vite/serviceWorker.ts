import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { injectManifest } from 'workbox-build';
import { afterBuild, buildBeside } from './afterBuild.ts';
import { inFolder } from './inFolder.ts';

/** The files of a build that the service worker precaches. */
const kept = {
  globPatterns: ['**/*.{js,css,html,svg,png,woff2,ttf,webmanifest,json}', 'packs/licences.txt'],
  // Only the area pack needed for every UK deal is precached. The others are fetched on demand.
  globIgnores: ['sw.js', '**/*.map', '.vite/**', 'screenshots/**', 'pages/**', 'packs/!(index|uk-core-*).json'],
  dontCacheBustURLsMatching: /assets\/.*-[\w-]{8}\.|packs\/.*-[0-9a-f]{12}\./,
  maximumFileSizeToCacheInBytes: 3 * 1024 * 1024,
};

/**
 * Builds the service worker as one classic script with Vite, and has workbox-build write the precache list into it. Fails the build if the
 * list is incomplete, because a missing file would be noticed only offline.
 */
export const serviceWorker = (options: { readonly entry: string; readonly buildId: string }): Plugin =>
  afterBuild('service-worker', async (config) => {
    const outDir = resolve(config.root, config.build.outDir);
    const list = await inFolder('service-worker-', async (folder) => {
      await buildBeside(config, {
        define: { __BUILD_ID__: JSON.stringify(options.buildId) },
        build: {
          outDir: folder,
          target: 'baseline-widely-available',
          minify: 'oxc',
          rolldownOptions: {
            input: resolve(config.root, options.entry),
            output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
          },
        },
      });
      return injectManifest({ ...kept, globDirectory: outDir, swSrc: join(folder, 'sw.js'), swDest: join(outDir, 'sw.js') });
    });
    if (list.warnings.length > 0) throw new Error(`The precache list is incomplete: ${list.warnings.join('; ')}`);
    config.logger.info(`service worker: ${list.count} files precached, ${Math.round(list.size / 1000)} kB`);
  });
