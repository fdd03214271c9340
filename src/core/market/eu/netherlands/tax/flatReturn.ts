import { minor, roundMoney, timesMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import type { Box3Figures } from './box3Figures.ts';

/** Wealth of one person, or of tax partners combined, on 1 January. */
export interface Wealth {
  readonly assets: Minor;
  readonly debts: Minor;
  /** One person, or two tax partners, each with an allowance and a threshold. */
  readonly people: 1 | 2;
}

/** The deemed return on wealth in box 3. */
export interface FlatReturn {
  /** Assets less debts above the threshold (rendementsgrondslag). */
  readonly netAssets: Minor;
  readonly allowance: Minor;
  /** The taxed part of the deemed return, and its tax. */
  readonly taxable: Minor;
  readonly tax: Minor;
}

/**
 * The deemed return and its tax in cents: the return on assets other than savings, less the return on debts above the threshold, times the
 * part of net assets that is above the allowance. `debtReturn` matters only if debts exceed the threshold. Never negative.
 */
export function flatReturn({ assets, debts, people }: Wealth, figures: Box3Figures, debtReturn: Rate): FlatReturn {
  const counted = countedDebts({ debts, people }, figures);
  const netAssets = minor(assets - counted);
  const allowance = timesMoney(figures.allowance, people);
  const base = Math.max(0, netAssets - allowance);
  if (base === 0) return { netAssets, allowance, taxable: minor(0), tax: minor(0) };
  const perUnit = Math.max(0, (assets * figures.assetReturn - counted * debtReturn) / netAssets);
  const taxable = base * perUnit;
  return { netAssets, allowance, taxable: rounded(taxable), tax: rounded(taxable * figures.taxRate) };
}

/** Debts above the threshold, in cents; only these count. */
export const countedDebts = ({ debts, people }: Omit<Wealth, 'assets'>, { debtThreshold }: Box3Figures): Minor =>
  minor(Math.max(0, debts - timesMoney(debtThreshold, people)));

/** Rounds once to the cent without floating-point error, because a rounded return would shift the tax by a cent. */
const rounded = (amount: number): Minor => roundMoney(Number(amount.toPrecision(15)));
