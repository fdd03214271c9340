import type { BreakEven } from './breakEven.ts';
import type { WindowName, MortgageQuote } from './mortgageQuote.ts';

export type MortgageComparison =
  | { readonly kind: 'no-loan' }
  | {
      readonly kind: 'compared';
      readonly quotes: readonly MortgageQuote[];
      /**
       * The cheapest product that passes every test, for each window. For the initial period, costs are compared per month, because initial
       * periods differ in length.
       */
      readonly cheapest: Readonly<Record<WindowName, string | null>>;
      /** The break-even of every other product (`first`) with the one that is cheapest over the hold (`second`). */
      readonly breakEvens: readonly { readonly first: string; readonly second: string; readonly breakEven: BreakEven }[];
    };
