import { personIn, type AccountState } from '../../../account/account.ts';

/** Whether somebody uses the app in this browser: a person is signed in, or something of theirs is kept. */
export const isKnownHere = (state: AccountState): boolean => personIn(state) !== null || keepsSomething();

/** A browser that refuses storage keeps nothing. */
function keepsSomething(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
