import type { Account } from '../../account/account.ts';
import { useService } from './services.ts';

/** The account state and calls. */
export const useAccount = (): Account => useService('account');
