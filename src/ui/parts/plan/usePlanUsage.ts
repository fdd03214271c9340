import { useEffect } from 'react';
import type { PlanUsage } from '../../../core/contracts/ingestContract.ts';
import { useCachedPlanUsage } from '../../../data/view/cached/planUsage.ts';
import { useMembership } from '../../hooks/useMembership.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { useConnection } from '../connection/useConnection.ts';

/**
 * The server's last report of plan usage; null before the first. Requested on mount, on reconnection,
 * and whenever `settled`, the number of finished links, changes.
 */
export function usePlanUsage(settled: number): PlanUsage | null {
  const membership = useMembership();
  const { view } = usePerson();
  const connection = useConnection();
  useEffect(() => {
    if (connection === 'online') void membership.askPlanUsage();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- requested again when another link has finished
  }, [membership, connection, settled]);
  return useCachedPlanUsage(view) ?? null;
}
