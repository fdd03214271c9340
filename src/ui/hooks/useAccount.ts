import { createContext } from 'react';
import type { Account } from '../../account/account.ts';
import { useRequired } from './useRequired.ts';

export const AccountContext = createContext<Account | null>(null);

/** Who is signed in, and the calls to the accounts. */
export const useAccount = (): Account => useRequired(AccountContext);
