import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { createBrotliCompress, createDeflate, createGzip } from 'node:zlib';
import { blockPage, removedPage } from './listingPages.ts';

/** The ways a portal's answer can fail. */
export type PortalFault =
  | { readonly kind: 'status'; readonly status: number; readonly body: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'page'; readonly contentType: string; readonly body: string }
  /** Sends data without end, as fast as it is read. */
  | { readonly kind: 'endless' }
  /** One byte a second. */
  | { readonly kind: 'slow' }
  /** Accepts the request and never answers. */
  | { readonly kind: 'silent' }
  /** A few kilobytes that unpack to `megabytes`; less than one kilobyte with `br`. */
  | { readonly kind: 'gzip-bomb'; readonly megabytes: number; readonly encoding?: 'gzip' | 'deflate' | 'br' }
  /** Ends the connection in the middle of the page. */
  | { readonly kind: 'cut' };

const html = 'text/html; charset=utf-8';

/** Ids that always fail, for tests that can only use a browser. */
export const faultById: readonly (readonly [number, PortalFault])[] = [
  [190000403, { kind: 'status', status: 403, body: blockPage('cloudflare') }],
  [190000429, { kind: 'status', status: 429, body: 'Too many requests' }],
  [190000503, { kind: 'status', status: 503, body: blockPage('datadome') }],
  [190000404, { kind: 'status', status: 404, body: removedPage() }],
  [190000500, { kind: 'status', status: 500, body: 'Internal error' }],
  [190000301, { kind: 'redirect', status: 301, location: 'http://127.0.0.1:9/properties/190000301' }],
  [190000302, { kind: 'redirect', status: 302, location: 'https://portal.example/properties/190000302' }],
  [190000901, { kind: 'endless' }],
  [190000902, { kind: 'slow' }],
  [190000903, { kind: 'gzip-bomb', megabytes: 100 }],
  [190000904, { kind: 'page', contentType: 'application/pdf', body: '%PDF-1.7' }],
  [190000905, { kind: 'cut' }],
];

export function playFault(fault: PortalFault, response: ServerResponse): void {
  switch (fault.kind) {
    case 'status':
      response.writeHead(fault.status, { 'content-type': html }).end(fault.body);
      return;
    case 'redirect':
      response.writeHead(fault.status, { location: fault.location }).end();
      return;
    case 'page':
      response.writeHead(200, { 'content-type': fault.contentType }).end(fault.body);
      return;
    case 'endless':
      sendForever(response, { chunk: '<p>another page</p>'.repeat(4_000), pauseMs: 0 });
      return;
    case 'slow':
      sendForever(response, { chunk: ' ', pauseMs: 1_000 });
      return;
    case 'silent':
      return;
    case 'gzip-bomb':
      sendBomb(response, fault);
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': html, 'content-length': '5000' });
      response.write('<!doctype html><title>Half');
      setTimeout(() => response.destroy(), 20);
      return;
    default:
      throw new Error(`Unknown fault ${JSON.stringify(fault satisfies never)}`);
  }
}

function sendForever(response: ServerResponse, { chunk, pauseMs }: { readonly chunk: string; readonly pauseMs: number }): void {
  response.writeHead(200, { 'content-type': html });
  const send = () => {
    if (response.destroyed) return;
    if (pauseMs > 0) response.write(chunk, () => setTimeout(send, pauseMs));
    else response.write(chunk, () => setImmediate(send));
  };
  send();
}

const packers = { gzip: createGzip, deflate: createDeflate, br: createBrotliCompress };

/** Compresses the data while it is sent, so that the double never has all of the uncompressed data in memory. */
function sendBomb(response: ServerResponse, { megabytes, encoding = 'gzip' }: Extract<PortalFault, { kind: 'gzip-bomb' }>): void {
  const megabyte = Buffer.alloc(1_000_000, ' ');
  const blank = Readable.from(Array<Buffer>(megabytes).fill(megabyte));
  response.writeHead(200, { 'content-type': html, 'content-encoding': encoding });
  blank.pipe(packers[encoding]()).pipe(response);
}
