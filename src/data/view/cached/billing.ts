import { readBillingState, type BillingState } from '../../../core/contracts/billingContract.ts';
import { cachedAnswer } from './cachedAnswer.ts';

/** The server's last answer about plan and subscription. */
export const { keep: cacheBilling, useKept: useCachedBilling } = cachedAnswer<BillingState>('billing', readBillingState);
