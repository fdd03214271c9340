import type { Account } from '../../account/account.ts';
import type { TokenSource } from '../../account/accountOptions.ts';
import { documentsName, workspaceOf } from '../../data/view/viewName.ts';
import { openPersonalView } from '../../data/view/cached/cachedTeams.ts';
import { watchSyncReason } from '../../data/view/sync/syncView.ts';
import { watchTeamChange } from '../../data/view/sync/teamChange.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import { createTeams } from '../../teams/createTeams.ts';
import { settleTeams, type FollowPorts } from '../../teams/followTeams.ts';
import type { Teams } from '../../teams/teams.ts';
import { createDealTransfer } from '../../teams/transferDeals.ts';
import type { TeamServices, WorkspaceChoice } from '../../ui/hooks/serviceParts.ts';
import { newId, now } from '../clock.ts';
import type { Connection } from '../connection.ts';
import { documentsOnDevice } from '../device/personDatabases.ts';
import { deleteWorkspace } from '../device/wipePersonData.ts';
import { withTabLock } from '../person/backgroundTasks.ts';
import { followSession } from '../person/followSession.ts';
import { startDataWorker } from '../person/workers.ts';
import type { OpenWorkspace } from '../person/workspace.ts';
import { createBackgroundSync, type BackgroundSync } from './backgroundSync.ts';
import { createWorkspaceCalls } from './createWorkspaceCalls.ts';

export interface PersonTeams extends TeamServices {
  readonly close: () => void;
}

interface PersonTeamsContext {
  readonly account: Account & TokenSource;
  readonly connection: Connection;
  readonly userId: string;
  readonly choice: WorkspaceChoice;
  readonly openWorkspace: () => Promise<OpenWorkspace>;
}

/** How often the server is asked for the person's teams without having reported a change, in milliseconds: a plan also ends with time. */
const askEveryMs = 1_800_000;

/** One person's teams: what is known about them, their background sync, and what follows when a membership changes. */
export function openPersonTeams({ account, connection, userId, choice, openWorkspace }: PersonTeamsContext): PersonTeams {
  const view = openPersonalView(userId);
  const teams = createTeams({ userId, account, view, newUuid: () => crypto.randomUUID() });
  const background: BackgroundSync = createBackgroundSync({
    account,
    connection,
    userId,
    page: window,
    storage: localStorage,
    startDataWorker,
    followSession,
    onNotMember: () => void settle(),
  });
  const inWorkspace = createWorkspaceCalls({ userId, open: () => openWorker(userId, choice, openWorkspace), background });
  const ports: FollowPorts = {
    view,
    inWorkspace,
    now,
    list: () => teams.refresh(),
    onDevice: async () => (await documentsOnDevice(userId)).flatMap((name) => workspaceOf(name) ?? []),
    closeHere: async (workspace) => {
      background.sync(othersOf(teams, choice).filter((id) => id !== workspace));
      if (choice.current() === workspace) choice.switchTo(null);
      // Closes the other workspace, whichever screen is shown.
      await openWorkspace();
    },
    deleteHere: (workspace) => deleteWorkspace(documentsName(userId, workspace)),
  };
  const settle = oneAtATime(async () => {
    if (account.state().kind !== 'signed-in') return;
    await withTabLock(`teams-${userId}`, () => settleTeams(ports));
  });
  const stops = [teams.stop, background.stop, followOpenWorkspace({ choice, openWorkspace, settle })];
  let isClosed = false;
  // The first screen and its records come first.
  void openWorkspace()
    .then(({ person }) => person.opened)
    .catch(ignore)
    .then(() => (isClosed ? undefined : stops.push(...followMemberships({ view, teams, choice, background, settle, connection }))));
  return {
    teams: { ...teams, leave: async (workspace) => settled(await teams.leave(workspace), settle) },
    transfer: createDealTransfer({ inWorkspace, state: teams.state, from: choice.current, now, newId }),
    close: () => {
      isClosed = true;
      stops.forEach((stop) => stop());
      view.close();
    },
  };
}

const ignore = (): void => undefined;

/** An answer, once what follows from it on this device has been done. */
async function settled<Answer>(answer: Answer, settle: () => Promise<void>): Promise<Answer> {
  await settle();
  return answer;
}

/** The person's workspaces that are not open. The personal one comes first. */
function othersOf(teams: Pick<Teams, 'state'>, choice: WorkspaceChoice): readonly (string | null)[] {
  const all = [null, ...(teams.state().list?.teams ?? []).map(({ id }) => id)];
  return all.filter((id) => id !== choice.current());
}

interface OpenContext extends Pick<PersonTeamsContext, 'choice' | 'openWorkspace'> {
  readonly settle: () => Promise<void>;
}

/** Settles memberships when the server reports that the person is not a member of the open workspace. */
function followOpenWorkspace({ choice, openWorkspace, settle }: OpenContext): () => void {
  let stopWatching = ignore;
  const follow = async (): Promise<void> => {
    const chosen = choice.current();
    const { person } = await openWorkspace();
    stopWatching();
    stopWatching = ignore;
    if (chosen !== null && chosen === choice.current())
      stopWatching = watchSyncReason(person.view, (reason) => (reason === 'not-member' ? void settle() : undefined));
  };
  void follow().catch(ignore);
  const unsubscribe = choice.subscribe(() => void follow().catch(ignore));
  return () => {
    unsubscribe();
    stopWatching();
  };
}

interface Memberships {
  /** The view of the personal workspace. */
  readonly view: ViewDb;
  readonly teams: Teams;
  readonly choice: WorkspaceChoice;
  readonly background: BackgroundSync;
  readonly settle: () => Promise<void>;
  readonly connection: Connection;
}

/** Keeps the background sync to the person's other workspaces, and settles memberships at the start, on changes and regularly. */
function followMemberships({ view, teams, choice, background, settle, connection }: Memberships): readonly (() => void)[] {
  let known = '';
  const follow = (): void => {
    const chosen = choice.current();
    // Another tab may have removed the workspace already.
    if (chosen !== null && teams.state().list?.teams.every(({ id }) => id !== chosen) === true) return choice.switchTo(null);
    background.sync(othersOf(teams, choice));
    const list = JSON.stringify(teams.state().list?.teams.map(({ id, role, readOnly }) => [id, role, readOnly]) ?? null);
    const isNew = list !== known;
    known = list;
    if (isNew) void settle();
  };
  const timer = setInterval(() => void settle(), askEveryMs);
  follow();
  return [
    teams.subscribe(follow),
    choice.subscribe(follow),
    watchTeamChange(view, () => void settle().then(() => readOpenTeam(teams, choice))),
    connection.subscribe(() => (connection.current() === 'online' ? void settle() : undefined)),
    () => clearInterval(timer),
  ];
}

/** Asks for the members and devices of the open workspace, which its screens show. */
async function readOpenTeam(teams: Teams, choice: WorkspaceChoice): Promise<void> {
  const open = choice.current();
  if (open !== null) await teams.read(open);
}

/** Runs work one at a time, and once more if it was requested while it ran. A failure is retried at the next request. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await work().catch((cause: unknown) => console.warn('The teams could not be brought up to date', cause));
    } while (again);
    running = null;
  };
  return () => {
    again = running !== null;
    return (running ??= run());
  };
}

/** The worker of the open workspace, if it is the person's. */
async function openWorker(userId: string, choice: WorkspaceChoice, openWorkspace: () => Promise<OpenWorkspace>) {
  const open = await openWorkspace();
  if (open.person.userId !== userId || open.person.workspaceId !== choice.current()) return null;
  return { workspaceId: open.person.workspaceId, client: (await open.workshop()).data };
}
