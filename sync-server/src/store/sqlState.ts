/** The five-character SQLSTATE of an error thrown by either driver. Null if it has none. */
export function sqlState(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

export const uniqueViolation = '23505';

/** Class 22: the data cannot be stored (a NUL character, a lone surrogate). That is the caller's fault, not the server's. */
export const isDataException = (error: unknown): boolean => sqlState(error)?.startsWith('22') ?? false;
