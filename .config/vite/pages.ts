import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, ResolvedConfig } from 'vite';
import { afterBuild, buildBeside } from './afterBuild.ts';
import { readChunkGraph } from './chunkGraph.ts';
import { withPreloads } from './withPreloads.ts';

interface PageOptions {
  /** Renders the landing page to markup. */
  readonly prerender: string;
  /** What the landing page needs at once. */
  readonly landing: readonly string[];
  /** What every screen needs at once. */
  readonly screens: readonly string[];
}

const emptyRoot = /<div id="root">[\s\S]*?<\/div>\s*<\/div>/;

/**
 * The two pages that addresses begin with, each preloading its own scripts: `index.html`, and beside it `landing.html`, with which the server
 * and the service worker answer `/`: the landing page's markup is in its root. Fails the build when the markup does not carry the page.
 */
export const pages = (options: PageOptions): Plugin =>
  afterBuild('pages', async (config) => {
    const outDir = resolve(config.root, config.build.outDir);
    const graph = readChunkGraph(outDir);
    const shell = await readFile(join(outDir, 'index.html'), 'utf8');
    const markup = await landingMarkup(config, options.prerender);
    const page = shell.replace(emptyRoot, () => `<div id="root" data-prerendered>${markup}</div>`);
    if (page === shell || !markup.includes('<h1') || !markup.includes('<footer') || markup.includes('<script'))
      throw new Error('The landing page was not prerendered whole');
    await writeFile(join(outDir, 'landing.html'), withPreloads(page, graph, options.landing));
    await writeFile(join(outDir, 'index.html'), withPreloads(shell, graph, options.screens));
  });

async function landingMarkup(config: ResolvedConfig, entry: string): Promise<string> {
  const cache = resolve(config.root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'prerender-'));
  try {
    await buildBeside(config, {
      plugins: [react()],
      define: { __TEST_BUILD__: 'false' },
      ssr: { noExternal: true },
      build: { ssr: resolve(config.root, entry), outDir: folder, emptyOutDir: true, minify: false },
    });
    const made: { prerenderLanding(): Promise<string> } = await import(pathToFileURL(join(folder, 'prerender.js')).href);
    return await made.prerenderLanding();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
