import { personIn, type Account } from '../../account/account.ts';
import type { TokenSource } from '../../account/accountOptions.ts';
import type { WorkspaceChoice } from '../../ui/hooks/serviceParts.ts';
import type { Services } from '../../ui/hooks/services.ts';
import type { Connection } from '../connection.ts';
import type { PersonTeams } from '../teams/personTeams.ts';
import { offerReload } from '../update/updates.ts';
import { openWorkspace, prepareForPageCache, type OpenWorkspace } from './workspace.ts';

export interface PersonParts {
  readonly account: Account & TokenSource;
  readonly connection: Connection;
  readonly track: Services['track'];
  readonly choice: WorkspaceChoice;
}

export type PersonSource = ReturnType<typeof createPersonSource>;

/** The workspace and the teams of the last person to sign in who has not signed out. */
export function createPersonSource({ account, connection, track, choice }: PersonParts) {
  const workspaces = openOne<OpenWorkspace>();
  const people = openOne<PersonTeams>();
  let prepared = false;
  const keyOf = (): string => `${personOf(account)} ${choice.current()}`;
  const workspace = async (how?: 'reopen'): Promise<OpenWorkspace> => {
    await account.ready();
    if (how === 'reopen') workspaces.leave();
    return workspaces.open(keyOf(), async () => {
      if (!prepared) prepareForPageCache(window);
      prepared = true;
      return openWorkspace({
        account,
        connection,
        track,
        userId: personOf(account),
        workspaceId: choice.current(),
        onOvertaken: offerReload,
      });
    });
  };
  const teams = async (): Promise<PersonTeams | null> => {
    await account.ready();
    const userId = personOf(account);
    if (userId === null) return null;
    return people.open(userId, async () => {
      const { openPersonTeams } = await import('../teams/personTeams.ts');
      return openPersonTeams({ account, connection, userId, choice, openWorkspace: workspace });
    });
  };
  return {
    workspace,
    teams,
    /** Closes what is open, except what belongs to the person who is signed in now. */
    leaveOthers: () => {
      workspaces.leave(keyOf());
      people.leave(personOf(account));
    },
    leave: () => {
      workspaces.leave();
      people.leave();
    },
  };
}

/** At most one thing of its kind, open under a key. */
function openOne<Value extends { close(): void }>() {
  let current: { readonly key: string; readonly value: Promise<Value> } | null = null;
  /** Closes it unless it has this key. */
  const leave = (stays?: string | null): void => {
    if (current === null || current.key === stays) return;
    // What never opened needs no closing.
    void current.value.then((before) => before.close()).catch(() => undefined);
    current = null;
  };
  return {
    leave,
    open: (key: string, load: () => Promise<Value>): Promise<Value> => {
      leave(key);
      current ??= { key, value: load() };
      return current.value;
    },
  };
}

/** The id of the person whose workspace is open, even after the session ended involuntarily. */
const personOf = (account: Account): string | null => personIn(account.state())?.id ?? null;
