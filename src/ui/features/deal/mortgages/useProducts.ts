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
  /** Adds a product, or changes the one of this id. */
  readonly keep: (terms: MortgageTerms, id: string | null) => void;
  readonly take: (products: MortgageImport['products']) => void;
  /** Takes one away; offers to put it back. */
  readonly remove: (id: string) => void;
}

/** The person's own mortgage products, kept in the profile and so the same for every deal. */
export function useProducts(profile: Profile | null, onChange: (profile: Profile) => void): Products {
  const { newId, now } = useClock();
  const kept = profile?.mortgageProducts;
  const all = useMemo(() => Object.values(kept ?? {}).toSorted((one, other) => one.createdAt - other.createdAt), [kept]);
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
      const before = id === null ? undefined : kept?.[id];
      const product: MortgageProduct =
        before === undefined
          ? productOf(terms, { kind: 'you', quotedOn: dayOf(now()) })
          : { ...before, mid: newId(), updatedAt: now(), terms, origin: { kind: 'you', quotedOn: dayOf(now()) } };
      write({ ...kept, [product.id]: product });
    },
    take: (products) => {
      const fresh = products.map(({ terms, quotedOn }) => productOf(terms, { kind: 'import', quotedOn }));
      write({ ...kept, ...Object.fromEntries(fresh.map((product) => [product.id, product])) });
      notify({ tone: 'good', title: products.length === 1 ? '1 product added' : `${products.length} products added` });
    },
    remove: (id) => {
      const gone = kept?.[id];
      if (gone === undefined) return;
      write(Object.fromEntries(Object.entries(kept ?? {}).filter(([key]) => key !== id)));
      const notice = { tone: 'neutral', title: 'Product removed', detail: gone.terms.name } as const;
      void undoable(async () => ({ back: () => write({ ...kept }), notice }));
    },
  };
}
