import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, ResolvedConfig } from 'vite';
import { afterBuild, buildBeside } from './afterBuild.ts';

const emptyRoot = /<div id="root">[\s\S]*?<\/div>\s*<\/div>/;

/**
 * Writes `landing.html` beside `index.html`: the same page with the landing page's markup in its root. The server and the service worker
 * answer `/` with it. Fails the build when the markup does not carry the page.
 */
export const prerenderLanding = (options: { readonly entry: string }): Plugin =>
  afterBuild('prerender-landing', async (config) => {
    const outDir = resolve(config.root, config.build.outDir);
    const shell = await readFile(join(outDir, 'index.html'), 'utf8');
    const markup = await landingMarkup(config, options.entry);
    const page = shell.replace(emptyRoot, () => `<div id="root" data-prerendered>${markup}</div>`);
    if (page === shell || !markup.includes('<h1') || !markup.includes('<footer') || markup.includes('<script'))
      throw new Error('The landing page was not prerendered whole');
    await writeFile(join(outDir, 'landing.html'), page);
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
