import { useEffect } from 'react';
import type { PlanUsage } from '../../../core/listing/ingestContract.ts';
import { useKeptPlanUsage } from '../../../data/view/kept/planUsage.ts';
import { useWorkspace } from '../../hooks/services.ts';
import { useConnection } from '../auth/useConnection.ts';

/**
 * What the server last said of the plan's use; null where it never did. It is asked when the screen comes, when the connection is back,
 * and whenever `settled`, a count of links that came to an end, changes.
 */
export function useAskedUsage(settled: number): PlanUsage | null {
  const workspace = useWorkspace();
  const connection = useConnection();
  useEffect(() => {
    if (connection === 'online') void workspace.askPlanUsage();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked again when another link has come to its end
  }, [workspace, connection, settled]);
  return useKeptPlanUsage(workspace.view) ?? null;
}
