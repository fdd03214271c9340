import { useCallback, useEffect, useState } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { useDeals } from '../../hooks/useDeals.ts';

interface DealDocument {
  /** Null if it is not on this device or storage did not respond; undefined while loading. */
  readonly deal: Deal | null | undefined;
  readonly stored: (deal: Deal) => void;
  readonly readAgain: () => void;
}

interface Read {
  readonly dealId: string;
  readonly deal: Deal | null;
}

/** The deal's document, re-read whenever its row changes. */
export function useDocument(dealId: string, row: DealRow | null | undefined): DealDocument {
  const deals = useDeals();
  const [read, setRead] = useState<Read>();
  const [attempt, setAttempt] = useState(0);
  const deal = read?.dealId === dealId ? read.deal : undefined;
  const wanted = row === null || row === undefined || row.revision === deal?.mid ? null : `${row.revision} ${attempt}`;
  useEffect(() => {
    if (wanted === null) return undefined;
    let left = false;
    const readIt = async () => {
      const found = await deals.readDeal(dealId);
      if (!left) setRead({ dealId, deal: found });
    };
    void readIt();
    return () => {
      left = true;
    };
  }, [deals, dealId, wanted]);
  return {
    deal: row === null ? null : deal,
    stored: useCallback((changed) => setRead({ dealId: changed.id, deal: changed }), []),
    readAgain: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
