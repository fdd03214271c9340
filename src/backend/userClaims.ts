/** The user on whose behalf a request acts, known only from a verified access token. */
export interface UserClaims {
  /** The user's id, a UUID. */
  readonly sub: string;
  readonly role: 'authenticated';
  /** Authenticator assurance level: "aal2" after a second factor. */
  readonly aal: string;
  readonly sessionId: string | null;
  /** When the token ends, in seconds since 1970. */
  readonly expiresAt: number;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * A verified token's payload as a user, or null. A valid signature is not enough. The project's own keys also sign tokens with the roles
 * "anon" (public) and "service_role" (above row-level security), which are not users.
 */
export function userClaims(payload: Readonly<Record<string, unknown>>): UserClaims | null {
  const { sub, role, aal, session_id: sessionId, exp } = payload;
  if (typeof sub !== 'string' || !uuid.test(sub) || role !== 'authenticated') return null;
  if (typeof exp !== 'number') return null;
  if (sessionId !== undefined && (typeof sessionId !== 'string' || !uuid.test(sessionId))) return null;
  return { sub, role, aal: typeof aal === 'string' ? aal : 'aal1', sessionId: sessionId ?? null, expiresAt: exp };
}

export const isUuid = (text: string): boolean => uuid.test(text);
