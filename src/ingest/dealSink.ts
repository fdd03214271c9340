import type { Deal } from '../core/deal/deal.ts';
import type { EvaluationResult } from '../core/pipeline/outcome.ts';
import type { Result } from '../core/kernel/result.ts';
import type { DealCommand, MutateResult } from '../data/commands/dealCommand.ts';

/** Where ingest stores its results: the data worker's commands and the evaluation, whichever threads they run in. */
export interface DealSink {
  mutate(command: DealCommand): Promise<MutateResult>;
  findByListing(site: string, listingId: string): Promise<Deal | null>;
  /** Evaluates a stored deal and stores the outcome next to its row. */
  evaluateAndStore(deal: Deal): Promise<Result<EvaluationResult, { readonly message: string }>>;
}
