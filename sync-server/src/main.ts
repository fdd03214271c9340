import { readConfiguration } from './configuration.ts';
import { startServer, StartRefused } from './startServer.ts';

try {
  const server = await startServer(readConfiguration(process.env));
  console.log(`Yardstick is running at ${server.origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().finally(() => process.exit());
    });
  }
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
