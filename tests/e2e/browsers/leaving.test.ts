import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { inEachEngine } from '../engines/inEachEngine.ts';
import { eventually } from '../engines/screen.ts';
import { stage } from '../support/stage.ts';

const { product } = stage();

interface SlowServer {
  readonly origin: string;
  /** The addresses whose answers are held back. */
  readonly held: () => string;
  readonly release: () => void;
  readonly close: () => void;
}

/** The product behind a server that holds back some answers, without its service worker. */
async function slowServer(upstream: string, isHeld: (url: string) => boolean): Promise<SlowServer> {
  const held: string[] = [];
  const releases = new EventTarget();
  const released = new Promise((resolve) => releases.addEventListener('release', resolve, { once: true }));
  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    if (isHeld(url)) {
      held.push(url);
      await released;
    }
    const passing = request(upstream + url, (answered) => {
      response.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(response);
    });
    passing.on('error', () => response.destroy());
    passing.end();
  };
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/sw.js') response.writeHead(404).end();
    else void answer(url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held: () => held.join(' '),
    release: () => void releases.dispatchEvent(new Event('release')),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

inEachEngine('A page that is left while a screen loads does not come back', async (open) => {
  const server = await slowServer(product().origin, (url) => /PortfolioRoute|^\/terms/.test(url));
  try {
    const screen = await open();
    await screen.goTo(`${server.origin}/deals`);
    await screen.press({ role: 'link', name: 'Portfolio' });
    await eventually(server.held).toMatch(/PortfolioRoute/);
    // The answer is released only once the browser has asked for the next page, when Firefox has ended the download of the screen.
    await screen.read(() => setTimeout(() => location.assign('/terms'), 0));
    await eventually(server.held).toMatch(/\/terms/);
    server.release();
    await eventually(() => screen.path()).toBe('/terms');
    await screen.shows({ role: 'heading', name: 'Terms of Service' });
    expect(await screen.path()).toBe('/terms');
  } finally {
    server.close();
  }
});
