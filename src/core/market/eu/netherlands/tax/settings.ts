import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';

/** Dutch box 3 tax settings that the deal does not contain. */
export interface NetherlandsSettings {
  /**
   * `flat`: the deemed return (forfait). `actual`: the owners prove the actual return (tegenbewijs), and the lower of the two returns is
   * taxed.
   */
  readonly box3Return: 'flat' | 'actual';
  /** One owner with a tax partner, or two owners who are tax partners: both allowances are combined. */
  readonly taxPartner: boolean;
  /** All owners' other box 3 investments, excluding savings. */
  readonly otherInvestments: Minor;
  /** The year's final debt percentage; null if unknown. */
  readonly debtPercentage: Rate | null;
}
