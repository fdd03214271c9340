import type { ReactNode } from 'react';
import { BackupsContext, type Backups } from './useBackups.ts';
import type { AlertCommands } from '../../data/alerts/alertCommands.ts';
import type { ItemCommands } from '../../data/commands/items/itemCommands.ts';
import type { Ingest } from '../../ingest/ingest.ts';
import type { Watch } from '../../ingest/watch/watch.ts';
import { DealsContext, type Deals } from './useDeals.ts';
import { EvaluatorContext, type Evaluator } from './useEvaluator.ts';
import { IngestContext } from './useIngest.ts';
import { ItemCommandsContext } from './useItemCommands.ts';
import { MembershipContext, type Membership } from './useMembership.ts';
import { PersonContext, type Person } from './usePerson.ts';
import { ProfileRecordContext, type ProfileRecord } from './useProfileRecord.ts';
import { SyncControlContext, type SyncControl } from './useSyncControl.ts';
import { WatchContext } from './useWatch.ts';

/** Everything behind the screens that belongs to one person, part by part; a screen asks for a part by its hook. */
export interface Workspace {
  readonly person: Person;
  readonly deals: Deals;
  readonly profileRecord: ProfileRecord;
  readonly itemCommands: ItemCommands & AlertCommands;
  readonly evaluator: Evaluator;
  readonly sync: SyncControl;
  readonly backups: Backups;
  readonly ingest: Ingest;
  readonly watch: Watch;
  readonly membership: Membership;
}

interface WorkspaceProviderProps {
  /** Null until one is open. */
  readonly workspace: Partial<Workspace> | null;
  readonly children: ReactNode;
}

/** Gives the screens inside it the parts of a workspace. */
export function WorkspaceProvider({ workspace, children }: WorkspaceProviderProps) {
  return (
    <PersonContext value={workspace?.person ?? null}>
      <DealsContext value={workspace?.deals ?? null}>
        <ProfileRecordContext value={workspace?.profileRecord ?? null}>
          <ItemCommandsContext value={workspace?.itemCommands ?? null}>
            <EvaluatorContext value={workspace?.evaluator ?? null}>
              <SyncControlContext value={workspace?.sync ?? null}>
                <BackupsContext value={workspace?.backups ?? null}>
                  <IngestContext value={workspace?.ingest ?? null}>
                    <WatchContext value={workspace?.watch ?? null}>
                      <MembershipContext value={workspace?.membership ?? null}>{children}</MembershipContext>
                    </WatchContext>
                  </IngestContext>
                </BackupsContext>
              </SyncControlContext>
            </EvaluatorContext>
          </ItemCommandsContext>
        </ProfileRecordContext>
      </DealsContext>
    </PersonContext>
  );
}
