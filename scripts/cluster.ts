import { findHaproxy } from './haproxy.mjs';
import { findPostgres } from './postgres.mjs';
import { startCluster } from './cluster/startCluster.ts';

/**
 * `npm run --silent cluster`: runs what `docs/cluster/compose.yaml` describes on this machine, until Ctrl+C: three servers behind HAProxy,
 * over a PostgreSQL primary with a synchronous replica. Data is removed at the end. Needs a build (`npm run build`), PostgreSQL and HAProxy.
 */
const [postgres, haproxy] = [findPostgres(), findHaproxy()];
if (postgres === null || haproxy === null) {
  console.error(`${postgres === null ? 'PostgreSQL' : 'HAProxy'} is not installed (Debian, Ubuntu: apt-get install postgresql haproxy)`);
  process.exitCode = 1;
} else {
  const cluster = await startCluster({ postgres, haproxy }, { APP_DIR: 'dist', PUBLIC_ORIGIN: '', TRUST_PROXY: '' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void cluster.close().finally(() => process.exit()));
  try {
    for (const server of [0, 1, 2]) await cluster.start(server);
  } catch (error) {
    await cluster.close();
    throw error;
  }
  console.log(
    `Yardstick is running at ${cluster.origin}, on three servers: ${cluster
      .servers()
      .map((server) => server?.origin)
      .join(', ')}`,
  );
  console.log(`Its database, through the proxy: ${cluster.databaseUrl}`);
}
