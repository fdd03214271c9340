import type { ViewDb } from '../data/view/viewDb.ts';
import { endRemoval, startRemoval, storeRemoval } from '../data/view/cached/cachedTeams.ts';
import { storeCopies, type WorkspaceCalls } from './workspaceCalls.ts';

export interface RemovalPorts {
  /** The view of the person's personal workspace. */
  readonly view: ViewDb;
  readonly inWorkspace: WorkspaceCalls;
  /** Ends what this page has open of a workspace. If the person sees it, their personal workspace opens. */
  readonly closeHere: (workspace: string) => Promise<void>;
  /** Deletes the databases of a workspace. False if another window keeps one open. */
  readonly deleteHere: (workspace: string) => Promise<boolean>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** How often unsent changes are read again, in case another window wrote while they were copied. */
const mostReadings = 3;

/**
 * Removes a workspace from this device, once it is certain that the person is no longer a member. Unsent changes first become copies in
 * their personal workspace. It can be interrupted anywhere and repeated: the copies have ids that follow from the originals, the databases
 * go only when all copies are durable, and the note that a removal has begun goes last. Returns whether it is complete.
 */
export async function removeTeam(ports: RemovalPorts, workspace: string): Promise<boolean> {
  const { name, copies: done } = await startRemoval(ports.view, workspace);
  await ports.closeHere(workspace);
  const copies = done ?? (await keepUnsent(ports, { workspace, name }));
  if (copies === null) return false;
  // What is read after the first database is gone would be incomplete.
  if (done === null) await storeRemoval(ports.view, workspace, { name, copies });
  if (!(await ports.deleteHere(workspace))) return false;
  await endRemoval(ports.view, workspace, { workspace, name, kind: 'left', copies });
  return true;
}

interface Keeping {
  readonly workspace: string;
  readonly name: string;
}

/** Copies unsent changes into the personal workspace. Returns how many records they are. Null if some could not be read or stored. */
async function keepUnsent({ inWorkspace, now }: RemovalPorts, { workspace, name }: Keeping): Promise<number | null> {
  const plan = planOf({ id: workspace, name });
  for (let reading = 1; ; reading += 1) {
    const found = await inWorkspace(workspace).readUnsentCopies(plan);
    if (!found.ok) return null;
    const stored = await storeCopies(inWorkspace(null), found.value, now());
    if (!stored.ok) return null;
    if (stored.value === 0 || reading === mostReadings) return found.value.records.length;
  }
}

/** The same for every reason, so that a change that was copied before its restoration was interrupted is not copied twice. */
const planOf = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  seed: `unsent ${id}`,
  label: `From ${name === '' ? 'a team' : name}`,
});

/**
 * Keeps unsent changes of a member who may no longer make them: copies go to the personal workspace, then the records here return to the
 * server's state. Returns the number of copies. Null if it has to be repeated.
 */
export async function keepAsViewer(ports: RemovalPorts, team: { readonly id: string; readonly name: string }): Promise<number | null> {
  const { inWorkspace, now } = ports;
  const found = await inWorkspace(team.id).readUnsentCopies(planOf(team));
  if (!found.ok) return null;
  const { unsent, captures, records } = found.value;
  if (unsent.length === 0 && captures.length === 0) return 0;
  const stored = await storeCopies(inWorkspace(null), found.value, now());
  if (!stored.ok) return null;
  const restored = await inWorkspace(team.id).restoreServerStates(
    unsent,
    captures.map(({ id }) => id),
  );
  return restored.ok ? records.length : null;
}
