import type { DataWorker } from '../../data/dataWorker.ts';
import { usePart } from './workspace.ts';

/** Commands and reads of whole deals; a data worker that did not answer reads as storage that did not, or as a deal that is not there. */
export type Deals = Pick<DataWorker, 'mutate' | 'mutateMany' | 'readDeal' | 'readDeals' | 'readDeletedDeal' | 'rescore'>;

/** The person's deals. */
export const useDeals = (): Deals => usePart('deals');
