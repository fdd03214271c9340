import { allocateMoney, minor, shareOf, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import { bandTax, bandTotal } from '../../../bandTax.ts';
import type { BandStart } from '../../../bandTax.ts';
import type { Disposal } from '../../../landlordRules.ts';
import type { HoldOwner } from '../../landlordTax.ts';
import type { SpainSettings } from './settings.ts';

/** The cost less depreciation for the years let, in cents. */
export const acquisitionValue = (baseCost: Minor, depreciation: Minor): Minor => minor(baseCost - depreciation);

/** Proceeds less selling costs and depreciated cost, in cents; a loss is negative. */
export const saleGain = ({ proceeds, sellingCosts, baseCost }: Omit<Disposal, 'on' | 'loan'>, depreciation: Minor): Minor =>
  minor(proceeds - sellingCosts - acquisitionValue(baseCost, depreciation));

/** The savings scale (base del ahorro), in whole euros. */
const savingsScale: readonly BandStart[] = [
  [0, 19],
  [6_000, 21],
  [50_000, 23],
  [200_000, 27],
  [300_000, 30],
];
const nonResidentRate = percent(19);

/** The tax on a gain, in cents. Each owner is taxed on their share. 0 for a loss. */
export function gainTax(gain: Minor, owners: readonly HoldOwner[], residence: SpainSettings['residence']): Minor {
  if (gain <= 0) return zeroMoney;
  const parts = allocateMoney(
    gain,
    owners.map(({ share }) => share),
  );
  const taxOf = (part: Minor): Minor =>
    residence === 'resident' ? bandTotal(bandTax(part, savingsScale)) : shareOf(part, nonResidentRate);
  return sumMoney(parts.map(taxOf));
}
