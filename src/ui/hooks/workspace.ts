import { createContext, useContext } from 'react';
import type { AlertCommands } from '../../data/alerts/alertCommands.ts';
import type { CommentCommands } from '../../data/commands/commentCommands.ts';
import type { ItemCommands } from '../../data/commands/itemCommands.ts';
import type { Ingest } from '../../ingest/ingest.ts';
import type { Watch } from '../../ingest/watch/watch.ts';
import type {
  Backups,
  Deals,
  Evaluator,
  Extension,
  Membership,
  Person,
  ProfileRecord,
  SyncControl,
  WorkspaceAccess,
} from './workspaceParts.ts';

/** One user's data and commands, in parts. A component gets a part through its hook. */
export interface Workspace {
  readonly person: Person;
  readonly access: WorkspaceAccess;
  readonly deals: Deals;
  readonly profileRecord: ProfileRecord;
  readonly itemCommands: ItemCommands & CommentCommands & AlertCommands;
  readonly evaluator: Evaluator;
  readonly extension: Extension;
  readonly sync: SyncControl;
  readonly backups: Backups;
  readonly ingest: Ingest;
  readonly watch: Watch;
  readonly membership: Membership;
}

/** Null until a workspace is open. */
export const WorkspaceContext = createContext<Partial<Workspace> | null>(null);

/** A part of the workspace. Only this folder's hooks may call it, on screens inside the app frame, which waits for the workspace. */
export function usePart<Name extends keyof Workspace>(name: Name): Workspace[Name] {
  const part = useContext(WorkspaceContext)?.[name];
  if (part === undefined) throw new Error(`No provider above this component has an open workspace with "${name}"`);
  return part;
}
