import { describe, expect, it } from 'vitest';
import { findHaproxy } from '../../../scripts/haproxy.mjs';
import { benchLoad } from '../../bench/sync/cluster/benchLoad.ts';
import { postgresOrWarn } from '../../support/postgresServer.ts';

const [postgres, haproxy] = [postgresOrWarn(), findHaproxy()];

describe.runIf(postgres !== null && haproxy !== null)('three servers behind the proxy, over a primary and its synchronous replica', () => {
  // Three servers are started twice, one after the other.
  it(
    'lose no acknowledged row in a rolling upgrade and a failover, and every stream is open again afterwards',
    { timeout: 400_000 },
    async () => {
      const size = { people: 30, streams: 20, perSecond: 20, seconds: 8 };
      const { parts, acknowledged, lost, staysWithReplica } = await benchLoad({ postgres: postgres ?? '', haproxy: haproxy ?? '' }, size);
      expect(lost).toBe(0);
      expect(acknowledged).toBeGreaterThan(size.people);
      expect(parts.map(({ streamsOpen }) => streamsOpen)).toEqual(parts.map(() => size.streams));
      expect(staysWithReplica).toBe(true);
      const [, , rolling, failover] = parts;
      // Every server was replaced, and its streams moved.
      expect(rolling?.streamsReopened).toBeGreaterThanOrEqual(size.streams);
      // Devices that were upgraded before the servers are told to wait.
      expect(rolling?.failedAttempts).toMatch(/\d+ 503/);
      expect(failover?.pushes).toBeGreaterThan(0);
    },
  );
});
