import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, Query } from '../store/database.ts';

/** What the server measures about itself, in Prometheus's text format. */
export interface Metrics {
  /** `seconds` is the time until the response's headers were sent. `route` must come from a fixed set. */
  readonly observeRequest: (request: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly seconds: number;
  }) => void;
  /** Returns the same database with its transactions counted and timed. */
  readonly watchDatabase: (db: Database) => Database;
  /** Registers a value to measure whenever the metrics are read. */
  readonly watchGauge: (gauge: { readonly name: string; readonly help: string; readonly read: () => number | Promise<number> }) => void;
  /** The metrics as text, and its content type. */
  readonly read: () => Promise<{ readonly text: string; readonly contentType: string }>;
}

/** Upper bounds of the histogram's buckets in seconds, from a response served from memory to the longest time a statement may take. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time taken until the headers of a response are sent',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const transactions = new Histogram({
    name: 'database_transaction_duration_seconds',
    help: 'Duration of a transaction, including the wait for a connection',
    labelNames: ['outcome'],
    buckets,
    registers,
  });
  const open = new Gauge({ name: 'database_transactions_open', help: 'Transactions under way or waiting for a connection', registers });
  return {
    observeRequest: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    watchDatabase: (db) => ({
      ...db,
      tx: async <Value>(work: (q: Query) => Promise<Value>): Promise<Value> => {
        open.inc();
        const stop = transactions.startTimer();
        try {
          const value = await db.tx(work);
          stop({ outcome: 'committed' });
          return value;
        } catch (error) {
          stop({ outcome: 'failed' });
          throw error;
        } finally {
          open.dec();
        }
      },
    }),
    watchGauge: ({ name, help, read }) => {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: async () => gauge.set(await read()) });
    },
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}
