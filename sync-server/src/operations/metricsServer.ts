import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Serves `GET /metrics` on a separate port, so that a public proxy never forwards to it. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      ({ text, contentType }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
}
