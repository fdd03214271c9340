import { useLiveQuery } from 'dexie-react-hooks';
import { readBillingState, type BillingState } from '../../../core/listing/billing/billingContract.ts';
import type { ViewDb } from '../viewDb.ts';
import { keptAnswer } from './keptAnswer.ts';

const { keep, read } = keptAnswer<BillingState>('billing', readBillingState);

/** What the server last said of plan and subscription. */
export const keepBilling = keep;

/** The same, live; undefined while it is first read. */
export const useKeptBilling = (view: ViewDb): BillingState | null | undefined => useLiveQuery(() => read(view), [view]);
