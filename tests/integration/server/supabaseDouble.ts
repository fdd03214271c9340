import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asUser } from '../../../sync-server/src/store/asUser.ts';
import type { Database } from '../../../sync-server/src/store/database.ts';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';

/**
 * The three parts of a hosted project that edge functions and the sync server call: its published keys, its users, and the REST API for one
 * table and two calls. Its plans have no limits. If `db` (a migrated database) is given, the double runs the calls for search runs, the
 * community and billing on it as the REST API would: as the token's user, in schema public. Billing calls that no user may make run as
 * service_role and need the secret key.
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

interface StoredRow {
  readonly owner: string;
  readonly row: Readonly<Record<string, unknown>>;
}

export async function startSupabaseDouble(db: Database | null = null): Promise<SupabaseDouble> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  const publishableKey = 'sb_publishable_double';
  const secretKey = ['sb', 'secret', 'double'].join('_');
  let rows: readonly StoredRow[] = [];
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
  const rest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const owner = await ownerOf(request);
    if (owner === null) return send(response, 401, { message: 'Invalid API key or token' });
    if (request.method === 'POST') {
      rows = [...rows, { owner, row: JSON.parse(await textOf(request)) as StoredRow['row'] }];
      return send(response, 201, null);
    }
    const id = new URL(request.url ?? '', 'http://x').searchParams.get('id')?.replace('eq.', '');
    const found = rows.filter((stored) => stored.owner === owner && stored.row['id'] === id);
    return send(
      response,
      200,
      found.map(({ row }) => row),
    );
  };
  const rpc = async (request: IncomingMessage, response: ServerResponse, answer: unknown): Promise<void> => {
    const owner = await ownerOf(request);
    send(response, owner === null ? 401 : 200, answer);
  };
  const planUsage = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const owner = await ownerOf(request);
    if (owner === null || db === null) return send(response, owner === null ? 401 : 200, null);
    const claims = { sub: owner, role: 'authenticated', aal: 'aal1', sessionId: null, expiresAt: 0 } as const;
    const [row] = await asUser(db, claims, (q) => q('select public.read_plan_usage()::text as answer'));
    send(response, 200, JSON.parse(row?.['answer'] ?? 'null') as unknown);
  };
  const readBilling = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const owner = await ownerOf(request);
    if (owner === null || db === null) return send(response, 401, null);
    await db.q("insert into auth.users (id, email) values ($1::uuid, $1 || '@example.com') on conflict do nothing", [owner]);
    const claims = { sub: owner, role: 'authenticated', aal: 'aal1', sessionId: null, expiresAt: 0 } as const;
    const [row] = await asUser(db, claims, (q) => q('select public.read_billing()::text as answer'));
    send(response, 200, JSON.parse(row?.['answer'] ?? 'null') as unknown);
  };
  const serviceCall = async (request: IncomingMessage, response: ServerResponse, name: string): Promise<void> => {
    if (request.headers.apikey !== secretKey || db === null) return send(response, 401, null);
    const { p } = JSON.parse(await textOf(request)) as { readonly p: unknown };
    const [row] = await db.tx(async (q) => {
      await q("select set_config('role', 'service_role', true)");
      return q(`select public.${name}($1::text::jsonb)::text as answer`, [JSON.stringify(p)]);
    });
    send(response, 200, JSON.parse(row?.['answer'] ?? 'null') as unknown);
  };
  const runCall = async (request: IncomingMessage, response: ServerResponse, name: string): Promise<void> => {
    const owner = await ownerOf(request);
    if (owner === null || db === null) return send(response, owner === null ? 401 : 200, null);
    const { p } = JSON.parse(await textOf(request)) as { readonly p: unknown };
    await db.q("insert into auth.users (id, email) values ($1::uuid, $1 || '@example.com') on conflict do nothing", [owner]);
    const claims = { sub: owner, role: 'authenticated', aal: 'aal1', sessionId: null, expiresAt: 0 } as const;
    const [row] = await asUser(db, claims, (q) => q(`select public.${name}($1::text::jsonb)::text as answer`, [JSON.stringify(p)]));
    send(response, 200, JSON.parse(row?.['answer'] ?? 'null') as unknown);
  };
  const server = createServer((request, response) => {
    const onRuns = /^\/rest\/v1\/rpc\/(\w+_(?:search_run|search_page|search_pages|search_cards|run_items|run_item)|community_\w+)$/.exec(
      request.url ?? '',
    )?.[1];
    const aboutBilling = /^\/rest\/v1\/rpc\/(\w*billing\w*)$/.exec(request.url ?? '')?.[1];
    const refused = (): void => send(response, 500, { message: 'The database refused' });
    if (aboutBilling === 'read_billing') void readBilling(request, response).catch(refused);
    else if (aboutBilling !== undefined) void serviceCall(request, response, aboutBilling).catch(refused);
    else if (onRuns !== undefined) void runCall(request, response, onRuns).catch(refused);
    else if (request.url === '/auth/v1/.well-known/jwks.json') send(response, 200, { keys: [jwk] });
    else if (request.url === '/auth/v1/user') void user(request, response);
    else if (request.url === '/rest/v1/rpc/count_analysis') void rpc(request, response, 'counted');
    else if (request.url === '/rest/v1/rpc/give_back_analysis') void rpc(request, response, true);
    else if (request.url === '/rest/v1/rpc/read_plan_usage') void planUsage(request, response).catch(() => send(response, 500, null));
    else if (request.url?.startsWith('/rest/v1/ingest_runs')) void rest(request, response);
    else send(response, 404, null);
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

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}
