import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, ResolvedConfig } from 'vite';
import { afterBuild, buildBeside } from './afterBuild.ts';
import { readChunkGraph } from './chunkGraph.ts';
import { classicScript } from './classicScript.ts';
import { inFolder } from './inFolder.ts';
import { landingFigures } from './landingFigures.ts';
import { landingHead, pageTitle, type SaidByLanding } from './landingHead.ts';
import { withPreloads } from './withPreloads.ts';

interface PageOptions {
  /** The script that runs first on every page. */
  readonly first: string;
  /** The module that renders pages to markup. */
  readonly prerender: string;
  /** The modules that the landing page needs immediately. */
  readonly landing: readonly string[];
  /** The modules that every screen needs immediately. */
  readonly screens: readonly string[];
  /** The modules that `/deals` needs on a first visit. */
  readonly deals: readonly string[];
  /** The modules that the legal pages need. */
  readonly legal: readonly string[];
}

/** The exports of `src/app/start/prerender.tsx`. */
interface Made extends SaidByLanding {
  readonly prerenderPage: (path: string) => Promise<string>;
  readonly legalPages: Readonly<Record<string, { readonly title: string; readonly summary: string }>>;
}

const emptyRoot = /<div id="root">[\s\S]*?<\/div>\s*<\/div>/;

/**
 * Writes the HTML pages of the app, each with the first script and its own preloads. `landing.html` is served for `/`, by the server and
 * the service worker, and `pages/NAME.html` for `/NAME`. `index.html` has an empty root, and all other pages have their markup in it. Fails
 * the build if a page's markup is incomplete.
 */
export const pages = (options: PageOptions): Plugin =>
  afterBuild('pages', async (config) => {
    const outDir = resolve(config.root, config.build.outDir);
    const graph = readChunkGraph(outDir);
    const shell = withFirstScript(
      await readFile(join(outDir, 'index.html'), 'utf8'),
      await classicScript(config, { entry: options.first, name: 'first' }),
    );
    await mkdir(join(outDir, 'pages'), { recursive: true });
    await prerendered(config, options.prerender, async (made) => {
      const landing = filled(shell, await made.prerenderPage('/'), {
        wanted: ['<h1', '<footer', ...landingAnchors.map((name) => `id="${name}"`)],
      });
      await writeFile(join(outDir, 'landing.html'), hydratedLater(withPreloads(landingHead(landing, made), graph, options.landing)));
      const deals = filled(shell, await made.prerenderPage('/deals'), {
        wanted: ['<h1', 'data-part="first-steps"'],
        audience: 'first-visit',
      });
      await writeFile(join(outDir, 'pages/deals.html'), hydratedLater(withPreloads(deals, graph, options.deals)));
      for (const [path, { title, summary }] of Object.entries(made.legalPages)) {
        const page = pageTitle(filled(shell, await made.prerenderPage(path), { wanted: ['<h1', `>${title}</h1>`] }), {
          path,
          title,
          summary,
        });
        await writeFile(join(outDir, `pages${path}.html`), hydratedLater(withPreloads(page, graph, options.legal)));
      }
    });
    await writeFile(join(outDir, 'index.html'), withPreloads(shell, graph, options.screens));
  });

/** The first script comes before everything slow, and after the elements that it changes. */
function withFirstScript(html: string, address: string): string {
  const page = html.replace('<link rel="icon"', () => `<script src="${address}"></script>\n    <link rel="icon"`);
  if (page === html) throw new Error('index.html has no place for its first script');
  return page;
}

/** For a prerendered page: its first script records input, and the app's scripts load with low priority. */
const hydratedLater = (html: string): string =>
  html
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/** Anchors that links lead to, from this page and others. */
const landingAnchors = ['features', 'pricing', 'about', 'calculator', 'newsletter', 'faq'];

interface Filling {
  /** Texts that the markup must contain. */
  readonly wanted: readonly string[];
  readonly audience?: 'everybody' | 'first-visit';
}

/** The empty page with this markup in its root. */
function filled(shell: string, markup: string, { wanted, audience = 'everybody' }: Filling): string {
  const page = shell.replace(emptyRoot, () => `<div id="root" data-prerendered="${audience}">${markup}</div>`);
  const missing = wanted.filter((text) => !markup.includes(text));
  if (page === shell || missing.length > 0 || markup.includes('<script'))
    throw new Error(`A page was not prerendered whole: without ${missing.join(', ') || 'its place'}, or with a script`);
  return page;
}

/** Builds the module that renders pages, passes it to `then`, and removes it afterwards. */
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
