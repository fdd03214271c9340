import { readSessionFields, type DeviceStorage } from './storedSession.ts';

/** Whether the stored session belongs to a person with a verified second factor and has not used it. Read without using the network. */
export function lacksSecondFactor(storage: DeviceStorage): boolean {
  const session = readSessionFields(storage);
  const user = session?.['user'];
  const factors: unknown = typeof user === 'object' && user !== null ? Reflect.get(user, 'factors') : null;
  const verified = Array.isArray(factors) && factors.some((factor: { readonly status?: unknown } | null) => factor?.status === 'verified');
  return verified && levelOf(session?.['access_token']) === 'aal1';
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
