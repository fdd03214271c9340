import type { IsoDate } from '../../../kernel/calendar.ts';
import type { StrategyId } from '../strategyInput.ts';

/** The facts that a rule can test. Each strategy supplies those that apply to it. A fact is null if the inputs do not state it. */
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

/** One condition of a rule; the rule applies only if all its conditions are met. Bounds are in the unit of the fact. */
export interface RegulationCondition {
  readonly fact: RegulatedFact;
  readonly is?: boolean;
  readonly atLeast?: number;
  readonly above?: number;
  readonly below?: number;
}

/** A legal rule or lenders' rule that can affect a strategy, as dated data. */
export interface Regulation {
  readonly id: string;
  readonly strategies: readonly StrategyId[];
  /** The places where the rule applies; empty if the strategy determines the place. */
  readonly places: readonly string[];
  /** Towns to which the rule is limited, as written in an address. The rule is not shown for any other town, or if the town is unknown. */
  readonly towns?: readonly string[];
  /** If true, the rule is shown only if the town is unknown, to ask for the town. */
  readonly asksForTown?: true;
  readonly when: readonly RegulationCondition[];
  /** `must`: a requirement. `ask`: something to find out. */
  readonly level: 'must' | 'ask';
  readonly words: string;
  /** The text shown if a fact is unknown; if null, the rule is then not shown. */
  readonly wordsIfUnknown: string | null;
  readonly rule: RegulationSource;
}

/** The source of a rule. `confirmed` is false if we had not read a text that confirms it by `checkedOn`. */
export interface RegulationSource {
  readonly title: string;
  readonly url: string;
  readonly inForceFrom: IsoDate;
  readonly checkedOn: IsoDate;
  readonly confirmed: boolean;
}
