import type { Result } from '../../core/kernel/result.ts';
import type { AuthFailure } from '../authFailure.ts';
import type { User } from '../user.ts';

/** A device the person is signed in on. Times are ISO instants. */
export interface DeviceSession {
  readonly id: string;
  readonly signedInAt: string;
  readonly usedAt: string;
  readonly userAgent: string;
  readonly address: string;
  readonly usedSecondFactor: boolean;
  readonly current: boolean;
}

/** An authenticator app that was enrolled. */
export interface Factor {
  readonly id: string;
  readonly name: string;
}

/** A factor that waits for its first code. `picture` is an SVG as a data address, `secret` the same to type by hand. */
export interface NewFactor {
  readonly id: string;
  readonly picture: string;
  readonly secret: string;
}

/** What a code from the mailbox is given for. */
export type CodeUse = 'email' | 'signup' | 'recovery' | 'email_change';

type Done = Promise<Result<null, AuthFailure>>;

/** Everything a person does with their account beyond signing in with a password and out. */
export interface AccountSettings {
  /** Sends a code to sign in with; a new address gets an account. */
  sendSignInCode(email: string): Done;
  sendResetCode(email: string): Done;
  /** Signs in by the code; null for a first of two codes (change of address), which signs nobody in. */
  enterCode(code: { readonly email: string; readonly digits: string; readonly use: CodeUse }): Promise<Result<User | null, AuthFailure>>;
  /** "reauthentication_needed" asks for `nonce`, the code `sendConfirmation` sends. */
  changePassword(change: { readonly password: string; readonly nonce?: string }): Done;
  sendConfirmation(): Done;
  /** Whether the address was proved by its mailbox. No network. */
  isConfirmed(): boolean;
  /** Proves the address by the code `sendConfirmation` sends; the session goes on. */
  confirmAddress(nonce: string): Done;
  /** Sends a code to the old and the new mailbox; both are then given to `enterCode`. */
  changeEmail(email: string): Done;
  /** Whether the session still has to be raised by a second factor before the server answers it. No network. */
  needsSecondFactor(): boolean;
  factors(): Promise<Result<readonly Factor[], AuthFailure>>;
  enrolFactor(name: string): Promise<Result<NewFactor, AuthFailure>>;
  confirmFactor(id: string, digits: string): Done;
  removeFactor(id: string): Done;
  sessions(): Promise<Result<readonly DeviceSession[], AuthFailure>>;
  endSession(id: string): Done;
  /** Everything the server has of the person, as one JSON text. */
  exportData(): Promise<Result<string, AuthFailure>>;
  /** "reauthentication_needed" asks for a fresh sign-in. The session ends with the account; the device is not touched. */
  deleteAccount(): Done;
}
