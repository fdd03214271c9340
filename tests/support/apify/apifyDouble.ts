import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Buffer } from 'node:buffer';
import { apifyAnswer, type DoubleState } from './apifyAnswers.ts';
import type { DoubleActor, DoubleRun } from './apifyPlans.ts';

export interface ApifyRequest {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly authorization: string | null;
  /** The body as JSON; null if there was none. */
  readonly body: unknown;
}

/** A server with the documented part of Apify's API (docs.apify.com/api/v2) that reading listings needs. */
export interface ApifyDouble {
  readonly origin: string;
  /** A token it accepts. */
  readonly token: string;
  /** Adds an actor, or changes the plan of the one with the same name. */
  setActor(actor: DoubleActor): void;
  requests(): readonly ApifyRequest[];
  /** Every run that was started, oldest first. */
  runs(): readonly DoubleRun[];
  close(): Promise<void>;
}

export async function startApifyDouble(options: { readonly port?: number } = {}): Promise<ApifyDouble> {
  const token = `apify_api_${'Dq7'.repeat(12)}`;
  const state: DoubleState = { token, actors: new Map(), runs: [] };
  let log: readonly ApifyRequest[] = [];
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const asked = { method: request.method ?? '', path: request.url ?? '/', authorization: request.headers.authorization ?? null, body };
    log = [...log, asked];
    send(response, apifyAnswer(state, asked));
  };
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    setActor: (actor) => void state.actors.set(actor.name, actor),
    requests: () => log,
    runs: () => state.runs,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}

/** A reply, or a connection that is cut before any reply. */
export type DoubleReply = 'cut' | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> };

function send(response: ServerResponse, reply: DoubleReply): void {
  if (reply === 'cut') {
    response.destroy();
    return;
  }
  response.writeHead(reply.status, { 'content-type': 'application/json; charset=utf-8', ...reply.headers });
  response.end(reply.body);
}
