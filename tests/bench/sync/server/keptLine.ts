import { connect, type Socket } from 'node:net';
import { protocolHeader, protocolVersion } from '../../../../src/core/protocol/syncCalls.ts';

/** The answer to one request. */
export interface LineAnswer {
  readonly status: number;
  readonly body: string;
}

/** One connection that is kept open, with one request at a time. */
export interface KeptLine {
  ask(request: Buffer): Promise<LineAnswer>;
  /** Whether either side has closed the connection. */
  isClosed(): boolean;
  close(): void;
}

/**
 * A client that takes only microseconds per request. Load generator and server share the cores, so a full client's work would count against
 * the server. It supports only the two ways in which the server states the length of an answer.
 */
export async function openLine(origin: string): Promise<KeptLine> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('error', reject);
  });
  return lineOver(socket);
}

function lineOver(socket: Socket): KeptLine {
  let come: Buffer = Buffer.alloc(0);
  let waiting: { readonly done: (answer: LineAnswer) => void; readonly failed: (error: Error) => void } | null = null;
  const end = (error: Error): void => waiting?.failed(error);
  socket.on('error', end);
  socket.on('close', () => end(new Error('The server closed the connection')));
  socket.on('data', (chunk) => {
    come = come.length === 0 ? chunk : Buffer.concat([come, chunk]);
    const read = readAnswer(come);
    if (read === null || waiting === null) return;
    come = come.subarray(read.length);
    const { done } = waiting;
    waiting = null;
    done(read.answer);
  });
  return {
    ask: (request) =>
      new Promise((done, failed) => {
        if (socket.destroyed) return failed(new Error('The connection is closed'));
        waiting = { done, failed };
        socket.write(request);
      }),
    isClosed: () => socket.destroyed || socket.readableEnded,
    close: () => {
      waiting = null;
      socket.destroy();
    },
  };
}

/** The complete answer at the start of the received data, with its length; null while it is incomplete. */
export function readAnswer(come: Buffer): { readonly answer: LineAnswer; readonly length: number } | null {
  const headEnd = come.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = come.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const from = headEnd + 4;
  const stated = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (stated === undefined) {
    const chunks = readChunks(come, from);
    return chunks === null ? null : { answer: { status, body: chunks.body }, length: chunks.end };
  }
  const end = from + Number(stated);
  return come.length < end ? null : { answer: { status, body: come.toString('utf8', from, end) }, length: end };
}

function readChunks(come: Buffer, from: number): { readonly body: string; readonly end: number } | null {
  const parts: Buffer[] = [];
  for (let at = from; ;) {
    const lineEnd = come.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = parseInt(come.toString('latin1', at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (come.length < next) return null;
    if (size === 0) return { body: Buffer.concat(parts).toString('utf8'), end: next };
    parts.push(come.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = next;
  }
}

/** A request as bytes. */
export function requestBytes({ method, path, token, body, protocol = protocolVersion }: RequestParts): Buffer {
  const about = [
    `${method} ${path} HTTP/1.1`,
    'host: yardstick.test',
    `authorization: Bearer ${token}`,
    `${protocolHeader}: ${protocol}`,
    ...(body === null ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${about.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

interface RequestParts {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body: string | null;
  /** The sync protocol of the device; this build's if absent. */
  readonly protocol?: number;
}
