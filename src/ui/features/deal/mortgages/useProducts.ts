import { useMemo } from 'react';
import type { MortgageOrigin, MortgageProduct, MortgageTerms } from '../../../../core/deal/mortgageProduct.ts';
import type { Profile } from '../../../../core/deal/profile.ts';
import { dayOf } from '../../../../core/kernel/calendar.ts';
import type { MortgageImport } from '../../../../core/engine/mortgages/csv/readMortgageCsv.ts';
import { notify } from '../../../components/notice/notify.ts';
import { undoable } from '../../../components/notice/undoLast.ts';
import { useClock } from '../../../hooks/useClock.ts';

interface Products {
  readonly all: readonly MortgageProduct[];
  /** Adds a product, or changes the one with this id. */
  readonly keep: (terms: MortgageTerms, id: string | null) => void;
  readonly take: (products: MortgageImport['products']) => void;
  /** Removes a product, with undo. */
  readonly remove: (id: string) => void;
}

/** The user's own mortgage products. They are stored in the profile, so every deal shares them. */
export function useProducts(profile: Profile | null, onChange: (profile: Profile) => void): Products {
  const { newId, now } = useClock();
  const stored = profile?.mortgageProducts;
  const all = useMemo(() => Object.values(stored ?? {}).toSorted((one, other) => one.createdAt - other.createdAt), [stored]);
  const write = (products: Readonly<Record<string, MortgageProduct>>): void => {
    if (profile !== null) onChange({ ...profile, mortgageProducts: products });
  };
  const productOf = (terms: MortgageTerms, origin: MortgageOrigin): MortgageProduct => {
    const at = now();
    return { id: newId(), mid: newId(), createdAt: at, updatedAt: at, terms, origin };
  };
  return {
    all,
    keep: (terms, id) => {
      const before = id === null ? undefined : stored?.[id];
      const product: MortgageProduct =
        before === undefined
          ? productOf(terms, { kind: 'you', quotedOn: dayOf(now()) })
          : { ...before, mid: newId(), updatedAt: now(), terms, origin: { kind: 'you', quotedOn: dayOf(now()) } };
      write({ ...stored, [product.id]: product });
    },
    take: (products) => {
      const added = products.map(({ terms, quotedOn }) => productOf(terms, { kind: 'import', quotedOn }));
      write({ ...stored, ...Object.fromEntries(added.map((product) => [product.id, product])) });
      notify({ tone: 'good', title: products.length === 1 ? '1 product added' : `${products.length} products added` });
    },
    remove: (id) => {
      const removed = stored?.[id];
      if (removed === undefined) return;
      write(Object.fromEntries(Object.entries(stored ?? {}).filter(([key]) => key !== id)));
      const notice = { tone: 'neutral', title: 'Product removed', detail: removed.terms.name } as const;
      void undoable(async () => ({ back: () => write({ ...stored }), notice }));
    },
  };
}
