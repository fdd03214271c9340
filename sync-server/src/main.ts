import { ConfigurationRefused, readConfiguration } from './configuration.ts';
import { startServer, StartRefused } from './startServer.ts';

/**
 * Milliseconds after which a stopping server exits by force, not counting the time to drain. Container engines kill it after ten seconds by
 * default.
 */
const lastMoment = 8_000;

try {
  const options = readConfiguration(process.env);
  const server = await startServer(options);
  console.log(`Yardstick is running at ${server.origin}`);
  if (server.metricsOrigin !== null) console.log(`Metrics are at ${server.metricsOrigin}/metrics`);
  if (server.mailbox !== null) console.log(`Codes it would send by email are shown to you at ${server.mailbox}`);
  else if (options.hosted === null && options.smtp === null)
    console.warn('SMTP_URL is not set, so the server cannot send codes to anyone.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), lastMoment + options.drainSeconds * 1_000).unref();
      void server.close().finally(() => process.exit());
    });
  }
} catch (error) {
  console.error(error instanceof StartRefused || error instanceof ConfigurationRefused ? error.message : error);
  process.exitCode = 1;
}
