import { timesMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import type { ItalySettings } from './settings.ts';

/** The share of IMU due under an agreed contract. */
export const agreedImuPart = 0.75;

/** Cadastral income raised by 5% and multiplied for a dwelling. */
const multiplier = 1.05 * 160;

/** A year's IMU on a home other than the owner's main one, in cents; null if the cadastral income is unknown. */
export function yearlyImu({
  cadastralIncome,
  imuRate,
  contract,
}: Pick<ItalySettings, 'cadastralIncome' | 'imuRate' | 'contract'>): Minor | null {
  if (typeof cadastralIncome !== 'number') return null;
  return timesMoney(cadastralIncome, multiplier * imuRate * (contract === 'agreed' ? agreedImuPart : 1));
}
