import type { Deal } from '../../core/deal/deal.ts';
import type { EvaluationResult } from '../../core/pipeline/outcome.ts';
import type { ViewDb } from './viewDb.ts';

/**
 * Stores an evaluation with its deal's row, which the data worker has already made and scored. An evaluation of an older state of the deal
 * is dropped, because the row's revision has changed. Returns whether it was stored.
 */
export function storeOutcome(view: ViewDb, deal: Deal, result: EvaluationResult): Promise<boolean> {
  return view.transaction('rw', view.rows, view.outcomes, async () => {
    const row = await view.rows.get(deal.id);
    if (row?.revision !== deal.mid) return false;
    if (result.ok) {
      const { dealHash, rulesVersion, engineVersion } = result.outcome;
      await view.outcomes.put({ dealId: deal.id, dealHash, rulesVersion, engineVersion, outcome: result.outcome });
    } else {
      await view.outcomes.delete(deal.id);
    }
    return true;
  });
}
