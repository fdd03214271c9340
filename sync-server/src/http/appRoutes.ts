import { readAppFile, type AppFile } from './appFile.ts';
import { searchPage, withOrigin } from './searchPages.ts';
import { createCompressor, encodingFor, type CompressFile } from './compressFile.ts';
import { stretchResponse } from './stretchResponse.ts';

/** Paths that belong to the backend: a wrong one there is an error, never the app's first page. */
const backendPath = /^\/(auth\/v1|account\/v1|__mailbox|functions|sync|storage|rest|realtime)(\/|$)/;

/**
 * Answers everything that is not the backend's with the built app: its files, and its first page for every route of its own.
 * `publicOrigin` is the address people use, where it is not the one the server is asked by.
 */
export function createAppRoutes(appDir: string, publicOrigin: string | null = null): (request: Request) => Promise<Response> {
  const compress = createCompressor(appDir);
  return async (request) => {
    const { pathname, origin } = new URL(request.url);
    if (backendPath.test(pathname)) return Response.json({ code: 'not_found', message: 'Not found' }, { status: 404 });
    // Shares are taken by the service worker. Without one there is nobody to keep them, and the app says so.
    if (request.method === 'POST' && pathname === '/share')
      return new Response(null, { status: 303, headers: { location: '/deals#not-received' } });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
    const search = searchPage(pathname, publicOrigin ?? origin);
    if (search !== null) return search;
    const isRoute = !pathname.includes('.');
    const prerendered = isRoute ? await readPrerendered(appDir, pathname, publicOrigin ?? origin) : null;
    const file = prerendered ?? (await readAppFile(appDir, isRoute ? '/index.html' : pathname));
    if (file !== null) return fileResponse(request, file, compress);
    return isRoute ? notBuilt() : new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  };
}

/** The page a route begins with where the build wrote one for it. */
async function readPrerendered(appDir: string, pathname: string, origin: string): Promise<AppFile | null> {
  const file = await readAppFile(appDir, pathname === '/' ? '/landing.html' : `/pages${pathname}.html`);
  return file === null ? null : withOrigin(file, origin);
}

async function fileResponse(request: Request, file: AppFile, compress: CompressFile): Promise<Response> {
  const headers = {
    'content-type': file.type,
    'cache-control': cacheControl(new URL(request.url).pathname),
    etag: file.tag,
    vary: 'accept-encoding',
    'accept-ranges': 'bytes',
  };
  if (
    request.headers
      .get('if-none-match')
      ?.split(/\s*,\s*/)
      .includes(file.tag)
  )
    return new Response(null, { status: 304, headers });
  const encoding = encodingFor(file, request.headers.get('accept-encoding') ?? '');
  // Stretches are of the file itself: browsers that ask for one take no encoding.
  const stretch = encoding === null ? stretchResponse(request, file, headers) : null;
  if (stretch !== null) return stretch;
  const body = encoding === null ? file.content : await compress(file, encoding);
  const sent = { ...headers, 'content-length': String(body.byteLength), ...(encoding === null ? {} : { 'content-encoding': encoding }) };
  return new Response(request.method === 'HEAD' ? null : body, { headers: sent });
}

/** Names under /assets carry a hash of their content; everything else keeps its name when it changes. */
const cacheControl = (pathname: string): string => (pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

const notBuilt = (): Response =>
  new Response('The app is not built yet. Run "npm start", or set APP_DIR to the folder of a built app.', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
