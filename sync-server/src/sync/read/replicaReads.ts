import type { UserClaims } from '../../../../src/backend/userClaims.ts';
import type { Log } from '../../operations/log.ts';
import { asUser } from '../../store/asUser.ts';
import type { Database } from '../../store/database.ts';
import { findWorkspace } from '../workspaces.ts';
import { pullPage, type PullCall } from './pull.ts';

export interface ReplicaReads {
  /**
   * A page of a pull as `PulledPage.json`. Null if the primary must answer: the replica has not reached the version that the device has heard
   * of, does not know the workspace, refuses the pull, or fails. Only the primary refuses, because the replica may be out of date.
   */
  readonly pull: (claims: UserClaims, workspace: string | null, call: PullCall) => Promise<string | null>;
}

/** How long the replica is left alone after a failure, in milliseconds. Otherwise every pull would wait for its connection to time out. */
const pauseMs = 10_000;

export function createReplicaReads(replica: Database, log: Log, clock: () => number): ReplicaReads {
  let pausedUntil = 0;
  return {
    pull: async (claims, workspace, call) => {
      const { after, atLeast } = call;
      if (atLeast === null || clock() < pausedUntil) return null;
      try {
        return await asUser(replica, claims, async (q) => {
          const found = await findWorkspace(q, workspace);
          const page = found === null ? null : await pullPage(q, found.id, call);
          return page?.ok === true && page.value.version >= Math.max(after, atLeast) ? page.value.json : null;
        });
      } catch (error) {
        pausedUntil = clock() + pauseMs;
        log.error('the database replica could not be read; the primary answers pulls for now', error);
        return null;
      }
    },
  };
}
