import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFaultRules, type Fault, type FaultRule, type FaultRules, type Weather } from './faultRules.ts';
import { cutOff, playFault } from './playFault.ts';
import { elapsedTime } from './realClock.ts';

/** A call that reached the proxy, in order of arrival. */
export interface PassedCall {
  readonly id: number;
  /** Milliseconds since the proxy started. */
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly mode: Fault['mode'] | 'pass';
  /** The server's status for each time the call was passed on. */
  readonly upstream: number[];
  /** The `authorization` header, which identifies the caller. */
  readonly caller: string;
  readonly bytes: number;
  /** The number of elements in its body's `rows`, 0 without any. */
  readonly rows: number;
  /** The time from the call's arrival to the end of its answer, in milliseconds. Absent until then. */
  took?: number;
  error?: string;
}

/**
 * A proxy in front of a server that makes calls fail as configured, here or over HTTP: `POST /__fault` with a rule, `{"release":true}` or
 * `{"weather":…}`; `DELETE /__fault` removes all faults; `GET /__log` returns the calls. Answers are streamed through.
 */
export interface FaultProxy {
  readonly origin: string;
  readonly log: readonly PassedCall[];
  readonly rules: Pick<FaultRules, 'add' | 'setWeather'>;
  /** Releases held calls, last first. */
  release(): void;
  /** Removes all rules and weather, and releases held calls. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

export interface FaultProxyOptions {
  readonly upstream: string;
  readonly port?: number;
  /**
   * Another fault proxy with the same commands, in front of the same server, which injects the faults instead of this one. It may buffer
   * answers, so event streams bypass it.
   */
  readonly through?: string;
}

interface Room extends FaultProxyOptions {
  readonly began: number;
  readonly log: PassedCall[];
  readonly rules: FaultRules;
  held: (() => void)[];
}

export async function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const room: Room = { ...options, began: elapsedTime(), log: [], rules: createFaultRules(), held: [] };
  const server = createServer((request, response) => void serve(room, request, response));
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log: room.log,
    rules: room.rules,
    release: () => release(room),
    heal: () => heal(room),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function serve(room: Room, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  try {
    for await (const part of request) parts.push(part as Buffer);
  } catch {
    return;
  }
  const body = Buffer.concat(parts);
  const url = request.url ?? '/';
  if (url === '/__fault' || url === '/__log') return control(room, { request, response, body });
  const call = { method: request.method ?? 'GET', url };
  const fault = room.rules.faultFor(call);
  const entry: PassedCall = {
    ...call,
    id: room.log.length + 1,
    at: elapsedTime() - room.began,
    mode: fault?.mode ?? 'pass',
    upstream: [],
    caller: request.headers.authorization ?? '',
    bytes: body.length,
    rows: rowsIn(body),
  };
  room.log.push(entry);
  const isStream = /\btext\/event-stream\b/.test(request.headers.accept ?? '');
  const other = isStream ? undefined : room.through;
  const held = {
    request,
    response,
    body,
    target: new URL(other ?? room.upstream),
    answered: (status: number) => entry.upstream.push(status),
  };
  try {
    if (other !== undefined && fault !== null)
      await tell(other, 'POST', { ...fault, match: pathPattern(url), method: call.method, times: 1 });
    await playFault(held, other === undefined ? fault : null, () => new Promise((resolve) => room.held.push(resolve)));
  } catch (cause) {
    entry.error = cause instanceof Error ? cause.message : String(cause);
    cutOff(held);
  }
  entry.took = elapsedTime() - room.began - entry.at;
}

function rowsIn(body: Buffer): number {
  try {
    const { rows } = JSON.parse(body.toString()) as { readonly rows?: unknown };
    return Array.isArray(rows) ? rows.length : 0;
  } catch {
    return 0;
  }
}

const pathPattern = (url: string): string => `^${new URL(url, 'http://any').pathname.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;

type Order = FaultRule & { readonly release?: boolean; readonly weather?: readonly Weather[] };

async function control(
  room: Room,
  { request, response, body }: { readonly request: IncomingMessage; readonly response: ServerResponse; readonly body: Buffer },
): Promise<void> {
  if (request.url === '/__log') return void response.setHeader('content-type', 'application/json').end(JSON.stringify(room.log));
  try {
    if (request.method === 'DELETE') await heal(room);
    else obey(room, JSON.parse(body.toString() || '{}') as Order);
    response.end('ok');
  } catch (cause) {
    response.writeHead(400).end(cause instanceof Error ? cause.message : String(cause));
  }
}

function obey(room: Room, order: Order): void {
  if (order.release === true) release(room);
  else if (order.weather !== undefined) room.rules.setWeather(order.weather);
  else room.rules.add(order);
}

function release(room: Room): void {
  const held = room.held.toReversed();
  room.held = [];
  held.forEach((letGo) => letGo());
}

async function heal(room: Room): Promise<void> {
  room.rules.clear();
  release(room);
  if (room.through !== undefined) await tell(room.through, 'DELETE', {});
}

async function tell(proxy: string, method: 'POST' | 'DELETE', order: object): Promise<void> {
  await fetch(`${proxy}/__fault`, { method, ...(method === 'POST' ? { body: JSON.stringify(order) } : {}) });
}
