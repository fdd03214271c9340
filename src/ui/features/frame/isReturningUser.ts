import { personIn, type AccountState } from '../../../account/account.ts';

/** Whether the app has been used in this browser: a user is signed in or has stored data. */
export const isReturningUser = (state: AccountState): boolean => personIn(state) !== null || keepsSomething();

/** Whether this browser has stored data. False when the browser refuses storage. */
function keepsSomething(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
