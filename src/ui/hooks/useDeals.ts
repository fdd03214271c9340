import { createContext } from 'react';
import type { DataWorker } from '../../data/dataWorker.ts';
import { useRequired } from './useRequired.ts';

/** Commands and reads of whole deals; a data worker that did not answer reads as storage that did not, or as a deal that is not there. */
export type Deals = Pick<DataWorker, 'mutate' | 'mutateMany' | 'readDeal' | 'readDeals' | 'readDeletedDeal' | 'rescore'>;

export const DealsContext = createContext<Deals | null>(null);

/** The person's deals. */
export const useDeals = (): Deals => useRequired(DealsContext);
