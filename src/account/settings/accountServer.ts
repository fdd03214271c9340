import { err, ok, type Result } from '../../core/kernel/result.ts';
import { offline, type AuthFailure } from '../authFailure.ts';
import type { DeviceSession } from './accountSettings.ts';

/** Calls to the app's own server about the account, under `/account/v1` on its own origin. */
export interface AccountServer {
  readonly origin: () => string;
  readonly fetch: typeof fetch;
}

const answerWithinMs = 15_000;
const exportWithinMs = 120_000;

export interface AccountServerCall {
  readonly path: string;
  readonly method: 'GET' | 'DELETE';
  readonly accessToken: string | null;
}

/** The response as text. A page that is not from our server (such as a captive portal's) counts as no response. */
export async function callAccountServer(
  server: AccountServer,
  { path, method, accessToken }: AccountServerCall,
): Promise<Result<string, AuthFailure>> {
  if (accessToken === null) return err(offline);
  try {
    const response = await server.fetch(`${server.origin()}/account/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(path === '/export' ? exportWithinMs : answerWithinMs),
    });
    const text = await response.text();
    const isOurs = response.status === 204 || response.headers.get('content-type')?.startsWith('application/json') === true;
    if (!isOurs)
      return err(
        response.ok
          ? offline
          : { code: 'unexpected_failure', message: 'The response did not come from our server. Check your connection and try again.' },
      );
    return response.ok ? ok(text) : err(failureIn(text));
  } catch {
    return err(offline);
  }
}

/** Whether the account behind a refused token still exists. `unknown` if our server did not respond. */
export async function accountStatus(server: AccountServer, accessToken: string): Promise<'there' | 'deleted' | 'unknown'> {
  const answer = await callAccountServer(server, { path: '/standing', method: 'GET', accessToken });
  // A server that does not know the token cannot tell whether the account exists, now or later.
  if (answer.ok || answer.error.code === 'unauthorized') return 'there';
  return answer.error.code === 'account_deleted' ? 'deleted' : 'unknown';
}

/** The sessions in a response. Malformed ones are left out. */
export function readSessions(text: string): readonly DeviceSession[] {
  const sessions: unknown = fieldOf(JSON.parse(text), 'sessions');
  return Array.isArray(sessions) ? sessions.map(toSession).filter(({ id }) => id !== '') : [];
}

function toSession(value: unknown): DeviceSession {
  const text = (name: string): string => {
    const field = fieldOf(value, name);
    return typeof field === 'string' ? field : '';
  };
  return {
    id: text('id'),
    signedInAt: text('created_at'),
    usedAt: text('used_at'),
    userAgent: text('user_agent'),
    address: text('address'),
    usedSecondFactor: text('aal') === 'aal2',
    current: fieldOf(value, 'current') === true,
  };
}

function failureIn(text: string): AuthFailure {
  try {
    const body: unknown = JSON.parse(text);
    const [code, message] = [fieldOf(body, 'code'), fieldOf(body, 'message')];
    if (typeof code === 'string') return { code, message: typeof message === 'string' ? message : '' };
  } catch {
    // The text was not JSON after all.
  }
  return { code: 'unexpected_failure', message: '' };
}

const fieldOf = (value: unknown, name: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : null);
