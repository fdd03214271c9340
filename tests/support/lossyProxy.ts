import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LossyProxy {
  readonly origin: string;
  close(): void;
}

/** A proxy in front of a server that passes every call on and drops some of the answers. Calls are counted from 1. */
export async function startLossyProxy(target: string, loses: (call: number) => boolean): Promise<LossyProxy> {
  let calls = 0;
  const server = createServer((incoming, outgoing) => {
    calls += 1;
    const lost = loses(calls);
    const sent = forward(`${target}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (answer) => {
      if (lost) answer.resume().once('end', () => incoming.socket.destroy());
      else answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    sent.once('error', () => incoming.socket.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
