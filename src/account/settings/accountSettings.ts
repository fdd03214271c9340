import type { Result } from '../../core/kernel/result.ts';
import type { AuthFailure } from '../authFailure.ts';
import type { Factor, FactorType } from '../secondFactor.ts';
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

/** An authenticator app waiting for its first code. `picture` is a QR code as an SVG data URL, `secret` the same secret for typing in. */
export interface NewApp {
  readonly id: string;
  readonly picture: string;
  readonly secret: string;
}

/** A code that was sent to a phone. */
export interface SentCode {
  readonly factorId: string;
  readonly challengeId: string;
}

/** The purpose of an emailed code. */
export type CodeUse = 'email' | 'signup' | 'recovery' | 'email_change';

type Done = Promise<Result<null, AuthFailure>>;

/** Second factors. Confirming one raises the session's assurance level, and from then on every sign-in needs one. */
export interface FactorSettings {
  /** The kinds that the accounts server offers and this browser can use. */
  offeredFactors(): Promise<readonly FactorType[]>;
  factors(): Promise<Result<readonly Factor[], AuthFailure>>;
  /** The factors known to the stored session. Works offline. */
  storedFactors(): readonly Factor[];
  enrolApp(name: string): Promise<Result<NewApp, AuthFailure>>;
  confirmApp(id: string, digits: string): Done;
  /** Lets the browser create a passkey. Resolves once the server has accepted it. */
  addPasskey(name: string): Done;
  /** Lets the browser use any passkey of the person. */
  confirmPasskey(id: string): Done;
  /** Adds a phone by its number in E.164 form, such as "+447700900123", and returns the factor's id. Sends no code yet. */
  enrolPhone(phone: { readonly name: string; readonly phone: string }): Promise<Result<string, AuthFailure>>;
  sendPhoneCode(id: string): Promise<Result<SentCode, AuthFailure>>;
  confirmPhone(sent: SentCode, digits: string): Done;
  removeFactor(id: string): Done;
}

/** Account actions other than signing in with a password and signing out. */
export interface AccountSettings extends FactorSettings {
  /** Sends a sign-in code by email. Creates an account for a new address. */
  sendSignInCode(email: string): Done;
  sendResetCode(email: string): Done;
  /** Signs in by code. Null for the first of the two codes that change an address, because it does not sign anyone in. */
  enterCode(code: { readonly email: string; readonly digits: string; readonly use: CodeUse }): Promise<Result<User | null, AuthFailure>>;
  /**
   * Signs in with a sign-up's code and stores the typed password again, because Supabase's auth server keeps the password of the first
   * sign-up for an address, even a stranger's. False if the code was right but the password could not be stored.
   */
  confirmSignUp(signUp: {
    readonly email: string;
    readonly digits: string;
    readonly password: string;
  }): Promise<Result<{ readonly passwordStored: boolean }, AuthFailure>>;
  /** Changes the password. If it fails with "reauthentication_needed", pass as `nonce` the code that `sendConfirmation` sends. */
  changePassword(change: { readonly password: string; readonly nonce?: string }): Done;
  sendConfirmation(): Done;
  /** Whether the email address is confirmed. Works offline. */
  isConfirmed(): boolean;
  /** Confirms the address with the code that `sendConfirmation` sends. The session continues. */
  confirmAddress(nonce: string): Done;
  /** Sends a code to the old and the new mailbox. Pass both to `enterCode`. */
  changeEmail(email: string): Done;
  /** Whether the session still needs a second factor before the server accepts it. Works offline. */
  needsSecondFactor(): boolean;
  sessions(): Promise<Result<readonly DeviceSession[], AuthFailure>>;
  endSession(id: string): Done;
  /** All of the person's data on the server, as one JSON text. */
  exportData(): Promise<Result<string, AuthFailure>>;
  /**
   * Deletes the account and with it the session. "reauthentication_needed" means that the person must sign in again first. The device is
   * not wiped.
   */
  deleteAccount(): Done;
}
