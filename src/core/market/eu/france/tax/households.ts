import { addMoney, sumMoney } from '../../../../kernel/money.ts';
import { rate } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import type { TaxedHold } from '../../landlordTax.ts';
import type { TaxedHousehold } from './incomeScale.ts';
import type { FranceSettings } from './settings.ts';

/** A household that files one return, and its share of the property. */
export interface Household extends TaxedHousehold {
  readonly share: Rate;
}

/** The owners' tax households: a couple is one household with two parts, any other owner has one part. */
export function householdsOf({ owners, settings }: Pick<TaxedHold<FranceSettings>, 'owners' | 'settings'>): readonly Household[] {
  if (settings.household === 'single') return owners.map((owner) => ({ ...owner, parts: 1 }));
  const incomes = sumMoney(owners.map(({ otherIncome }) => otherIncome));
  const otherIncome = owners.length === 1 ? addMoney(incomes, settings.spouseIncome) : incomes;
  return [{ share: rate(owners.reduce((sum, { share }) => sum + share, 0)), otherIncome, parts: 2 }];
}
