import { readConfiguration } from './configuration.ts';
import { startServer, StartRefused } from './startServer.ts';

/** The deadline after a signal: container engines kill the process after ten seconds. */
const lastMoment = 8_000;

try {
  const options = readConfiguration(process.env);
  const server = await startServer(options);
  console.log(`Yardstick is running at ${server.origin}`);
  if (server.mailbox !== null) console.log(`Email codes are shown at ${server.mailbox}`);
  else if (options.hosted === null && options.smtp === null) console.warn('SMTP_URL is not set, so the server cannot email sign-in codes.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), lastMoment).unref();
      void server.close().finally(() => process.exit());
    });
  }
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
