import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../../sync-server/src/store/database.ts';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { createRestApi } from '../../support/restApi.ts';

/**
 * What edge functions and the sync server call of a hosted project: its published keys, its users and, over `db` (a migrated database), its
 * REST API. It signs a token for any user id.
 */
export interface SupabaseDouble {
  readonly origin: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** A token for this user, as the project would sign it. */
  tokenFor(userId: string, claims?: Readonly<Record<string, unknown>>): Promise<string>;
  /** Deletes the user: the auth server no longer knows them, although their tokens still have valid signatures. */
  remove(userId: string): void;
  close(): Promise<void>;
}

export async function startSupabaseDouble(db: Database | null = null): Promise<SupabaseDouble> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  const publishableKey = 'sb_publishable_double';
  const secretKey = ['sb', 'secret', 'double'].join('_');
  const removed = new Set<string>();

  const ownerOf = async (request: IncomingMessage): Promise<string | null> => {
    if (request.headers.apikey !== publishableKey) return null;
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    return (await jwtVerify(token, publicKey).catch(() => null))?.payload.sub ?? null;
  };
  const user = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const id = await ownerOf(request);
    if (id !== null && removed.has(id)) send(response, 403, { code: 403, error_code: 'user_not_found', msg: 'User not found' });
    else if (id === null) send(response, 403, { code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' });
    else send(response, 200, { id, aud: 'authenticated', role: 'authenticated' });
  };
  const rest =
    db === null
      ? () => Promise.resolve({ status: 404, body: null })
      : createRestApi({
          db,
          publishableKey,
          secretKey,
          verify: async (token) => (await jwtVerify(token, publicKey).catch(() => null))?.payload ?? null,
        });
  const server = createServer((request, response) => {
    if (request.url === '/auth/v1/.well-known/jwks.json') send(response, 200, { keys: [jwk] });
    else if (request.url === '/auth/v1/user') void user(request, response);
    else
      void rest(request)
        .catch(() => ({ status: 500, body: { message: 'The database refused' } }))
        .then(({ status, body }) => send(response, status, body));
  });
  const origin = await listen(server);
  return {
    origin,
    publishableKey,
    secretKey,
    remove: (userId) => {
      removed.add(userId);
    },
    tokenFor: (userId, claims = {}) =>
      new SignJWT({ role: 'authenticated', aal: 'aal1', session_id: crypto.randomUUID(), ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
        .setSubject(userId)
        .setAudience('authenticated')
        .setIssuer(`${origin}/auth/v1`)
        .setExpirationTime('5 min')
        .sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}
