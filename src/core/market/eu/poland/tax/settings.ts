import type { Minor } from '../../../../kernel/money.ts';

/** Polish private rent tax settings, in addition to the deal. */
export interface PolandSettings {
  /** Spouses in joint property share one limit of twice the amount (małżonkowie); others have one limit each. */
  readonly spouses: boolean;
  /** All owners' yearly rents from other private lets, which use up the limit first. Grosze. */
  readonly otherRents: Minor;
}
