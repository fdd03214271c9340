import { useEffect } from 'react';
import type { PlanUsage } from '../../../core/contracts/ingestContract.ts';
import { useKeptPlanUsage } from '../../../data/view/cached/planUsage.ts';
import { useMembership } from '../../hooks/useMembership.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { useConnection } from '../connection/useConnection.ts';

/**
 * What the server last said of the plan's use; null where it never did. It is asked when the screen comes, when the connection is back,
 * and whenever `settled`, a count of links that came to an end, changes.
 */
export function useAskedUsage(settled: number): PlanUsage | null {
  const membership = useMembership();
  const { view } = usePerson();
  const connection = useConnection();
  useEffect(() => {
    if (connection === 'online') void membership.askPlanUsage();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked again when another link has come to its end
  }, [membership, connection, settled]);
  return useKeptPlanUsage(view) ?? null;
}
