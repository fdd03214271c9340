import { fromMajor, shareOf, subtractMoney, sumMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import type { LettingKind } from '../../landlordTax.ts';
import type { FranceSettings } from './settings.ts';

/** A regime with a flat allowance instead of costs, and its yearly rent limit. */
export interface MicroTerms {
  readonly limit: Minor;
  readonly allowance: Rate;
}

export const microFoncier: MicroTerms = { limit: fromMajor(15_000), allowance: percent(30) };

const microBic: MicroTerms = { limit: fromMajor(77_700), allowance: percent(50) };
const guestsUnclassified: MicroTerms = { limit: fromMajor(15_000), allowance: percent(30) };

/** The amount to which the micro-BIC limit may have been raised for 2026 to 2028; we found no text that confirms it. */
export const microBicOpenTo = fromMajor(83_600);

/** The micro-BIC terms of a furnished letting; unclassified holiday lets have a lower allowance and limit. */
export const microBicTerms = (letting: LettingKind, { classified }: Pick<FranceSettings, 'classified'>): MicroTerms =>
  letting === 'stays' && !classified ? guestsUnclassified : microBic;

/** Whether a household's total rents are within a regime's limit. */
export const isWithinLimit = (rents: readonly Minor[], { limit }: MicroTerms): boolean => sumMoney(rents) <= limit;

/** The taxable part of a rent under a flat allowance, in cents. */
export const microBase = (rent: Minor, { allowance }: Pick<MicroTerms, 'allowance'>): Minor =>
  subtractMoney(rent, shareOf(rent, allowance));
