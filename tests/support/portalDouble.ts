import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portalAnswer } from './listingPortal.ts';
import { type SampleListing, sampleListings } from './listingSamples.ts';
import { faultById, playFault, type PortalFault } from './portalFaults.ts';
import { searchAnswer } from './searchPortal.ts';

export interface PortalRequest {
  readonly method: string;
  readonly path: string;
  readonly host: string;
}

/** A server that answers like both portals. Set its origin in the backend as INGEST_UPSTREAM_RIGHTMOVE and _ZOOPLA. */
export interface PortalDouble {
  readonly origin: string;
  /** Requests since the start or the last `forget`, oldest first. */
  requests(): readonly PortalRequest[];
  forget(): void;
  /** Makes every request for a listing id fail with a fault, or succeed again with null. Ids in `faultById` fail from the start. */
  setFault(listingId: number, fault: PortalFault | null): void;
  close(): Promise<void>;
}

export interface PortalOptions {
  readonly port?: number;
  /** Listings that any search finds, in order; each also has its own page. */
  readonly listings?: readonly SampleListing[];
  /** The delay of every answer, in milliseconds. */
  readonly latencyMs?: number;
  /** Answers with entity tags, and 304 if the client already has the page. */
  readonly tagged?: boolean;
  readonly robots?: string;
}

export async function startPortalDouble(options: PortalOptions = {}): Promise<PortalDouble> {
  let log: readonly PortalRequest[] = [];
  const faults = new Map<number, PortalFault>(faultById);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    log = [...log, { method: request.method ?? '', path, host: request.headers.host ?? '' }];
    setTimeout(() => respond(request, response, { fault: faults.get(idIn(path)) ?? null, options }), options.latencyMs ?? 0);
  });
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => log,
    forget: () => {
      log = [];
    },
    setFault: (listingId, fault) => {
      if (fault === null) faults.delete(listingId);
      else faults.set(listingId, fault);
    },
    close: () => closeNow(server),
  };
}

const idIn = (path: string): number => Number(/\/(\d+)(?:[/?#]|$)/.exec(path)?.[1] ?? 0);

interface Mood {
  readonly fault: PortalFault | null;
  readonly options: PortalOptions;
}

function respond(request: IncomingMessage, response: ServerResponse, { fault, options }: Mood): void {
  if (fault !== null) {
    playFault(fault, response);
    return;
  }
  const path = request.url ?? '/';
  if (path === '/robots.txt' && options.robots !== undefined) {
    response.writeHead(200, { 'content-type': 'text/plain' }).end(options.robots);
    return;
  }
  const { listings = [] } = options;
  const found = listings.length === 0 ? null : searchAnswer(path, listings);
  const { status, contentType, body } = found ?? portalAnswer(path, [...sampleListings, ...listings]);
  const etag = `"${body.length}"`;
  if (options.tagged === true && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  response.writeHead(status, { 'content-type': contentType, ...(options.tagged === true ? { etag } : {}) });
  response.end(body);
}

function closeNow(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
