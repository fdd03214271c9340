import { readSessionFields, type DeviceStorage } from './storedSession.ts';

/** The kinds of second factor: an authenticator app, a passkey, or codes by text message. The names are GoTrue's. */
export const factorTypes = ['totp', 'webauthn', 'phone'] as const;

export type FactorType = (typeof factorTypes)[number];

/** An enrolled and confirmed second factor. */
export interface Factor {
  readonly id: string;
  readonly name: string;
  readonly type: FactorType;
}

/** Whether the stored session belongs to a person with a verified second factor and has not used it. Read without using the network. */
export function lacksSecondFactor(storage: DeviceStorage): boolean {
  const session = readSessionFields(storage);
  return verifiedIn(session).length > 0 && levelOf(session?.['access_token']) === 'aal1';
}

/** The second factors that the stored session's person can use. Read without using the network. */
export const storedFactors = (storage: DeviceStorage): readonly Factor[] =>
  verifiedIn(readSessionFields(storage)).flatMap((factor) => toFactor(factor) ?? []);

/** A factor as auth-js returns it. Null if this app does not know its type. */
export function toFactor({ id, friendly_name: name, factor_type: type }: FactorFields): Factor | null {
  const known = factorTypes.find((each) => each === type);
  return typeof id === 'string' && known !== undefined ? { id, name: typeof name === 'string' ? name : '', type: known } : null;
}

interface FactorFields {
  readonly id?: unknown;
  readonly friendly_name?: unknown;
  readonly factor_type?: unknown;
  readonly status?: unknown;
}

function verifiedIn(session: Readonly<Record<string, unknown>> | null): readonly FactorFields[] {
  const user = session?.['user'];
  const factors: unknown = typeof user === 'object' && user !== null ? Reflect.get(user, 'factors') : null;
  if (!Array.isArray(factors)) return [];
  return factors.filter((factor: FactorFields | null): factor is FactorFields => factor?.status === 'verified');
}

/** The token's assurance level. The token is read without verification, only to decide what to ask the person next. */
function levelOf(token: unknown): unknown {
  if (typeof token !== 'string') return null;
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'aal') : null;
  } catch {
    return null;
  }
}
