import type { Role, TeamEntry, TeamList } from '../../../../src/core/contracts/teamsContract.ts';
import type { PushAnswer, RowResult } from '../../../../src/core/protocol/syncCalls.ts';
import type { ServerAnswer, ServerRequest } from '../../../../src/sync/step/effects.ts';
import { createServerDouble, type ServerDouble } from '../../sync/simulation/serverDouble.ts';

/** Faults of a server with teams. The oracle must detect each of them. */
export type TeamServerPlant = 'accepts-from-removed' | 'sends-to-removed';

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly members: Map<string, Role>;
  /** Everyone who has ever been a member. */
  readonly known: Set<string>;
  isClosed: boolean;
  hasPlan: boolean;
  isDeleted: boolean;
}

type Asked = ServerRequest & { readonly workspaceId?: string | null };

export interface TeamServer extends ServerDouble {
  readonly teams: ReadonlyMap<string, Team>;
  readonly list: (user: string) => TeamList;
  /** Deletes a team with all of its records. */
  readonly remove: (team: Team) => void;
  /** What the server did that it must never do, one message each. */
  readonly wrongs: readonly string[];
  /** The marks of all edits that each workspace has ever accepted. */
  readonly accepted: (workspace: string) => ReadonlySet<string>;
}

export const mayWrite = (team: Team, user: string): boolean =>
  !team.isDeleted && !team.isClosed && team.hasPlan && ['owner', 'editor'].includes(team.members.get(user) ?? '');

const isMember = (team: Team, user: string): boolean => !team.isDeleted && team.members.has(user);

/** The marks of edits in a text. Every edit has its own. */
export const marksIn = (text: string): readonly string[] => text.match(/mark\d+;/g) ?? [];

/** The sync server, with team workspaces, members and roles. What it answers is checked separately from how it decides. */
export function createTeamServer(time: () => number, teams: readonly Team[], plant: TeamServerPlant | null): TeamServer {
  const inner = createServerDouble(time, null);
  const byId = new Map(teams.map((team) => [team.id, team]));
  const wrongs = new Set<string>();
  const accepted = new Map<string, Set<string>>();
  const acceptedIn = (workspace: string): Set<string> => {
    const found = accepted.get(workspace) ?? new Set<string>();
    accepted.set(workspace, found);
    return found;
  };
  const handle = (user: string, asked: Asked, page: number): ServerAnswer => {
    const team = byId.get(asked.workspaceId ?? '');
    const answer = team === undefined ? inner.handle(user, asked, page) : answerAbout({ inner, team, plant }, user, { asked, page });
    for (const wrong of wrongsIn(team, user, { asked, answer })) wrongs.add(wrong);
    if (answer.ok && asked.kind === 'push') {
      const { results } = answer.body as PushAnswer;
      const stored = asked.rows.filter((_, place) => results[place]?.status === 'applied');
      for (const mark of marksIn(JSON.stringify(stored))) acceptedIn(team?.id ?? user).add(mark);
    }
    return answer;
  };
  return {
    ...inner,
    handle,
    teams: byId,
    list: (user) => ({
      teams: [...byId.values()].filter((team) => isMember(team, user)).map((team) => entryOf(team, user)),
      mayCreate: true,
      mentionMail: true,
    }),
    remove: (team) => {
      team.isDeleted = true;
      team.members.clear();
      inner.workspaces.get(team.id)?.rows.clear();
    },
    get wrongs() {
      return [...wrongs];
    },
    accepted: acceptedIn,
  };
}

const entryOf = (team: Team, user: string): TeamEntry => ({
  id: team.id,
  name: team.name,
  role: team.members.get(user) ?? 'viewer',
  members: team.members.size,
  readOnly: team.isClosed ? 'closed' : team.hasPlan ? null : 'plan',
  deletedAt: null,
});

interface Deciding {
  readonly inner: ServerDouble;
  readonly team: Team;
  readonly plant: TeamServerPlant | null;
}

interface Asking {
  readonly asked: Asked;
  readonly page: number;
}

/** Decides as the real server: who is not a member gets 404, who may not write has every row refused. */
function answerAbout({ inner, team, plant }: Deciding, user: string, { asked, page }: Asking): ServerAnswer {
  const wasMember = !team.isDeleted && !team.members.has(user) && team.known.has(user);
  if (wasMember && plant === 'sends-to-removed' && asked.kind !== 'push') return inner.handle(team.id, asked, page);
  if (wasMember && plant === 'accepts-from-removed') {
    if (asked.kind === 'push') return inner.handle(team.id, asked, page);
    return asked.kind === 'pull' ? emptyPage(team, asked.after, inner.handle(team.id, asked, page)) : missing;
  }
  if (!isMember(team, user)) return missing;
  if (asked.kind !== 'push' || mayWrite(team, user)) return inner.handle(team.id, asked, page);
  // An empty push, for the envelope.
  const { body } = { body: null, ...inner.handle(team.id, { ...asked, rows: [] }, page) };
  const results: readonly RowResult[] = asked.rows.map(() => ({ status: 'refused', code: 'forbidden', message: 'Read-only' }));
  return { ok: true, body: { ...Object(body), results } };
}

const emptyPage = (team: Team, after: number, { ok, ...answer }: ServerAnswer): ServerAnswer =>
  ok && 'body' in answer ? { ok, body: { ...Object(answer.body), workspace: team.id, rows: [], next: after, more: false } } : missing;

const missing: ServerAnswer = { ok: false, failure: { kind: 'status', status: 404, code: 'not_found', retryAfter: null } };

interface Answered {
  readonly asked: Asked;
  readonly answer: ServerAnswer;
}

/** What an answer gives to someone who is not a member, or accepts from someone who may not write. */
function wrongsIn(team: Team | undefined, user: string, { asked, answer }: Answered): readonly string[] {
  if (!answer.ok || team === undefined) return [];
  const { rows = [], results = [], differing = [] } = answer.body as Partial<Record<'rows' | 'results' | 'differing', readonly unknown[]>>;
  const sent = rows.length + differing.length + results.filter((result) => Object(result).status === 'conflict').length;
  const taken = results.filter((result) => Object(result).status === 'applied').length;
  return [
    ...(sent > 0 && !isMember(team, user) ? [`R: ${user} received rows of ${team.name} (${asked.kind}) while not a member`] : []),
    ...(taken > 0 && !mayWrite(team, user) ? [`W: ${team.name} accepted a row from ${user}, who could not write`] : []),
  ];
}
