import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { root } from '../../architecture/sourceFiles.ts';
import { readConfiguration } from '../../../sync-server/src/configuration.ts';
import { createAppRoutes } from '../../../sync-server/src/http/appRoutes.ts';
import { securityHeaders } from '../../../sync-server/src/http/securityHeaders.ts';
import { freePort } from '../../support/freePort.ts';

/** The tested build in its own folder, where newer releases can be deployed over it. */
export interface Releases {
  readonly folder: string;
  /**
   * Replaces the previous release with a newer one: another build id in the page and in the service worker. `moved` renames a chunk, given
   * by the start of its file name, so that the old file is gone. This is for pages that stay with the previous release: files that
   * reference the chunk keep their names, so a worker would not fetch them again. `keepPages` leaves the first release's pages, as in a
   * half-finished deploy. `alsoListed` adds a file to the worker's list. `workerBegins` is code that the new worker runs first.
   */
  deploy(build: string, how?: Deploy): void;
  remove(): void;
}

export interface Deploy {
  readonly moved?: string;
  readonly keepPages?: boolean;
  readonly alsoListed?: string;
  readonly workerBegins?: string;
}

/** Every page contains the build id, including those for new visitors. */
const pagesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html') && !file.startsWith('.'));

/** A compressed file would be sent instead of the one that a deploy changes. */
const isPlain = (file: string): boolean => !/\.(br|gz)$/.test(file);

export function copyOfBuild(): Releases {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-app-'));
  cpSync(resolve(root, process.env['APP_DIR'] ?? '.cache/test-build'), folder, { recursive: true, filter: isPlain });
  const changing = [...pagesOf(folder), 'sw.js'];
  const first = new Map(changing.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  return {
    folder,
    deploy: (build, how = {}) => {
      if (how.moved !== undefined) moveChunk(folder, how.moved, { build, first });
      deploy(folder, build, { ...how, first });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The pages and the worker of the first release, from which every later one is made. */
type First = Map<string, string>;

function deploy(
  folder: string,
  build: string,
  { keepPages = false, alsoListed, workerBegins = '', first }: Deploy & { readonly first: First },
) {
  const before = /<meta name="build" content="([^"]+)"/.exec(first.get('index.html') ?? '')?.[1] ?? '';
  // A short id could be part of another word.
  if (before.length < 6) throw new Error(`The build has no id: "${before}"`);
  for (const [file, text] of first) {
    if (file === 'sw.js') continue;
    writeFileSync(join(folder, file), keepPages ? text : replaced(text, before, build));
  }
  // The precache lists a page with its revision, so a changed page needs a new one.
  const revised = [...first.keys()]
    .filter((file) => file !== 'sw.js')
    .reduce(
      (text, url) => {
        const entry = new RegExp(`\\{"revision":"[\\w-]+","url":"${url}"\\}`).exec(text)?.[0];
        // The worker does not cache pages for a first visit.
        return entry === undefined ? text : replaced(text, entry, `{"revision":"${build}","url":"${url}"}`);
      },
      replaced(first.get('sw.js') ?? '', before, build),
    );
  const list = '[{"revision"';
  const listed = alsoListed === undefined ? revised : replaced(revised, list, `[{"revision":null,"url":"${alsoListed}"},{"revision"`);
  writeFileSync(join(folder, 'sw.js'), workerBegins + listed);
}

function replaced(text: string, from: string, to: string): string {
  if (from === '' || !text.includes(from)) throw new Error(`"${from}" is not in the file that a deploy changes`);
  return text.replaceAll(from, to);
}

/** Renames a module's files everywhere, as a change to its content would. It may have a second file that only re-exports it. */
function moveChunk(folder: string, start: string, { build, first }: { readonly build: string; readonly first: First }): void {
  const listed = (): readonly string[] => readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  const old = listed().filter((file) => file.startsWith(start));
  if (old.length === 0) throw new Error(`Found no chunk named ${start}`);
  for (const [place, from] of old.entries()) {
    const to = `${start}${build.replaceAll('-', '').slice(-7).padStart(7, 'X')}${place}.js`;
    renameSync(join(folder, 'assets', from), join(folder, 'assets', to));
    for (const file of listed()) {
      const path = join(folder, 'assets', file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
    }
    for (const [file, text] of first) first.set(file, text.replaceAll(from, to));
  }
}

/** A host that serves a folder with a built app as our server does, without a backend. */
export interface ReleaseHost {
  readonly origin: string;
  /** Answers requests for missing files with the app's page, as some hosts do. */
  pageForMissing: boolean;
  /** Stops answering; pending requests are cut off. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function hostReleases(folder: string): Promise<ReleaseHost> {
  const port = await freePort();
  const routes = createAppRoutes(folder);
  const headers = securityHeaders(readConfiguration({}));
  let server: ReturnType<typeof serve> | null = null;
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/health') return Response.json({ ok: true });
    if (pathname === '/config.json') return Response.json({ supabaseUrl: '', supabaseKey: 'none', posthogKey: '', posthogHost: '' });
    const found = await routes.fetch(request);
    return found.status === 404 && host.pageForMissing ? routes.fetch(new Request(new URL('/index.html', request.url))) : found;
  };
  const answerWithHeaders = async (request: Request): Promise<Response> => {
    const response = await answer(request);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
  const host: ReleaseHost = {
    origin: `http://127.0.0.1:${port}`,
    pageForMissing: false,
    start: () =>
      new Promise((ready) => {
        server = serve({ fetch: answerWithHeaders, port, hostname: '127.0.0.1' }, () => ready());
      }),
    stop: () =>
      new Promise((ended) => {
        const stopping = server;
        server = null;
        if (stopping === null) return ended();
        if ('closeAllConnections' in stopping) stopping.closeAllConnections();
        stopping.close(() => ended());
      }),
  };
  await host.start();
  return host;
}
