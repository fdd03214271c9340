import type { IsoDate } from '../../../kernel/calendar.ts';
import type { StrategyId } from '../strategyInput.ts';

/** What a rule may look at; each strategy answers those that apply to it, null where the inputs do not say. */
export type RegulatedFact =
  | 'people'
  | 'storeys'
  | 'smallestRoom'
  | 'smallestSharedRoom'
  | 'articleFour'
  | 'nightsLet'
  | 'greaterLondon'
  | 'planningForStays'
  | 'guestIncome'
  | 'energyRank'
  | 'ownersPermission'
  | 'projectMonths'
  | 'lodgers'
  | 'lodgerIncome'
  | 'units'
  | 'selfSufficiency'
  | 'downPayment'
  | 'yearBuilt';

export type RegulatedFacts = Readonly<Partial<Record<RegulatedFact, number | boolean | null>>>;

/** One thing that has to be so for a rule to speak; all its conditions have to hold. Bounds are in the unit of the fact. */
export interface RegulationCondition {
  readonly fact: RegulatedFact;
  readonly is?: boolean;
  readonly atLeast?: number;
  readonly above?: number;
  readonly below?: number;
}

/** A rule of law or of lenders that a strategy can run into, as dated data. */
export interface Regulation {
  readonly id: string;
  readonly strategies: readonly StrategyId[];
  /** Places it holds in; empty where the strategy itself says where. */
  readonly places: readonly string[];
  /** Towns it holds in alone, as they stand in an address: silent in any other, and where the town is not known. */
  readonly towns?: readonly string[];
  /** Speaks only where the town is not known, to ask for it. */
  readonly asksForTown?: true;
  readonly when: readonly RegulationCondition[];
  /** `must`: it is so. `ask`: somebody has to be asked. */
  readonly level: 'must' | 'ask';
  readonly words: string;
  /** Said where a fact is not known; null keeps silent then. */
  readonly wordsIfUnknown: string | null;
  readonly rule: RegulationSource;
}

/** The law behind it. `confirmed` is false where nothing that confirms it could be read by `checkedOn`. */
export interface RegulationSource {
  readonly title: string;
  readonly url: string;
  readonly inForceFrom: IsoDate;
  readonly checkedOn: IsoDate;
  readonly confirmed: boolean;
}
