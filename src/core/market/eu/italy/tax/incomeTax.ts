import { minor, shareOf, sumMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { bandTax, bandTotal } from '../../../bandTax.ts';
import type { BandStart } from '../../../bandTax.ts';
import type { LettingKind } from '../../landlordTax.ts';
import type { ItalySettings } from './settings.ts';

/** IRPEF brackets for 2026, in whole euros. */
const brackets: readonly BandStart[] = [
  [0, 23],
  [28_000, 33],
  [50_000, 43],
];

const incomeTax = (income: Minor): Minor => bandTotal(bandTax(income, brackets));

/** The taxable share of the rent: costs are a flat 5%, and an agreed contract exempts 30% of the rest. */
export const rentTaxed = (letting: LettingKind, { contract }: Pick<ItalySettings, 'contract'>): Rate =>
  letting !== 'stays' && contract === 'agreed' ? percent(66.5) : percent(95);

/** The IRPEF and local surtax that an owner owes on letting income, in cents. */
export const addedIncomeTax = (income: Minor, otherIncome: Minor, localSurtax: Rate): Minor =>
  minor(incomeTax(minor(otherIncome + income)) - incomeTax(otherIncome) + shareOf(income, localSurtax));

/** The owner's half of the register tax on a lease, in cents; 0 for short lets, which are not registered. */
export function registerTax(rent: Minor, letting: LettingKind, { contract }: Pick<ItalySettings, 'contract'>): Minor {
  if (letting === 'stays') return sumMoney([]);
  return shareOf(rent, contract === 'agreed' ? percent(0.7) : percent(1));
}
