import type { ReadSetting } from './hostedEnv.ts';

/**
 * The project's secret key. Hosted projects set SUPABASE_SECRET_KEYS, a JSON object of named keys. Older ones set
 * SUPABASE_SERVICE_ROLE_KEY. Throws if neither is set.
 */
export function secretKeyOf(read: ReadSetting): string {
  const named = read('SUPABASE_SECRET_KEYS');
  const keys: unknown = named === undefined ? {} : JSON.parse(named);
  const values = typeof keys === 'object' && keys !== null ? Object.values(keys) : [];
  const key = values.find((value) => typeof value === 'string') ?? read('SUPABASE_SERVICE_ROLE_KEY');
  if (!key) throw new Error('SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY must be set');
  return key;
}
