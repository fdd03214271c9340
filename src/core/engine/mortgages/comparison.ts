import type { BreakEven } from './breakEven.ts';
import type { WindowName, MortgageQuote } from './mortgageQuote.ts';

export type MortgageComparison =
  | { readonly kind: 'no-loan' }
  | {
      readonly kind: 'compared';
      readonly quotes: readonly MortgageQuote[];
      /**
       * The cheapest product that passes every test, per window. Over the fix, costs are compared per month, because fixes differ in
       * length.
       */
      readonly cheapest: Readonly<Record<WindowName, string | null>>;
      /** Every other product against the cheapest over the hold, which is `second`. */
      readonly breakEvens: readonly { readonly first: string; readonly second: string; readonly breakEven: BreakEven }[];
    };
