import { readBillingState, type BillingState } from '../../../core/contracts/billingContract.ts';
import { keptAnswer } from './keptAnswer.ts';

/** The server's last answer on plan and subscription. */
export const { keep: keepBilling, useKept: useKeptBilling } = keptAnswer<BillingState>('billing', readBillingState);
