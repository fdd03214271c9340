import { ratio, toPercent } from '../../kernel/rate.ts';
import type { LoanApplication } from '../rules.ts';

/** The loan to value as a fraction and as text; null without a loan. */
export function loanShare({ loan, value }: Pick<LoanApplication, 'loan' | 'value'>): { readonly of: number; readonly text: string } | null {
  const of = ratio(loan, value);
  if (of === null || loan <= 0) return null;
  return { of, text: `${Math.round(toPercent(of) * 10) / 10}%` };
}
