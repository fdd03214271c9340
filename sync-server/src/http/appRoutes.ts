import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { noStore } from './refusal.ts';
import { searchPage, withOrigin } from './searchPages.ts';

/** Paths of the backend. An unknown one is an error, and never answered with the app's start page. */
const backendPath = /^\/(auth\/v1|account\/v1|__mailbox|functions|sync|storage|rest|realtime)(\/|$)/;

/** The file types that are served: source maps, environment files and dot-files are not served, and paths cannot lead upwards. */
const appFile = /^(\/[\w-][\w.-]*)+\.(avif|css|csv|html|ico|jpg|js|json|mjs|pdf|png|svg|ttf|txt|wasm|webmanifest|webp|woff2|xml)$/i;

/**
 * Serves the built app for all paths outside the backend: its files, and its main page for every app route. `publicOrigin` is the public
 * address, if it differs from the request's.
 */
export function createAppRoutes(appDir: string, publicOrigin: string | null = null): Hono {
  const routes = new Hono();
  const originOf = (c: Context): string => publicOrigin ?? new URL(c.req.url).origin;
  const sent = { precompressed: true, onFound: (_path: string, c: Context) => cacheFor(c) };
  const file = serveStatic({ ...sent, rewriteRequestPath: (path) => join(appDir, path) });
  const shell = serveStatic({ ...sent, path: join(appDir, 'index.html') });
  routes.all('*', (c, next) => (backendPath.test(c.req.path) ? c.json({ code: 'not_found', message: 'Not found' }, 404) : next()));
  // The service worker receives shares. Without one, shared content cannot be stored, and the app says so.
  routes.post('/share', (c) => c.redirect('/deals#not-received', 303));
  routes.all('*', (c, next) =>
    c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : c.text('Method not allowed', 405, { allow: 'GET, HEAD' }),
  );
  routes.use(compress(), etag({ weak: true }));
  routes.get('*', async (c, next) => searchPage(c.req.path, originOf(c)) ?? next());
  routes.get('*', async (c, next) => {
    if (!isRoute(c)) return (await isAppFile(appDir, c.req.path)) ? file(c, next) : next();
    const page = await readPrerendered(appDir, c.req.path);
    if (page === null) return shell(c, next);
    cacheFor(c);
    return c.body(withOrigin(page, originOf(c)), 200, { 'content-type': 'text/html; charset=utf-8' });
  });
  routes.get('*', (c) => (isRoute(c) ? c.text(notBuilt, 503, noStore) : c.text('Not found', 404, noStore)));
  return routes;
}

const isRoute = (c: Context): boolean => !c.req.path.includes('.');

/** Whether the path names a file of the built app. Symbolic links that leave its folder do not count. */
async function isAppFile(appDir: string, path: string): Promise<boolean> {
  if (!appFile.test(path)) return false;
  try {
    const [real, folder] = await Promise.all([realpath(join(appDir, path)), realpath(appDir)]);
    return real.startsWith(folder + sep);
  } catch {
    return false;
  }
}

/** The prerendered page of a route. Null if the build wrote none. */
const readPrerendered = (appDir: string, path: string): Promise<string | null> =>
  readFile(join(appDir, path === '/' ? 'landing.html' : `pages${path}.html`), 'utf8').catch(() => null);

/** Files under /assets have a content hash in their name. All other files keep their name when they change. */
function cacheFor(c: Context): void {
  c.header('cache-control', c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
}

const notBuilt = 'The app is not built yet. Run "npm start", or set APP_DIR to the folder of a built app.';
