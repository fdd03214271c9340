import { connect } from 'node:net';
import { requestBytes } from './keptLine.ts';

/** A version that a stream received, and when (`performance.now()`). */
export interface HeardPoke {
  readonly version: number;
  readonly at: number;
}

export interface KeptStream {
  /** All versions so far, oldest first. */
  readonly heard: readonly HeardPoke[];
  /** Whether the server has ended it. */
  ended(): boolean;
  close(): void;
}

/** Opens one user's stream and resolves with the first poke, which contains the version it starts at. */
export async function openKeptStream(origin: string, token: string): Promise<KeptStream> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const heard: HeardPoke[] = [];
  let left = '';
  let ended = false;
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => {
      ended = true;
      reject(new Error(`The stream was not opened: ${left.slice(0, 200)}`));
    });
    socket.on('data', (chunk) => {
      const parts = (left + chunk.toString('latin1')).split('\n\n');
      left = parts.pop() ?? '';
      const at = performance.now();
      for (const part of parts) {
        const version = /event: poke\n[^]*"version":(\d+)/.exec(part)?.[1];
        if (version !== undefined) heard.push({ version: Number(version), at });
        // A proxy keeps the connection open when the server ends the stream.
        if (part.includes('event: bye')) socket.destroy();
      }
      if (heard.length > 0) resolve();
    });
    socket.write(requestBytes({ method: 'GET', path: '/sync/v1/stream', token, body: null }));
  });
  return { heard, ended: () => ended, close: () => socket.destroy() };
}
