import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../../sync-server/src/startServer.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yardstick-app-'));
  const appDir = join(folder, 'app');
  mkdirSync(join(appDir, 'assets'), { recursive: true });
  mkdirSync(join(appDir, '.vite'));
  writeFileSync(join(appDir, 'index.html'), '<!doctype html><title>Yardstick</title>');
  writeFileSync(
    join(appDir, 'landing.html'),
    '<!doctype html><title>Prerendered</title><link rel="canonical" href="https://origin.invalid/" />',
  );
  mkdirSync(join(appDir, 'pages'));
  writeFileSync(join(appDir, 'pages/privacy.html'), '<!doctype html><title>Privacy Policy</title>');
  writeFileSync(join(appDir, 'sw.js'), '// service worker');
  writeFileSync(join(appDir, 'manifest.webmanifest'), '{}');
  const script = `const text = ${JSON.stringify('measure '.repeat(500))};`;
  writeFileSync(join(appDir, 'assets/app-1a2b3c.js'), script);
  writeFileSync(join(appDir, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script));
  writeFileSync(join(appDir, 'assets/app-1a2b3c.js.gz'), gzipSync(script));
  writeFileSync(join(appDir, 'assets/app-1a2b3c.js.map'), '{}');
  writeFileSync(join(appDir, '.env'), 'SECRET=1');
  writeFileSync(join(appDir, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  symlinkSync(join(folder, 'secret.txt'), join(appDir, 'linked.txt'));
  server = await startTestServer({ appDir });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(server.origin + path, { redirect: 'manual', ...init });

/** Sends a path unchanged: fetch would resolve "..". */
const raw = (path: string, method = 'GET'): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });

describe('the first page', () => {
  it('is prerendered for / only; every other route starts from the empty page', async () => {
    expect(await (await get('/')).text()).toContain('Prerendered');
    expect(await (await get('/?link=x')).text()).toContain('Prerendered');
    expect(await (await get('/deals')).text()).toContain('<title>Yardstick');
  });

  it('is a separate document for a legal page, and for nothing else in the same folder', async () => {
    expect(await (await get('/privacy')).text()).toContain('<title>Privacy Policy');
    expect(await (await get('/privacy/more')).text()).toContain('<title>Yardstick');
    expect(await (await get('/landing')).text()).toContain('<title>Yardstick');
  });

  it('contains the requested origin if the build did not know it, and so do robots.txt and the sitemap', async () => {
    const { origin } = new URL((await get('/')).url);
    expect(await (await get('/')).text()).toContain(`<link rel="canonical" href="${origin}/" />`);
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await sitemap.text()).toContain(`<loc>${origin}/terms</loc>`);
  });
});

describe('content from other sites and apps', () => {
  it('can be posted only to /receive, the one page that keeps its opener', async () => {
    expect((await get('/receive')).headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect((await get('/receive/more')).headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('is reported to the user as not received if it was shared before the service worker could store it', async () => {
    const answer = await get('/share', { method: 'POST', body: new FormData() });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/deals#not-received']);
    expect((await get('/deals', { method: 'POST' })).status).toBe(405);
  });
});

describe('every answer', () => {
  const paths: readonly (readonly [string, string])[] = [
    ['GET', '/'],
    ['GET', '/deals/01HZX'],
    ['GET', '/sw.js'],
    ['GET', '/assets/app-1a2b3c.js'],
    ['GET', '/assets/gone.js'],
    ['GET', '/config.json'],
    ['GET', '/health'],
    ['GET', '/auth/v1/.well-known/jwks.json'],
    ['GET', '/auth/v1/user'],
    ['GET', '/auth/v1/nothing'],
    ['POST', '/functions/v1/ingest-property-url'],
    ['POST', '/functions/v1/nothing'],
    ['GET', '/sync/v1/pull'],
    ['DELETE', '/'],
  ];
  it.each(paths)('%s %s has the strict headers', async (method, path) => {
    const { headers } = await get(path, { method });
    const policy = headers.get('content-security-policy') ?? '';
    const parts = [
      "default-src 'none'",
      "script-src 'self'",
      "worker-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default yardstick',
    ];
    expect(policy.split('; ')).toEqual(expect.arrayContaining(parts));
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*(?!\.zoocdn)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('clipboard-read=(self)');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('requires encryption (HSTS) only behind TLS', async () => {
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
    const dataDir = mkdtempSync(join(tmpdir(), 'yardstick-'));
    const behind = await startServer({
      port: 0,
      dataDir,
      publicOrigin: 'https://yardstick.example',
      hosted: { url: 'https://ref.supabase.co', key: 'k', factors: ['totp'] },
    });
    expect((await fetch(behind.origin)).headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    await behind.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe('the built app', () => {
  it('is served at its own routes, and browsers revalidate the page before reusing it', async () => {
    for (const path of ['/', '/dashboard', '/deals/01HZX', '/auth', '/no/such/route']) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control'), path).toBe('no-cache');
    }
    for (const path of ['/sw.js', '/manifest.webmanifest']) expect((await get(path)).headers.get('cache-control'), path).toBe('no-cache');
  });

  it('is not served in place of a missing file or a backend path', async () => {
    for (const path of ['/assets/gone-123.js', '/gone.png', '/auth/v1/x', '/functions/v1/x', '/sync/v1/x', '/storage/v1/x', '/rest/v1/x']) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).not.toContain('<title>');
    }
  });

  it('serves hashed assets as immutable, compressed as the browser accepts', async () => {
    const plain = await (await get('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'identity' } })).text();
    for (const encoding of ['br', 'gzip']) {
      const answer = await get('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': `${encoding}, identity` } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('vary')).toMatch(/^accept-encoding$/i);
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(500);
      expect(await answer.text()).toBe(plain);
    }
  });

  it('compresses files that the build could not, and never serves a compressed file under its own name', async () => {
    const path = '/assets/made-1a2b3c.js';
    const text = `const made = ${JSON.stringify('measure '.repeat(500))};`;
    writeFileSync(join(folder, 'app', path), text);
    const answer = await get(path, { headers: { 'accept-encoding': 'gzip' } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['gzip', text]);
    expect((await get('/assets/app-1a2b3c.js.br')).status).toBe(404);
  });

  it('answers 304 to a browser that already has the file', async () => {
    const tag = (await get('/deals')).headers.get('etag') ?? '';
    const again = await get('/dashboard', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '//secret.txt',
    '/linked.txt',
    '/.env',
    '/.vite/manifest.json',
    '/.env.production',
    '/.git/config',
    '/.data/signing-key.json',
    '/package.json',
    '/sw.js.map',
    '/supabase/config.toml',
    '/supabase/migrations/20261120140000_ingest_runs.sql',
    '/assets/app-1a2b3c.js.map',
    '/%00.txt',
    '/%zz.txt',
  ])('exposes no other file: %s', async (path) => {
    const answer = await raw(path);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404)/);
    expect(answer).not.toMatch(/outside|SECRET/);
  });

  it('allows only reading', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) expect((await get('/', { method })).status, method).toBe(405);
    for (const method of ['POST', 'DELETE']) expect((await get('/config.json', { method })).status, method).toBe(405);
    expect(await raw('/', 'TRACE')).toMatch(/^HTTP\/1\.1 (400|405)/);
    const head = await get('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });
});

describe('/config.json', () => {
  it('names this origin with an empty address and is never cached', async () => {
    const answer = await get('/config.json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      supabaseUrl: '',
      supabaseKey: server.key,
      secondFactors: ['totp', 'webauthn', 'phone'],
      posthogKey: '',
      posthogHost: '',
      buildId: null,
    });
    expect(server.key).toMatch(/^sb_publishable_[\w-]{32}$/);
  });

  describe('with a hosted project', () => {
    let hosted: RunningServer;
    beforeAll(async () => {
      hosted = await startServer({
        port: 0,
        hosted: { url: 'https://ref.supabase.co', key: 'sb_publishable_hosted', factors: ['totp', 'webauthn'] },
        posthog: { key: 'phc_1', host: 'https://eu.i.posthog.com', surveys: true },
        buildId: 'b1',
      });
    });
    afterAll(() => hosted.close());

    it('names the project, and the policy lets the page call it', async () => {
      const answer = await fetch(`${hosted.origin}/config.json`);
      expect(await answer.json()).toEqual({
        supabaseUrl: 'https://ref.supabase.co',
        supabaseKey: 'sb_publishable_hosted',
        secondFactors: ['totp', 'webauthn'],
        posthogKey: 'phc_1',
        posthogHost: 'https://eu.i.posthog.com',
        posthogSurveys: true,
        buildId: 'b1',
      });
      const policy = answer.headers.get('content-security-policy');
      expect(policy).toContain("connect-src 'self' https://ref.supabase.co https://eu.i.posthog.com https://eu-assets.i.posthog.com;");
    });

    it('answers neither accounts nor functions itself', async () => {
      expect((await fetch(`${hosted.origin}/auth/v1/settings`)).status).toBe(404);
      expect((await fetch(`${hosted.origin}/functions/v1/ingest-property-url`, { method: 'POST' })).status).toBe(404);
    });
  });
});

it('reports at /health that it is up', async () => {
  expect(await (await get('/health')).json()).toEqual({ ok: true });
});
