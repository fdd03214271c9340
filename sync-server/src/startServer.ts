import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { readConfiguration, type ServerOptions } from './configuration.ts';
import type { Database } from './store/database.ts';
import { createApp } from './http/createApp.ts';
import { startBackend, type Backend } from './startBackend.ts';

export interface RunningServer {
  readonly origin: string;
  /** The secret URL of the development mailbox. Null if this machine cannot reach one. */
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

/** The time limit for a request to arrive, in milliseconds. A slow client does not occupy a connection for longer. */
const patience = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/**
 * Starts the whole server and resolves once it accepts requests. Omitted options have their documented defaults. Throws StartRefused if the
 * data folder or the port is in use, the database is damaged, or the user may not open the port.
 */
export async function startServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const complete: ServerOptions = { ...readConfiguration({}), ...options };
  const backend = await startBackend(complete);
  if (!backend.ok) throw new StartRefused(backend.error.message);
  const server = createAdaptorServer({ fetch: createApp(complete, backend.value).fetch, serverOptions: patience }) as Server;
  try {
    const origin = await listen(server, complete);
    const db = backend.value.kind === 'embedded' ? backend.value.db : null;
    return { origin, mailbox: mailboxAddress(complete, origin, backend.value), db, close: closer(server, backend.value) };
  } catch (error) {
    await backend.value.close();
    throw portTrouble(error, complete) ?? error;
  }
}

/** The server serves this machine only, so its URL uses the loopback address. */
function mailboxAddress({ host }: ServerOptions, origin: string, backend: Backend): string | null {
  const isReachable = /^(localhost|127\..*|0\.0\.0\.0|::1?)$/.test(host);
  if (backend.kind !== 'embedded' || backend.mailboxKey === null || !isReachable) return null;
  return `http://${host === '::1' ? '[::1]' : '127.0.0.1'}:${new URL(origin).port}/__mailbox/${backend.mailboxKey}`;
}

/** Advice on a port that cannot be opened. Null for other failures. */
function portTrouble(error: unknown, { port, host }: ServerOptions): StartRefused | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return new StartRefused(`Port ${port} is in use (EADDRINUSE). Stop what runs there, or set PORT to another.`);
  if (code === 'EACCES') return new StartRefused(`This user may not open port ${port} (EACCES). Set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL')
    return new StartRefused(`This machine has no address ${host} (EADDRNOTAVAIL). Set HOST to one of its addresses, or to 127.0.0.1.`);
  return null;
}

function listen(server: Server, { port, host }: ServerOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { port: taken } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`);
    });
  });
}

function closer(server: Server, backend: Backend): () => Promise<void> {
  let closing: Promise<void> | null = null;
  const close = async () => {
    const ended = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    backend.sync?.endStreams();
    server.closeIdleConnections();
    // Requests under way may finish.
    const cut = setTimeout(() => server.closeAllConnections(), 1_000);
    await ended;
    clearTimeout(cut);
    await backend.close();
  };
  return () => (closing ??= close());
}
