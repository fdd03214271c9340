import type { Minor } from '../../../../kernel/money.ts';

/** Polish private rent tax settings that the deal does not contain. */
export interface PolandSettings {
  /** Spouses with joint property (małżonkowie) share one limit of twice the amount; other owners have one limit each. */
  readonly spouses: boolean;
  /** All owners' yearly rents from other private lets, which use up the limit first; in grosze. */
  readonly otherRents: Minor;
}
