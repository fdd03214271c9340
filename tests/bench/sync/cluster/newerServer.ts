import { readConfiguration } from '../../../../sync-server/src/configuration.ts';
import { startServer } from '../../../../sync-server/src/startServer.ts';
import { nextProtocol } from './nextProtocol.ts';

/** The server as a later build would be: its sync protocol is one version newer, and it still supports this build's. */
const server = await startServer({ ...readConfiguration(process.env), protocol: nextProtocol });
console.log(`Yardstick is running at ${server.origin}`);
process.once('SIGTERM', () => void server.close().finally(() => process.exit()));
