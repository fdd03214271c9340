import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { ServerOptions } from '../configuration.ts';
import type { Backend } from '../startBackend.ts';
import { answerAuth } from '../auth/authRoutes.ts';
import { offeredFactors } from '../auth/factors/enrolFactor.ts';
import { mayReadMailbox } from '../mail/mailboxAccess.ts';
import { mailboxPage } from '../mail/mailboxPage.ts';
import type { DatabaseOutage } from '../store/database.ts';
import { DatabaseUnavailable } from '../store/unavailable.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { identifyRequests, observeRequests } from '../operations/observeRequests.ts';
import type { Readiness } from '../operations/readiness.ts';
import { createAppRoutes } from './appRoutes.ts';
import { clientAddress } from './clientAddress.ts';
import { refuseDuringOutage, outageResponse } from './databaseOutage.ts';
import { receivePath, securityHeaders, strictTransport } from './securityHeaders.ts';

export type AppEnvironment = { Bindings: HttpBindings; Variables: { requestId: string } };
type Call = Context<AppEnvironment>;

export interface Operations {
  readonly log: Log;
  /** Null if metrics are not served. */
  readonly metrics: Metrics | null;
  readonly readiness: Readiness;
}

/** Everything served over HTTP: the app's page, its files, its settings, and the backend under /auth/v1, /functions/v1 and /sync/v1. */
export function createApp(options: ServerOptions, backend: Backend, { log, metrics, readiness }: Operations): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>({ strict: true });
  const headers = securityHeaders(options);
  app.use('*', identifyRequests(options.trustProxy));
  app.use('*', observeRequests({ log, metrics, format: options.log, clock: () => performance.now() }));
  app.use('*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (c.req.path === receivePath) c.header('cross-origin-opener-policy', 'unsafe-none');
    if (isSecure(c, options)) c.header('strict-transport-security', strictTransport);
  });
  const trouble = backend.kind === 'embedded' ? backend.db.trouble : () => null;
  app.use('*', async (c, next) => refuseDuringOutage(c.req.raw, trouble) ?? next());
  app.get('/health', (c) => noStore(c, { ok: true, ...troubleField(trouble()) }));
  app.get('/config.json', (c) => noStore(c, publicConfiguration(options, backend)));
  app.get('/ready', async (c) => {
    const reason = await readiness.check();
    return reason === null ? noStore(c, { ready: true }) : noStore(c, { ready: false, reason }, 503);
  });
  app.all('/health', onlyGet);
  app.all('/ready', onlyGet);
  app.all('/config.json', onlyGet);
  if (backend.kind === 'embedded') mountBackend(app, options, backend);
  const { sync } = backend;
  if (sync !== null) app.all('/sync/v1/*', (c) => sync.answer(c.req.raw));
  app.route('/', createAppRoutes(options.appDir, options.publicOrigin));
  app.onError((error, c) => {
    if (error instanceof DatabaseUnavailable) return outageResponse('starting');
    log.error('request failed', error, { requestId: c.get('requestId'), method: c.req.method, path: c.req.path });
    return c.json({ code: 'unexpected_failure', error_code: 'unexpected_failure', message: 'Internal Server Error' }, 500);
  });
  return app;
}

function mountBackend(app: Hono<AppEnvironment>, options: ServerOptions, backend: Extract<Backend, { kind: 'embedded' }>): void {
  app.get('/auth/v1/.well-known/jwks.json', (c) => c.json(backend.jwks, 200, { 'cache-control': 'public, max-age=600' }));
  app.all('/auth/v1/.well-known/jwks.json', onlyGet);
  app.get('/__mailbox/:key', async (c, next) => {
    const visit = { key: c.req.param('key'), address: clientAddress(c.env?.incoming, false), headers: c.req.raw.headers };
    const isShown = backend.mailboxKey !== null && mayReadMailbox(backend.mailboxKey, visit);
    return isShown ? mailboxPage(backend.db, c.req.raw) : next();
  });
  app.all('/__mailbox/*', (c) => c.json({ code: 'not_found', message: 'Not found' }, 404));
  app.all('/auth/v1/*', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const address = clientAddress(c.env?.incoming, options.trustProxy);
    const answer = await answerAuth(backend.auth, pathname.slice('/auth/v1'.length), { request: c.req.raw, query: searchParams, address });
    if (answer.ok && changesStanding.test(pathname)) backend.standing.forget();
    return answer;
  });
  app.all('/account/v1', (c) => backend.account('', c.req.raw));
  app.all('/account/v1/*', (c) => backend.account(new URL(c.req.url).pathname.slice('/account/v1'.length), c.req.raw));
  app.all('/functions/v1/*', (c) => backend.functions(c.req.raw, clientAddress(c.env?.incoming, options.trustProxy)));
}

/** Calls that may end sessions or change factors. */
const changesStanding = /^\/auth\/v1\/(logout|user|verify|factors(\/.*)?)$/;

/** The settings the page needs before its first request. An empty supabaseUrl means "this origin". */
function publicConfiguration(
  { hosted, posthog, buildId }: ServerOptions,
  backend: Backend,
): Readonly<Record<string, string | true | null | readonly string[]>> {
  const supabaseKey = backend.kind === 'embedded' ? backend.auth.publishableKey : (hosted?.key ?? '');
  return {
    supabaseUrl: hosted?.url ?? '',
    supabaseKey,
    secondFactors: backend.kind === 'embedded' ? offeredFactors(backend.auth) : (hosted?.factors ?? []),
    posthogKey: posthog.key,
    posthogHost: posthog.host,
    ...(posthog.flags === true ? { posthogFlags: true } : {}),
    ...(posthog.surveys === true ? { posthogSurveys: true } : {}),
    ...(posthog.remoteConfig === true ? { posthogRemoteConfig: true } : {}),
    buildId,
  };
}

function isSecure(c: Call, { publicOrigin, trustProxy }: ServerOptions): boolean {
  return publicOrigin?.startsWith('https:') === true || (trustProxy && c.req.header('x-forwarded-proto') === 'https');
}

const noStore = (c: Call, body: Readonly<Record<string, unknown>>, status: 200 | 503 = 200): Response =>
  c.json(body, status, { 'cache-control': 'no-store' });

const troubleField = (trouble: DatabaseOutage | null) => (trouble === null ? {} : { trouble });

const onlyGet = (c: Call): Response => c.text('Method not allowed', 405, { allow: 'GET, HEAD' });
