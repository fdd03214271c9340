import { sleep } from '../../../../src/backend/sleep.ts';
import type { UserClaims } from '../../../../src/backend/userClaims.ts';
import type { Log } from '../../operations/log.ts';
import { asUser } from '../../store/asUser.ts';
import type { Database } from '../../store/database.ts';
import { findWorkspace } from '../workspaces.ts';
import { pullPage, type PullCall } from './pull.ts';

export interface ReplicaReads {
  /**
   * A page of a pull as `PulledPage.json`. Null if the primary must answer: the replica has not reached the version that the device has heard
   * of, does not know the workspace, refuses the pull, fails, or does not answer in time. Only the primary refuses, because the replica may
   * be out of date.
   */
  readonly pull: (claims: UserClaims, workspace: string | null, call: PullCall) => Promise<string | null>;
}

/** How long a pull waits for the replica before it asks the primary, in milliseconds. */
const patienceMs = 1_000;

/** How long the replica is left alone after a failure, in milliseconds. Then one pull tries it, while the others go to the primary. */
const pauseMs = 10_000;

export function createReplicaReads(replica: Database, log: Log, clock: () => number): ReplicaReads {
  let state: 'working' | 'failed' | 'being tried' = 'working';
  let pausedUntil = 0;
  const failed = (error: unknown): null => {
    if (state !== 'failed') log.error('the database replica could not be read; the primary answers pulls for now', error);
    state = 'failed';
    pausedUntil = clock() + pauseMs;
    return null;
  };
  return {
    pull: async (claims, workspace, call) => {
      const { after, atLeast } = call;
      if (atLeast === null || state === 'being tried' || (state === 'failed' && clock() < pausedUntil)) return null;
      if (state === 'failed') state = 'being tried';
      const read = asUser(replica, claims, async (q) => {
        const found = await findWorkspace(q, workspace);
        const page = found === null ? null : await pullPage(q, found.id, call);
        return page?.ok === true && page.value.version >= Math.max(after, atLeast) ? page.value.json : null;
      });
      try {
        const json = await Promise.race([read, tooLate()]);
        state = 'working';
        return json;
      } catch (error) {
        // If it fails after that, nobody waits for it.
        read.catch(() => undefined);
        return failed(error);
      }
    },
  };
}

async function tooLate(): Promise<never> {
  await sleep(patienceMs);
  throw new Error('The replica did not answer in time');
}
