import type { Minor } from '../../../../kernel/money.ts';

/** Settings of Polish tax on private rents, apart from the deal. */
export interface PolandSettings {
  /** Spouses in joint property share one limit of twice the amount (małżonkowie); others have a limit each. */
  readonly spouses: boolean;
  /** Rents of a year from other private lets of all owners together, which fill the limit first. Grosze. */
  readonly otherRents: Minor;
}
