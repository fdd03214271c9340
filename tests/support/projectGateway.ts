import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Database } from '../../sync-server/src/store/database.ts';
import { createRestApi, type ProjectKeys } from './restApi.ts';

/** What edge functions reach below `SUPABASE_URL`. */
export interface ProjectGateway extends ProjectKeys {
  readonly origin: string;
  close(): Promise<void>;
}

interface ProjectParts {
  /** The origin of an auth server, to which its calls are passed on. */
  readonly authServer: string;
  readonly db: Pick<Database, 'tx'>;
  readonly publishableKey: string;
}

/** A project made of a real auth server and its real database. Its gateway and its REST API are doubles. */
export async function startProjectGateway({ authServer, db, publishableKey }: ProjectParts): Promise<ProjectGateway> {
  const secretKey = ['sb', 'secret', 'double'].join('_');
  const keys = createRemoteJWKSet(new URL(`${authServer}/auth/v1/.well-known/jwks.json`));
  const rest = createRestApi({
    db,
    publishableKey,
    secretKey,
    verify: async (token) => (await jwtVerify(token, keys, { audience: 'authenticated' }).catch(() => null))?.payload ?? null,
  });
  const auth = async ({ url, headers }: IncomingMessage) => {
    const sent = Object.entries(headers).filter(([name]) => name === 'apikey' || name === 'authorization');
    const response = await fetch(`${authServer}${url}`, { headers: sent.map(([name, value]) => [name, String(value)]) });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const server = createServer((request, response) => {
    void (request.url?.startsWith('/auth/v1/') === true ? auth(request) : rest(request))
      .catch(() => ({ status: 502, body: null }))
      .then(({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey,
    secretKey,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
