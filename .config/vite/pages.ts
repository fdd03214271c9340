import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, ResolvedConfig } from 'vite';
import { afterBuild, buildBeside } from './afterBuild.ts';
import { readChunkGraph } from './chunkGraph.ts';
import { classicScript } from './classicScript.ts';
import { startingLater, withFirstScript } from './firstScript.ts';
import { inFolder } from './inFolder.ts';
import { landingFigures } from './landingFigures.ts';
import { landingHead, pageTitle, type SaidByLanding } from './landingHead.ts';
import { withPreloads } from './withPreloads.ts';

interface PageOptions {
  /** The first script of every page. */
  readonly first: string;
  /** Renders pages to markup. */
  readonly prerender: string;
  /** What the landing page needs at once. */
  readonly landing: readonly string[];
  /** What every screen needs at once. */
  readonly screens: readonly string[];
  /** What the screens need that are prerendered for a first visit. */
  readonly firstVisit: readonly string[];
  /** What the legal pages need besides. */
  readonly legal: readonly string[];
}

/** What `src/app/start/prerender.tsx` exports. */
interface Made extends SaidByLanding {
  readonly prerenderPage: (path: string) => Promise<string>;
  readonly firstVisits: Readonly<Record<string, unknown>>;
  readonly legalPages: Readonly<Record<string, { readonly title: string; readonly summary: string }>>;
}

const emptyRoot = /<div id="root">[\s\S]*?<\/div>\s*<\/div>/;

/**
 * The pages that addresses begin with, each with the first script and preloading its own: `index.html`; beside it `landing.html`, with which the server and the
 * service worker answer `/`; and `pages/NAME.html`, with which the server answers `/NAME`. All but the first have their markup in their
 * root. Fails the build when one does not carry its page.
 */
export const pages = (options: PageOptions): Plugin =>
  afterBuild('pages', async (config) => {
    const outDir = resolve(config.root, config.build.outDir);
    const graph = readChunkGraph(outDir);
    const shell = withFirstScript(await readFile(join(outDir, 'index.html'), 'utf8'), await firstScript(config, options.first));
    await mkdir(join(outDir, 'pages'), { recursive: true });
    await prerendered(config, options.prerender, async (made) => {
      const landing = filled(shell, await made.prerenderPage('/'), ['<h1', '<footer', ...landingAnchors.map((name) => `id="${name}"`)]);
      await writeFile(join(outDir, 'landing.html'), startingLater(withPreloads(landingHead(landing, made), graph, options.landing)));
      for (const [path, { title, summary }] of Object.entries(made.legalPages)) {
        const page = pageTitle(filled(shell, await made.prerenderPage(path), ['<h1', `>${title}</h1>`]), { path, title, summary });
        await writeFile(join(outDir, `pages${path}.html`), startingLater(withPreloads(page, graph, options.legal)));
      }
      for (const path of Object.keys(made.firstVisits)) {
        const page = filled(shell, await made.prerenderPage(path), ['<h1']).replace('data-prerendered="page"', 'data-prerendered="screen"');
        await writeFile(join(outDir, `pages${path}.html`), startingLater(withPreloads(page, graph, options.firstVisit), true));
      }
    });
    await writeFile(join(outDir, 'index.html'), withPreloads(shell, graph, options.screens));
  });

/** The script that every page runs before its first paint. */
const firstScript = (config: ResolvedConfig, entry: string): Promise<string> =>
  classicScript(config, { entry, name: 'first', define: { __TEST_BUILD__: String(config.define?.['__TEST_BUILD__'] as unknown) } });

/** The places that links lead to, on this page and from others. */
const landingAnchors = ['features', 'pricing', 'about', 'calculator', 'newsletter', 'faq'];

/** The empty page with this markup in its root. */
function filled(shell: string, markup: string, wanted: readonly string[]): string {
  const page = shell.replace(emptyRoot, () => `<div id="root" data-prerendered="page">${markup}</div>`);
  const missing = wanted.filter((text) => !markup.includes(text));
  if (page === shell || missing.length > 0 || markup.includes('<script'))
    throw new Error(`A page was not prerendered whole: without ${missing.join(', ') || 'its place'}, or with a script`);
  return page;
}

/** Builds what renders pages, for as long as `then` takes. */
async function prerendered(config: ResolvedConfig, entry: string, then: (made: Made) => Promise<void>): Promise<void> {
  const build = async (folder: string): Promise<void> => {
    await buildBeside(config, {
      plugins: [react(), landingFigures()],
      define: { __TEST_BUILD__: 'false' },
      ssr: { noExternal: true },
      build: { ssr: resolve(config.root, entry), outDir: folder, emptyOutDir: true, minify: false },
    });
    await then((await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Made);
  };
  await inFolder('prerender-', build, resolve(config.root, '.cache'));
}
