import { lawRule } from '../lawRule.ts';
import type { UsRule } from '../usRule.ts';
import { atLeast } from './loanCondition.ts';
import type { LoanCondition } from './loanCondition.ts';

/** A loan that pays cash out of a house bought and repaired. */
export type RefinanceKind = 'agency' | 'rent-cover';

export interface Seasoning {
  /** Months the owner has to be on title. */
  readonly onTitle: number;
  /** Months the loan that is paid off has to be old; 0 where it does not matter. */
  readonly firstMortgage: number;
  readonly words: string;
  readonly rule: UsRule;
}

/** How long to wait for a cash-out refinance after a purchase, by the kind of the new loan. */
export const seasoning: Readonly<Record<RefinanceKind, Seasoning>> = {
  agency: {
    onTitle: 6,
    firstMortgage: 12,
    words:
      'Fannie Mae and Freddie Mac ask for six months on title and for a first mortgage twelve months old: the six months of most guides are the rule of DSCR lenders. A cash buyer may borrow the documented cost at once (delayed financing).',
    rule: lawRule('us-agency-seasoning-2023', {
      title: 'Fannie Mae: cash-out refinance, existing first mortgage at least twelve months old since April 2023',
      url: 'https://selling-guide.fanniemae.com/sel/b2-1.3-03/cash-out-refinance-transactions',
      from: '2023-04-01',
      seen: false,
    }),
  },
  'rent-cover': {
    onTitle: 6,
    firstMortgage: 0,
    words: 'DSCR lenders ask for three to six months on title to lend on the new value, and less to lend on what it cost; six are taken.',
    rule: lawRule('us-rent-cover-seasoning', {
      title: 'Lenders on the rent alone: seasoning of a cash-out refinance, market practice and no law',
      url: 'https://dscriq.com',
      from: '2026-01-01',
      seen: true,
    }),
  },
};

/** The conditions of waiting, each met or not, in months. A first mortgage that does not exist is met where none is paid off. */
export function seasoningConditions(
  kind: RefinanceKind,
  has: { readonly onTitle: number; readonly firstMortgage: number | null },
): readonly LoanCondition[] {
  const { onTitle, firstMortgage } = seasoning[kind];
  const title = atLeast('months-on-title', has.onTitle, onTitle);
  if (has.firstMortgage === null || firstMortgage === 0) return [title];
  return [title, atLeast('months-of-first-mortgage', has.firstMortgage, firstMortgage)];
}
