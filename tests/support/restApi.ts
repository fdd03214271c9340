import type { IncomingMessage } from 'node:http';
import type { JWTPayload } from 'jose';
import { sqlState } from '../../sync-server/src/store/sqlState.ts';
import type { Database, Query } from '../../sync-server/src/store/database.ts';

/** The API keys of a project. Its gateway turns the secret one into the role service_role. */
export interface ProjectKeys {
  readonly publishableKey: string;
  readonly secretKey: string;
}

interface Project extends ProjectKeys {
  readonly db: Pick<Database, 'tx'>;
  /** The claims of a token that the project signed and that has not expired; null for others. */
  verify(token: string): Promise<JWTPayload | null>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Double of PostgREST behind a project's gateway, for what edge functions use: calls of functions in schema public, and inserts into and
 * reads of the table of runs. As PostgREST does, it runs each request in one transaction, with the role and the claims of the token.
 */
export function createRestApi(project: Project): (request: IncomingMessage) => Promise<Answer> {
  return async (request) => {
    const caller = await callerOf(request, project);
    if (caller === null) return { status: 401, body: { message: 'Invalid API key or token' } };
    const body = await textOf(request);
    try {
      return await project.db.tx(async (q) => {
        await q("select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)", [
          JSON.stringify(caller.claims),
          caller.role,
        ]);
        return answer(q, { method: request.method ?? '', url: new URL(request.url ?? '', 'http://x'), body });
      });
    } catch (error) {
      const code = sqlState(error) ?? '';
      return { status: statusOf(code, caller.role), body: { code, message: error instanceof Error ? error.message : '' } };
    }
  };
}

interface RestCaller {
  readonly role: string;
  readonly claims: JWTPayload;
}

/** The roles that PostgREST's own role is a member of. */
const roles: ReadonlySet<unknown> = new Set(['anon', 'authenticated', 'service_role']);

async function callerOf({ headers }: IncomingMessage, project: Project): Promise<RestCaller | null> {
  const { publishableKey, secretKey } = project;
  if (headers['apikey'] !== publishableKey && headers['apikey'] !== secretKey) return null;
  const { authorization } = headers;
  if (authorization === undefined) {
    const role = headers['apikey'] === secretKey ? 'service_role' : 'anon';
    return { role, claims: { role } };
  }
  const claims = await project.verify(authorization.replace('Bearer ', ''));
  return claims !== null && roles.has(claims['role']) ? { role: String(claims['role']), claims } : null;
}

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
}

async function answer(q: Query, { method, url, body }: Asked): Promise<Answer> {
  const name = /^\/rest\/v1\/rpc\/(\w+)$/.exec(url.pathname)?.[1];
  if (name !== undefined) return callFunction(q, name, body);
  if (url.pathname !== '/rest/v1/ingest_runs') return { status: 404, body: null };
  if (method === 'POST') {
    const columns = Object.keys(JSON.parse(body) as object).map((column) => `"${column}"`);
    await q(
      `insert into public.ingest_runs (${columns.join()})
       select ${columns.join()} from jsonb_populate_record(null::public.ingest_runs, $1::text::jsonb)`,
      [body],
    );
    return { status: 201, body: null };
  }
  const id = url.searchParams.get('id')?.replace('eq.', '') ?? '';
  const rows = await q('select to_jsonb(runs)::text as run from public.ingest_runs as runs where id = $1::uuid', [id]);
  return { status: 200, body: rows.map(({ run }) => JSON.parse(run ?? 'null') as unknown) };
}

async function callFunction(q: Query, name: string, body: string): Promise<Answer> {
  const [found] = await q(
    `select (select string_agg(format('%I => (asked.body ->> %L)::%s', names.name, names.name, names.type::regtype), ', ')
             from unnest(proargnames, proargtypes::oid[]) as names (name, type)) as arguments
     from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  );
  if (found === undefined) return { status: 404, body: { code: 'PGRST202' } };
  const [row] = await q(
    `select to_json(public.${name}(${found['arguments'] ?? ''}))::text as answer from (select $1::text::jsonb as body) as asked`,
    [body],
  );
  return { status: 200, body: JSON.parse(row?.['answer'] ?? 'null') as unknown };
}

function statusOf(code: string, role: string): number {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  return ['22', '23', '42', 'P0'].includes(code.slice(0, 2)) ? 400 : 500;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
