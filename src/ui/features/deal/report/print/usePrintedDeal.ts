import { useEffect, useState } from 'react';
import type { Deal } from '../../../../../core/deal/deal.ts';
import type { FullReport } from '../../../../../core/pipeline/outcome.ts';
import { useDeals } from '../../../../hooks/useDeals.ts';
import { useFullReport } from '../pdf/useFullReport.ts';

export type PrintedDeal =
  | { readonly kind: 'asking' }
  | { readonly kind: 'ready'; readonly full: FullReport; readonly decision: Deal['decision'] }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly message: string };

/** The full report of a stored deal, with the buyer's holdings if `holdings` is true. */
export function usePrintedDeal(dealId: string, holdings: boolean): PrintedDeal {
  const deals = useDeals();
  const fullReport = useFullReport();
  const [printed, setPrinted] = useState<PrintedDeal>({ kind: 'asking' });
  useEffect(() => {
    let left = false;
    const ask = async (): Promise<PrintedDeal> => {
      const deal = await deals.readDeal(dealId);
      if (deal === null) return { kind: 'missing' };
      const full = await fullReport(deal, { holdings });
      return full.ok ? { kind: 'ready', full: full.value, decision: deal.decision } : { kind: 'failed', message: full.error.message };
    };
    const show = async () => {
      const found = await ask();
      if (!left) setPrinted(found);
    };
    void show();
    return () => {
      left = true;
    };
  }, [deals, fullReport, dealId, holdings]);
  return printed;
}
