import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';

/** Settings of Dutch box 3 tax, apart from the deal. */
export interface NetherlandsSettings {
  /** `flat`: the return the law presumes (forfait). `actual`: the owners prove the actual return (tegenbewijs), and the lower counts. */
  readonly box3Return: 'flat' | 'actual';
  /** One owner with a tax partner, or two owners who are tax partners: both allowances count together. */
  readonly taxPartner: boolean;
  /** Other investments in box 3 of all owners together, savings not among them. */
  readonly otherInvestments: Minor;
  /** The final percentage of debts of the year; null while unknown. */
  readonly debtPercentage: Rate | null;
}
