import { readBillingState, type BillingState } from '../../../core/listing/billing/billingContract.ts';
import { keptAnswer } from './keptAnswer.ts';

/** What the server last said of plan and subscription. */
export const { keep: keepBilling, useKept: useKeptBilling } = keptAnswer<BillingState>('billing', readBillingState);
