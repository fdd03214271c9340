import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import type { Log, LogFormat } from './log.ts';
import type { Metrics } from './metrics.ts';

interface Observed {
  readonly log: Log;
  /** Null if metrics are not served. */
  readonly metrics: Metrics | null;
  readonly format: LogFormat;
  /** A clock in milliseconds. Only differences between its readings are used. */
  readonly clock: () => number;
}

/** Gives each request an id and returns it as `x-request-id`. Uses the id from a trusted proxy if there is one, else a new one. */
export const identifyRequests = (trustProxy: boolean): MiddlewareHandler => requestId(trustProxy ? {} : { headerName: '' });

/** Measures each request and, in JSON logs, writes a line about it. Both contain only the route, never the URL. */
export function observeRequests({ log, metrics, format, clock }: Observed): MiddlewareHandler {
  return async (c, next) => {
    const start = clock();
    await next();
    const id: string = c.get('requestId');
    c.header('x-request-id', id);
    const request = { method: c.req.method, route: routeOf(c.req.path), status: c.res.status, seconds: (clock() - start) / 1000 };
    metrics?.observeRequest(request);
    if (format === 'json') log.info('request', { requestId: id, ...request });
  };
}

const exact: ReadonlySet<string> = new Set([
  '/health',
  '/ready',
  '/config.json',
  '/sync/v1/push',
  '/sync/v1/pull',
  '/sync/v1/digest',
  '/sync/v1/stream',
]);

const prefixes = ['/sync/v1', '/auth/v1', '/account/v1', '/functions/v1', '/assets'] as const;

/** The route that a path belongs to. The names come from a fixed set, because anyone can request any path. */
const routeOf = (path: string): string => (exact.has(path) ? path : (prefixes.find((prefix) => path.startsWith(prefix)) ?? 'page'));
