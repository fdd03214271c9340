import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { newAuthority } from './certificates.ts';

export interface WebRequest {
  readonly method: string;
  /** The full URL, with its host. */
  readonly url: string;
}

export interface WebAnswer {
  /** If absent, 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/**
 * Stands in for every host on the internet, in one process: an HTTP proxy that contacts no other host and answers from a function, with its
 * own TLS certificate. A browser that uses it as its proxy and accepts any certificate reaches nothing else, from pages, workers,
 * extensions or the browser itself.
 */
export interface StandInWeb {
  /** The proxy's port on 127.0.0.1. */
  readonly port: number;
  /** Requests since the start or the last `forget`, oldest first. */
  requests(): readonly WebRequest[];
  forget(): void;
  close(): Promise<void>;
}

/** If `answer` returns null, the host answers 404. */
export async function startStandInWeb(answer: (request: WebRequest) => WebAnswer | null): Promise<StandInWeb> {
  let asked: readonly WebRequest[] = [];
  const respond = (url: string, request: IncomingMessage, response: ServerResponse): void => {
    const what = { method: request.method ?? '', url };
    asked = [...asked, what];
    const { status = 200, headers = {}, body = '' } = answer(what) ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  };
  const hosts = createTlsServer(newAuthority('Yardstick stand-in').certify(['stand-in.test']), (request, response) =>
    respond(`https://${request.headers.host}${request.url}`, request, response),
  );
  const proxy = createServer((request, response) => respond(request.url ?? '', request, response));
  // The server does not track tunnelled connections. Left open, they would keep it from closing, so they are tracked here.
  const sockets = new Set<Socket>();
  proxy.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  proxy.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    hosts.emit('connection', socket);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (proxy.address() as AddressInfo).port,
    requests: () => asked,
    forget: () => {
      asked = [];
    },
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
