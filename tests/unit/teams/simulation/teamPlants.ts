import { ok } from '../../../../src/core/kernel/result.ts';
import type { DevicePlants } from './personDevice.ts';
import { simulateTeams, teamIds, type TeamsSimulation } from './simulateTeams.ts';

/** Copies in the personal workspace are reported as stored half a minute before they are. */
const withLateCopies: DevicePlants = {
  calls: (calls, { workspace, later }) =>
    workspace === null
      ? {
          ...calls,
          addCopies: async (copies, at) => {
            later(() => void calls.addCopies(copies, at));
            return ok(copies.records.length);
          },
        }
      : calls,
};

/** Faults of a device. Each entry breaks one rule, and names the invariants that must notice it. */
export const plantedDevices: Readonly<Record<string, readonly [plants: DevicePlants, told: RegExp]>> = {
  'the databases are deleted before the copies are durable': [withLateCopies, /^A: .* not accepted/],
  'a moved deal goes to the bin before its copy is durable': [withLateCopies, /^M:/],
  'unsent changes are not copied before a removal': [withoutCopies((isViewer) => !isViewer), /^A:/],
  'a viewer’s unsent changes are dropped silently': [withoutCopies((isViewer) => isViewer), /^A:/],
  'changes refused in a read-only workspace are never sent again': [
    { calls: (calls) => ({ ...calls, releaseForbidden: async () => ok(null) }) },
    /^E: .* has still not sent/,
  ],
  'copies get fresh ids at every repetition': [withFreshIds(), /^C:/],
  'a removed team’s databases are left behind': [{ keepsDatabases: true }, /^R:/],
  'one workspace’s edits are sent to another': [{ sendsTo: (workspace) => (workspace === null ? null : teamIds.acme) }, /^P:/],
};

/** Reads no records to copy, of viewers or of everyone else. */
function withoutCopies(applies: (isViewer: boolean) => boolean): DevicePlants {
  return {
    calls: (calls, { isViewer }) => ({
      ...calls,
      readUnsentCopies: async (plan) => {
        const found = await calls.readUnsentCopies(plan);
        return found.ok && applies(isViewer()) ? ok({ ...found.value, records: [] }) : found;
      },
    }),
  };
}

function withFreshIds(): DevicePlants {
  let readings = 0;
  return {
    calls: (calls) => ({
      ...calls,
      readUnsentCopies: (plan) => {
        readings += 1;
        return calls.readUnsentCopies({ ...plan, seed: `${plan.seed} ${readings}` });
      },
    }),
  };
}

interface Planted extends Omit<TeamsSimulation, 'seed' | 'operations'> {
  readonly told: RegExp;
  readonly seeds: number;
}

/** The first failure of this kind that these seeds find. Null if there is none. */
export async function firstTeamFailure({ told, seeds, ...plant }: Planted): Promise<string | null> {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { failures } = await simulateTeams({ seed, operations: 120, ...plant });
    const found = failures.find((failure) => told.test(failure));
    if (found !== undefined) return found;
  }
  return null;
}
