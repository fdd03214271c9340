import { err, ok, type Result } from '../core/kernel/result.ts';
import type { InvokeFailure } from './account.ts';
import type { AccountClient } from './supabaseClient.ts';

export interface FunctionCall {
  readonly name: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** The bearer token. Null if no one is signed in, in which case the function's response says so. */
  readonly accessToken: string | null;
}

/** Time limit in milliseconds: a slow listing page takes a while, but a call that hangs for longer never succeeds. */
const ANSWER_WITHIN_MS = 60_000;

/** POSTs to functions/v1/<name>. Anything but JSON with a 2xx status is a failure, because a captive portal sends HTML with 200. */
export async function invokeFunction(client: AccountClient, call: FunctionCall): Promise<Result<unknown, InvokeFailure>> {
  const { data, error, response } = await client.functions.invoke<unknown>(call.name, {
    body: JSON.stringify(call.body),
    headers: {
      ...call.headers,
      'Content-Type': 'application/json',
      ...(call.accessToken === null ? {} : { Authorization: `Bearer ${call.accessToken}` }),
    },
    timeout: ANSWER_WITHIN_MS,
  });
  const status = response?.status ?? null;
  if (error === null) {
    if (isJson(response)) return ok(data);
    return err({
      kind: 'http',
      status,
      message: 'The response did not come from our server. Check your connection and try again.',
      body: data,
    });
  }
  if (nameOf(error) === 'FunctionsFetchError') return err(unreachable);
  const body = response === undefined ? null : await readBody(response);
  const message =
    messageIn(body) ??
    (status === null || status < 400
      ? 'The server’s response could not be read. Try again.'
      : `The server responded with status ${status}.`);
  return err({ kind: status === 401 ? 'unauthorized' : 'http', status, message, body });
}

export const unreachable: InvokeFailure = {
  kind: 'offline',
  status: null,
  message: 'Couldn’t reach the server. Check your connection and try again.',
  body: null,
};

function isJson(response: Response | undefined): boolean {
  return response?.headers.get('content-type')?.toLowerCase().startsWith('application/json') === true;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  try {
    return JSON.parse(text);
  } catch {
    return text === '' ? null : text;
  }
}

/** The message in a response, in the specification's order: details.message, else error. GoTrue and gateways use message or msg. */
function messageIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const candidates = [textAt(Reflect.get(body, 'details'), 'message'), textAt(body, 'error'), textAt(body, 'message'), textAt(body, 'msg')];
  return candidates.find((candidate) => candidate !== null) ?? null;
}

function textAt(value: unknown, name: string): string | null {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof text === 'string' && text !== '' ? text : null;
}
