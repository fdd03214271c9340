import { addMoney, minor } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { solidaritySurcharge } from './solidaritySurcharge.ts';
import { splittingTax, tariffTax } from './tariff.ts';

/** The income of one tax return. */
export interface TaxReturn {
  /** A year with known figures, as returned by `figuresYear`. */
  readonly year: number;
  /** Taxable income (zu versteuerndes Einkommen); negative counts as zero. */
  readonly income: Minor;
  readonly isSplitting: boolean;
}

export interface IncomeTax {
  readonly incomeTax: Minor;
  readonly surcharge: Minor;
  /** Both taxes combined, without church tax. */
  readonly total: Minor;
}

/** Income tax and solidarity surcharge of one tax return, in cents, without child allowances and credits. */
export function incomeTax({ year, income, isSplitting }: TaxReturn): IncomeTax {
  const taxed = minor(Math.max(0, income));
  const tax = isSplitting ? splittingTax(year, taxed) : tariffTax(year, taxed);
  const surcharge = solidaritySurcharge(year, tax, isSplitting);
  return { incomeTax: tax, surcharge, total: addMoney(tax, surcharge) };
}
