import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** A registered passkey. Id and public key are base64url texts. */
export interface Passkey {
  readonly id: string;
  readonly publicKey: string;
  /** The number of uses that the authenticator reports. Always 0 for a passkey that several devices share. */
  readonly counter: number;
  /** How a browser reaches the authenticator: "internal", "hybrid", "usb" and so on. */
  readonly transports: readonly string[];
}

/** The site that a passkey belongs to. `id` is its host name. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** The data stored with a challenge, against which the answer is checked. */
export interface PasskeySession extends RelyingParty {
  readonly challenge: string;
}

/** What the browser needs to ask for a passkey, in WebAuthn's JSON form, and what to check its answer against. */
export interface PasskeyChallenge {
  readonly options: object;
  readonly session: PasskeySession;
}

interface Registration {
  readonly site: RelyingParty;
  readonly user: { readonly id: string; readonly email: string };
  /** The user's other passkeys, so that one authenticator is not registered twice. */
  readonly registered: readonly Passkey[];
}

/** The request for a new passkey. It asks for no attestation, because every make of authenticator is accepted. */
export async function requestRegistration({ site, user, registered }: Registration): Promise<PasskeyChallenge> {
  const options = await generateRegistrationOptions({
    rpName: 'Yardstick',
    rpID: site.id,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.email,
    attestationType: 'none',
    excludeCredentials: registered.map(toDescriptor),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return { options, session: { ...site, challenge: options.challenge } };
}

/** The request to use one of the user's passkeys. */
export async function requestAuthentication(site: RelyingParty, registered: readonly Passkey[]): Promise<PasskeyChallenge> {
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    allowCredentials: registered.map(toDescriptor),
    userVerification: 'preferred',
  });
  return { options, session: { ...site, challenge: options.challenge } };
}

const toDescriptor = ({ id, transports }: Passkey) => ({ id, transports: [...transports] });

/** The new passkey. Null if the answer is malformed or not for this challenge and site. */
export async function readRegistration(session: PasskeySession, response: unknown): Promise<Passkey | null> {
  try {
    // The library checks every field, and throws for a wrong one.
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: session.challenge,
      expectedOrigin: session.origin,
      expectedRPID: session.id,
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: (transports ?? []).slice(0, 8) };
  } catch {
    return null;
  }
}

/** The passkey with its new counter. Null if the answer is malformed, not for this challenge and site, or signed by another key. */
export async function readAuthentication(session: PasskeySession, passkey: Passkey, response: unknown): Promise<Passkey | null> {
  const { id, publicKey, counter } = passkey;
  try {
    // The library checks every field, and throws for a wrong one or a counter that did not rise.
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: session.challenge,
      expectedOrigin: session.origin,
      expectedRPID: session.id,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: false,
    });
    return verified ? { ...passkey, counter: authenticationInfo.newCounter } : null;
  } catch {
    return null;
  }
}

/** The id of the passkey named in an answer. Null if it names none. */
export function passkeyIdOf(response: unknown): string | null {
  const id: unknown = typeof response === 'object' && response !== null ? Reflect.get(response, 'id') : null;
  return typeof id === 'string' ? id : null;
}
