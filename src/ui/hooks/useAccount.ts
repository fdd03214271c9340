import type { Account } from '../../account/account.ts';
import { useService } from './services.ts';

/** Who is signed in, and the calls to the accounts. */
export const useAccount = (): Account => useService('account');
