import type { Result } from '../core/kernel/result.ts';
import type {
  InvitationPreview,
  Invited,
  ReadOnlyReason,
  Role,
  TeamDetails,
  TeamEntry,
  TeamList,
} from '../core/contracts/teamsContract.ts';
import type { TeamNotice } from '../data/view/cached/cachedTeams.ts';
import type { TeamFailure } from './teamFailure.ts';

/** What this device knows about the person's teams. It works offline, as of the last answer from the server. */
export interface TeamsState {
  /** Null until the server has answered once on this device. */
  readonly list: TeamList | null;
  /** Members, invitations, record and devices of each workspace that was read on this device, by workspace. */
  readonly details: Readonly<Record<string, TeamDetails>>;
  /** What happened to workspaces on this device that the person has not read yet. */
  readonly notices: readonly TeamNotice[];
}

/** An invitation to make. Without an email it is a link, which can be used `uses` times. */
export interface NewInvitation {
  readonly role: Role;
  readonly email?: string;
  readonly uses?: number;
}

type Done = Result<null, TeamFailure>;

/** One person's team workspaces. Every action needs the server and resolves once the state above includes its outcome. */
export interface Teams {
  /** The same object until something changes. */
  readonly state: () => TeamsState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server for the person's teams. */
  refresh(): Promise<Result<TeamList, TeamFailure>>;
  /** Asks the server for one workspace's members, invitations and record. */
  read(workspace: string): Promise<Result<TeamDetails, TeamFailure>>;
  create(name: string): Promise<Result<TeamEntry, TeamFailure>>;
  rename(workspace: string, name: string): Promise<Result<TeamEntry, TeamFailure>>;
  close(workspace: string): Promise<Result<TeamEntry, TeamFailure>>;
  reopen(workspace: string): Promise<Result<TeamEntry, TeamFailure>>;
  /** Leaves the workspace. Its data is then removed from this device, and unsent changes become copies in the personal workspace. */
  leave(workspace: string): Promise<Done>;
  invite(workspace: string, invitation: NewInvitation): Promise<Result<Invited, TeamFailure>>;
  revoke(workspace: string, invitation: string): Promise<Done>;
  preview(secret: string): Promise<Result<InvitationPreview, TeamFailure>>;
  accept(secret: string): Promise<Result<TeamEntry, TeamFailure>>;
  setRole(workspace: string, user: string, role: Role): Promise<Done>;
  remove(workspace: string, user: string): Promise<Done>;
  handOver(workspace: string, user: string): Promise<Done>;
  mentionMail(on: boolean): Promise<Done>;
  /** Removes the notice about a workspace. */
  dismissNotice(workspace: string): Promise<void>;
}

/** What happened to deals that were copied or moved to another workspace. */
export interface CopiedDeals {
  /** The ids of the new deals, in the order of the given ones. */
  readonly ids: readonly string[];
}

/** Copies deals between the person's workspaces. Notes, scenarios and holdings follow. Photos and voice notes stay with the original. */
export interface DealTransfer {
  /** Copies deals of the open workspace to another one. Null is the personal workspace. Repeating a call makes new copies. */
  copyDeals(ids: readonly string[], to: string | null): Promise<Result<CopiedDeals, TeamFailure>>;
  /** Copies them, and moves the originals to the bin once the copies are stored. Interrupted in between, both exist. */
  moveDeals(ids: readonly string[], to: string | null): Promise<Result<CopiedDeals, TeamFailure>>;
}

/** Why the person cannot change the workspace at present, as a sentence. Null if they can. */
export function readOnlyText(team: TeamEntry): string | null {
  if (team.readOnly !== null) return reasons[team.readOnly];
  return team.role === 'viewer' ? 'You can view this workspace but not change it. Ask an owner to make you an editor.' : null;
}

const reasons: Readonly<Record<ReadOnlyReason, string>> = {
  plan: 'You can view this workspace but not change it until an owner has the Investor plan.',
  closed: 'You can view this workspace but not change it, because it is closed. An owner can reopen it.',
};
