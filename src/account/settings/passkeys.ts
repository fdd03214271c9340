import { err, type Result } from '../../core/kernel/result.ts';
import type { AuthFailure } from '../authFailure.ts';
import type { AccountClient } from '../supabaseClient.ts';
import { callAuth, callAuthForNothing, type SettingsRoom } from './callAuth.ts';

/** Whether this browser can use a passkey at this address. WebAuthn needs HTTPS or localhost, and a name instead of an IP address. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && isSecureContext && !/^\[|^\d+(\.\d+){3}$/.test(location.hostname);

/** Registers a new passkey under this name. The browser asks the person to confirm. */
export async function addPasskey(room: SettingsRoom, name: string): Promise<Result<null, AuthFailure>> {
  const enrolled = await callAuth(room, ({ auth }) => auth.mfa.enroll({ factorType: 'webauthn', friendlyName: name }));
  if (!enrolled.ok) return enrolled;
  const added = await confirmPasskey(room, enrolled.value.id);
  // Otherwise the name would be taken for five minutes, and the person could not try again at once.
  if (!added.ok) await callAuthForNothing(room, ({ auth }) => auth.mfa.unenroll({ factorId: enrolled.value.id }));
  return added;
}

/** Answers a factor's challenge with a passkey: a new one if the factor has none yet, otherwise any of the person's. */
export async function confirmPasskey(room: SettingsRoom, factorId: string): Promise<Result<null, AuthFailure>> {
  if (!canUsePasskeys()) return err(unsupported);
  const site = { rpId: location.hostname, rpOrigins: [location.origin] };
  const challenge = await callAuth(room, ({ auth }) => auth.mfa.challenge({ factorId, webauthn: site }));
  if (!challenge.ok) return challenge;
  const { id: challengeId, webauthn } = challenge.value;
  try {
    const credential =
      webauthn.type === 'create'
        ? await navigator.credentials.create({ publicKey: named(webauthn.credential_options.publicKey as CreationOptions) })
        : await navigator.credentials.get({ publicKey: webauthn.credential_options.publicKey as RequestOptions });
    if (credential === null) return err(cancelled);
    const answer = { ...site, type: webauthn.type, credential_response: credential as BrowserCredential };
    const verified = await callAuthForNothing(room, ({ auth }) => auth.mfa.verify({ factorId, challengeId, webauthn: answer }));
    return !verified.ok && refusals.has(verified.error.code) ? err(refused) : verified;
  } catch (error) {
    return err(failureOf(error));
  }
}

// auth-js has its own types for what browsers take and return: they differ from TypeScript's in optional fields and newer transports.
type CreationOptions = PublicKeyCredentialCreationOptions;
type RequestOptions = PublicKeyCredentialRequestOptions;
type BrowserCredential = Parameters<AccountClient['auth']['mfa']['webauthn']['verify']>[0]['webauthn']['credential_response'];

/** Fills in the person's name if Supabase left it empty, because browsers refuse an empty name. */
function named(options: CreationOptions): CreationOptions {
  const { user } = options;
  return { ...options, user: { ...user, name: user.name || 'Yardstick', displayName: user.displayName || user.name || 'Yardstick' } };
}

/** The failure for a browser's error, by its name in WebAuthn Level 3. */
function failureOf(error: unknown): AuthFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return { code: 'passkey_exists', message: 'This device already has a passkey for the account.' };
  if (name === 'SecurityError' || name === 'NotSupportedError') return unsupported;
  if (name === 'NotAllowedError' || name === 'AbortError') return cancelled;
  throw error;
}

const unsupported: AuthFailure = { code: 'passkey_unsupported', message: 'Passkeys don’t work in this browser or at this address.' };
const cancelled: AuthFailure = { code: 'passkey_cancelled', message: 'No passkey was used. Try again.' };
const refused: AuthFailure = { code: 'passkey_refused', message: 'The server didn’t accept this passkey. Try again, or use another one.' };

/** Supabase answers some wrong passkeys with its code for internal errors. */
const refusals: ReadonlySet<string> = new Set(['mfa_verification_failed', 'validation_failed', 'unexpected_failure']);
