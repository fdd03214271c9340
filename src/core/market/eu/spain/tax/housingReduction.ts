import { percent, zeroRate } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import type { LettingKind } from '../../landlordTax.ts';
import type { SpainSettings } from './settings.ts';
import { oldReductionRule, reductionRule, roomsReductionRule, seasonRule } from './spanishRules.ts';
import type { RuleRef } from '../../../ruleRef.ts';

/** The lease facts that determine the reduction. */
export type LeaseFacts = Omit<SpainSettings, 'residence' | 'marginalRate' | 'buildingShare'>;

/** The share of a positive net rent exempt from income tax, and its rules. */
export interface HousingReduction {
  readonly share: Rate;
  readonly rules: readonly RuleRef[];
}

/**
 * The reduction in a resident's positive net rent (art. 23.2 LIRPF), with its rule: 60% for a lease from before 26 May 2023; for later
 * leases the first of 90%, 70%, 60% and 50% whose conditions are met on the day of signing. There is no reduction for seasonal or nightly
 * lets.
 */
export function housingReduction(letting: LettingKind, lease: LeaseFacts): HousingReduction {
  if (letting === 'stays' || lease.use === 'season') return { share: zeroRate, rules: [seasonRule] };
  const share = shareOfLease(lease);
  const rule = lease.leaseBefore26May2023 ? oldReductionRule : reductionRule;
  return { share, rules: letting === 'rooms' ? [rule, roomsReductionRule] : [rule] };
}

const leastCut = percent(5);
const young = { from: 18, to: 35 };
const recentYears = 2;

function shareOfLease(lease: LeaseFacts): Rate {
  if (lease.leaseBefore26May2023) return percent(60);
  if (lease.tenseZone && lease.rentCut > leastCut) return percent(90);
  if (lease.publicTenant || isYoungFirstLetting(lease)) return percent(70);
  return isRehabilitated(lease) ? percent(60) : percent(50);
}

const isYoungFirstLetting = ({ tenseZone, firstLetting, tenantAge }: LeaseFacts): boolean =>
  tenseZone && firstLetting && tenantAge !== null && tenantAge >= young.from && tenantAge <= young.to;

const isRehabilitated = ({ yearsSinceRehabilitation }: LeaseFacts): boolean =>
  yearsSinceRehabilitation !== null && yearsSinceRehabilitation <= recentYears;
