import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServerProcess } from '../../../integration/server/sync/serverProcess.ts';
import { ingestCall } from '../../../support/ingestCall.ts';
import { rightmovePage } from '../../../support/listingPages.ts';
import { sampleHouse } from '../../../support/listingSamples.ts';
import type { BenchLine } from '../../line.ts';
import { quietServer } from './quietServer.ts';
import type { Person } from './people.ts';
import { processorTimeOf } from './processorTime.ts';

interface Over {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly people: readonly Person[];
  /** PostgreSQL's process, whose time counts as well. */
  readonly serverPid: number;
}

const pageBytes = 400_000;
/** The re-checks of one listing that a person has each day. */
const rechecksEach = 4;
const listing = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;

/** The cost of reading a listing's page of 400 kB again, without the wait for the portal. Empty without `/proc`. */
export async function recheckCost({ databaseUrl, dataDir, people, serverPid }: Over): Promise<readonly BenchLine[]> {
  const portal = await startPortal();
  const server = await startServerProcess({
    dataDir,
    databaseUrl,
    environment: { ...quietServer, INGEST_UPSTREAM_RIGHTMOVE: portal.origin },
  });
  const read = async ({ token }: Person, recheck: boolean): Promise<void> => {
    const answer = await fetch(
      `${server.origin}/functions/v1/ingest-property-url`,
      ingestCall(token, recheck ? { url: listing, recheck } : { url: listing }),
    );
    if (answer.status !== 200) throw new Error(`A listing was answered with status ${answer.status}: ${await answer.text()}`);
  };
  const used = (): number => (processorTimeOf(server.pid) ?? Number.NaN) + (processorTimeOf(serverPid) ?? Number.NaN);
  try {
    for (const person of people) await read(person, false);
    const before = used();
    for (let round = 0; round < rechecksEach; round += 1) for (const person of people) await read(person, true);
    const value = (used() - before) / (people.length * rechecksEach);
    const name = `PostgreSQL: a re-check of a page of ${pageBytes / 1_000} kB, in processor time of server and database`;
    return Number.isNaN(value) ? [] : [{ name, value, unit: 'ms a re-check' }];
  } finally {
    await server.kill();
    await portal.close();
  }
}

/** Serves the sample house's page, padded to the size of a portal's. */
async function startPortal(): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const page = rightmovePage(sampleHouse, { encoding: 'on' });
  const padded = page.replace('</body>', () => `<!--${' padding'.repeat((pageBytes - page.length) / 8)}--></body>`);
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(padded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
