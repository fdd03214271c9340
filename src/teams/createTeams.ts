import * as v from 'valibot';
import type { Account } from '../account/account.ts';
import { teamAnswers, type TeamAnswer, type TeamAsk, type TeamEntry, type TeamList } from '../core/contracts/teamsContract.ts';
import { err, ok, type Result } from '../core/kernel/result.ts';
import { cacheTeamDetails, cacheTeamList, dismissTeamNotice, readCachedTeams, watchCachedTeams } from '../data/view/cached/cachedTeams.ts';
import { storageFailure } from '../data/storageFailure.ts';
import type { ViewDb } from '../data/view/viewDb.ts';
import { teamFailure, unreadable, type TeamFailure } from './teamFailure.ts';
import type { Teams, TeamsState } from './teams.ts';

export interface TeamsContext {
  readonly userId: string;
  readonly account: Pick<Account, 'invoke'>;
  /** The view of the person's personal workspace, where the answers are cached. */
  readonly view: ViewDb;
  readonly newUuid: () => string;
}

/** The person's teams. `stop` ends following the cache. */
export function createTeams(context: TeamsContext): Teams & { readonly stop: () => void } {
  const { view, newUuid } = context;
  const ask = askOf(context);
  const { state, subscribe, stop, catchUp } = followState(view);
  const { list, read, after } = createReads(ask, view, catchUp);
  const entry = async (name: 'rename' | 'close' | 'reopen', workspace: string, more = {}): Promise<Result<TeamEntry, TeamFailure>> =>
    after(await ask(name, { workspace, ...more }), workspace);
  const act = async (name: Act, workspace: string, more: object = {}): Promise<Result<null, TeamFailure>> => {
    const answer = await after(await ask(name, { workspace, ...more }), workspace);
    return answer.ok ? ok(null) : answer;
  };
  return {
    state,
    subscribe,
    stop,
    refresh: list,
    read,
    create: async (name) => {
      // The id is chosen once, so that a request that is repeated on the way creates one workspace.
      const id = newUuid();
      return after(await ask('create', { name, id }), id);
    },
    rename: (workspace, name) => entry('rename', workspace, { name }),
    close: (workspace) => entry('close', workspace),
    reopen: (workspace) => entry('reopen', workspace),
    leave: (workspace) => act('leave', workspace),
    invite: async (workspace, invitation) => after(await ask('invite', { workspace, ...invitation }), workspace),
    revoke: (workspace, invitation) => act('revoke', workspace, { invitation }),
    preview: (secret) => ask('preview', { secret }),
    accept: async (secret) => {
      const joined = await ask('accept', { secret });
      return after(joined, joined.ok ? joined.value.id : null);
    },
    setRole: (workspace, user, role) => act('set-role', workspace, { user, role }),
    remove: (workspace, user) => act('remove', workspace, { user }),
    handOver: (workspace, user) => act('hand-over', workspace, { user }),
    mentionMail: async (on) => done(await after(await ask('mention-mail', { on }), null)),
    dismissNotice: async (workspace) => {
      await dismissTeamNotice(view, workspace);
      await catchUp();
    },
  };
}

type Act = 'leave' | 'revoke' | 'set-role' | 'remove' | 'hand-over';

const done = (answer: Result<unknown, TeamFailure>): Result<null, TeamFailure> => (answer.ok ? ok(null) : answer);

/** The two reads, whose answers are cached. */
function createReads(ask: ReturnType<typeof askOf>, view: ViewDb, catchUp: () => Promise<void>) {
  const list = async (): Promise<Result<TeamList, TeamFailure>> =>
    keep(await ask('list', {}), async (found) => {
      await cacheTeamList(view, found);
      await catchUp();
    });
  const read: Teams['read'] = async (workspace) =>
    keep(await ask('read', { workspace }), async (found) => {
      await cacheTeamDetails(view, found);
      await catchUp();
    });
  /** Refreshes the list after an action on a workspace, and its details if it still exists. The action's own outcome stays. */
  const after = async <Value>(answer: Result<Value, TeamFailure>, workspace: string | null): Promise<Result<Value, TeamFailure>> => {
    if (!answer.ok) return answer;
    const found = await list();
    if (workspace !== null && found.ok && found.value.teams.some(({ id }) => id === workspace)) await read(workspace);
    return answer;
  };
  return { list, read, after };
}

/** Calls the function `teams` and checks its answer. */
function askOf({ account, userId }: TeamsContext) {
  return async <Ask extends TeamAsk>(name: Ask, more: object): Promise<Result<TeamAnswer<Ask>, TeamFailure>> => {
    const answer = await account.invoke('teams', { ask: name, by: userId, ...more });
    if (!answer.ok) return err(teamFailure(answer.error));
    const read = v.safeParse(teamAnswers[name], answer.value);
    // The schemas of the contract are indexed by the same name, which TypeScript cannot follow.
    return read.success ? ok(read.output as TeamAnswer<Ask>) : err(unreadable);
  };
}

/** Caches an answer. Without space the answer still counts. */
async function keep<Value>(
  answer: Result<Value, TeamFailure>,
  store: (value: Value) => Promise<void>,
): Promise<Result<Value, TeamFailure>> {
  if (!answer.ok) return answer;
  try {
    await store(answer.value);
    return answer;
  } catch (cause) {
    return err({ kind: 'storage', message: storageFailure(cause).message });
  }
}

function followState(view: ViewDb) {
  let state: TeamsState = { list: null, details: {}, notices: [] };
  const listeners = new Set<() => void>();
  const told = (next: TeamsState): void => {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const stop = watchCachedTeams(view, told);
  return {
    stop,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads the cache now, so that the outcome of an action is there when the action resolves. */
    catchUp: async () => told(await readCachedTeams(view)),
  };
}
