import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { readConfiguration, type ServerOptions } from './configuration.ts';
import { sleep } from '../../src/backend/sleep.ts';
import type { Database } from './store/database.ts';
import { createApp } from './http/createApp.ts';
import { createLog } from './operations/log.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { createMetricsServer } from './operations/metricsServer.ts';
import { createReadiness, type Readiness } from './operations/readiness.ts';
import { startBackend, type Backend } from './startBackend.ts';

export interface RunningServer {
  readonly origin: string;
  /** The URL of `/metrics`. Null if it is not served. */
  readonly metricsOrigin: string | null;
  /** The secret URL of the development mailbox. Null if this machine cannot open one. */
  readonly mailbox: string | null;
  /** The database. Null if a hosted project has the data. */
  readonly db: Database | null;
  /** Ends open connections, closes the database and releases the data folder. Idempotent. */
  close(): Promise<void>;
}

/** Thrown if the server could not start for a reason the operator can fix. The message says how. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/**
 * Time limits in milliseconds. A request has to arrive in time, so that a slow client does not occupy a connection for longer. An idle
 * connection stays open for longer than proxies keep theirs: otherwise a request could arrive on one that is just being closed.
 */
const patience = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 75_000 };

/**
 * Starts the whole server and resolves once it accepts requests. Omitted options have their documented defaults. Throws StartRefused if the
 * data folder or the port is in use, the database is damaged, or the user may not open the port.
 */
export async function startServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const complete: ServerOptions = { ...readConfiguration({}), ...options };
  const log = createLog({ format: complete.log, clock: complete.clock, write: (line) => console.error(line) });
  const metrics = complete.metrics === null ? null : createMetrics();
  const started = await startBackend(complete, { log, metrics });
  if (!started.ok) throw new StartRefused(started.error.message);
  const backend = started.value;
  const readiness = createReadiness(backend.db);
  const fetch = createApp(complete, backend, { log, metrics, readiness }).fetch;
  const server = createAdaptorServer({ fetch, serverOptions: patience }) as Server;
  try {
    const origin = await listen(server, { ...complete, names: ['PORT', 'HOST'] });
    const ownServer = metrics === null ? null : await serveMetrics(metrics, complete, backend);
    const close = closer({
      servers: [server, ...(ownServer === null ? [] : [ownServer])],
      backend,
      readiness,
      drainSeconds: complete.drainSeconds,
    });
    const metricsOrigin = ownServer === null ? null : originOf(ownServer, complete.metrics?.host ?? '');
    return {
      origin,
      metricsOrigin,
      mailbox: mailboxAddress(complete, origin, backend),
      db: backend.kind === 'embedded' ? backend.db : null,
      close,
    };
  } catch (error) {
    server.close();
    await backend.close();
    throw error;
  }
}

async function serveMetrics(metrics: Metrics, { metrics: place }: ServerOptions, { sync }: Backend): Promise<Server> {
  metrics.watchGauge({ name: 'sync_streams_open', help: 'Open event streams', read: () => sync?.openStreams() ?? 0 });
  const server = createMetricsServer(metrics);
  await listen(server, { port: place?.port ?? 0, host: place?.host ?? '127.0.0.1', names: ['METRICS_PORT', 'METRICS_HOST'] });
  return server;
}

/** The mailbox's URL. It uses the loopback address, because the mailbox responds only to this machine. */
function mailboxAddress({ host }: ServerOptions, origin: string, backend: Backend): string | null {
  const isReachable = /^(localhost|127\..*|0\.0\.0\.0|::1?)$/.test(host);
  if (backend.kind !== 'embedded' || backend.mailboxKey === null || !isReachable) return null;
  return `http://${host === '::1' ? '[::1]' : '127.0.0.1'}:${new URL(origin).port}/__mailbox/${backend.mailboxKey}`;
}

/** What to do about a port that cannot be opened. Null for other failures. */
function portTrouble(error: unknown, { port, host, names: [portName, hostName] }: Place): StartRefused | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return new StartRefused(`Port ${port} is in use (EADDRINUSE). Stop what is running there, or set ${portName} to another.`);
  if (code === 'EACCES') return new StartRefused(`This user may not open port ${port} (EACCES). Set ${portName} to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL')
    return new StartRefused(
      `This machine has no address ${host} (EADDRNOTAVAIL). Set ${hostName} to one of its addresses, or to 127.0.0.1.`,
    );
  return null;
}

/** Where a server listens, and the settings that determine it. */
interface Place {
  readonly port: number;
  readonly host: string;
  readonly names: readonly [port: string, host: string];
}

function listen(server: Server, place: Place): Promise<string> {
  const { port, host } = place;
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void => reject(portTrouble(error, place) ?? error);
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve(originOf(server, host));
    });
  });
}

function originOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

interface Closing {
  readonly servers: readonly Server[];
  readonly backend: Backend;
  readonly readiness: Readiness;
  readonly drainSeconds: number;
}

function closer({ servers, backend, readiness, drainSeconds }: Closing): () => Promise<void> {
  let closing: Promise<void> | null = null;
  const close = async () => {
    readiness.stop();
    await sleep(drainSeconds * 1_000);
    const ended = Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    backend.sync?.endStreams();
    for (const server of servers) server.closeIdleConnections();
    // Requests under way get up to a second to finish.
    const cut = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), 1_000);
    await ended;
    clearTimeout(cut);
    await backend.close();
  };
  return () => (closing ??= close());
}
