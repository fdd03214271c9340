import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portalAnswer } from './listingPortal.ts';
import { faultById, playFault, type PortalFault } from './portalFaults.ts';

export interface PortalRequest {
  readonly method: string;
  readonly path: string;
  readonly host: string;
}

/** A server that answers as both portals do; give its origin to the backend as INGEST_UPSTREAM_RIGHTMOVE and _ZOOPLA. */
export interface PortalDouble {
  readonly origin: string;
  /** What was asked for since the start or the last `forget`, oldest first. */
  requests(): readonly PortalRequest[];
  forget(): void;
  /** Makes every request for a listing id go wrong, or right again with null. Ids in `faultById` go wrong from the start. */
  setFault(listingId: number, fault: PortalFault | null): void;
  close(): Promise<void>;
}

export async function startPortalDouble(options: { readonly port?: number } = {}): Promise<PortalDouble> {
  let log: readonly PortalRequest[] = [];
  const faults = new Map<number, PortalFault>(faultById);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    log = [...log, { method: request.method ?? '', path, host: request.headers.host ?? '' }];
    respond(request, response, faults.get(idIn(path)) ?? null);
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

function respond(request: IncomingMessage, response: ServerResponse, fault: PortalFault | null): void {
  if (fault !== null) {
    playFault(fault, response);
    return;
  }
  const { status, contentType, body } = portalAnswer(request.url ?? '/');
  response.writeHead(status, { 'content-type': contentType });
  response.end(body);
}

function closeNow(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
