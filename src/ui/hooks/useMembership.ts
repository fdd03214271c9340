import type { Community } from '../../community/community.ts';
import type { PlanUsage } from '../../core/contracts/ingestContract.ts';
import { usePart } from './workspace.ts';

/** What the server has of a person beside their records. */
export interface Membership {
  /** What is used of the plan this month: the server's answer, which is kept, or the last one that was; null where it never answered. */
  askPlanUsage(): Promise<PlanUsage | null>;
  /** What the person shares and reads of others; loads when asked for. Null while nobody is signed in. */
  community(): Promise<Community | null>;
}

/** The person's plan and community. */
export const useMembership = (): Membership => usePart('membership');
