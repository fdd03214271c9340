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
  /** The first script of every page. */
  readonly first: string;
  /** Renders pages to markup. */
  readonly prerender: string;
  /** What the landing page needs at once. */
  readonly landing: readonly string[];
  /** What every screen needs at once. */
  readonly screens: readonly string[];
  /** What `/deals` needs for a first visit. */
  readonly deals: readonly string[];
  /** What the legal pages need besides. */
  readonly legal: readonly string[];
}

/** What `src/app/start/prerender.tsx` exports. */
interface Made extends SaidByLanding {
  readonly prerenderPage: (path: string) => Promise<string>;
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

/** The first script stands before everything that takes time, and after what it changes. */
function withFirstScript(html: string, address: string): string {
  const page = html.replace('<link rel="icon"', () => `<script src="${address}"></script>\n    <link rel="icon"`);
  if (page === html) throw new Error('index.html has no place for its first script');
  return page;
}

/** A page that is there already: its first script records input, and the app's scripts come after what is read. */
const hydratedLater = (html: string): string =>
  html
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/** The places that links lead to, on this page and from others. */
const landingAnchors = ['features', 'pricing', 'about', 'calculator', 'newsletter', 'faq'];

interface Filling {
  /** What the markup must contain. */
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
