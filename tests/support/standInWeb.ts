import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { newAuthority } from './certificates.ts';

export interface WebRequest {
  readonly method: string;
  /** The whole address, with host. */
  readonly url: string;
}

export interface WebAnswer {
  /** 200 unless told otherwise. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/**
 * Every host of the internet in one process: an HTTP proxy that asks nobody and answers from a function, with TLS under a certificate of its
 * own. A browser that has it as its proxy and takes any certificate reaches nothing else, whoever asks: page, worker, extension or the browser.
 */
export interface StandInWeb {
  /** The proxy's port at 127.0.0.1. */
  readonly port: number;
  /** What was asked for since the start or the last `forget`, oldest first. */
  requests(): readonly WebRequest[];
  forget(): void;
  close(): Promise<void>;
}

/** Where `answer` has null the host answers 404. */
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
  // A tunnel is no connection of the server's any more, and would keep it from closing.
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
