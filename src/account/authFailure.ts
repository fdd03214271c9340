export const offline: AuthFailure = { code: 'offline', message: 'Couldn’t reach the server. Check your connection and try again.' };

/**
 * Converts an error to a failure with GoTrue's own code and message. Without a response, the code is "offline". If the server failed, it is
 * "unexpected_failure", GoTrue's code for internal errors. If no client can be created, it is "not_configured".
 */
export function toAuthFailure(error: unknown): AuthFailure {
  if (!(error instanceof Error)) return { code: 'unexpected_failure', message: String(error) };
  const { code, status } = error as Error & { readonly code?: unknown; readonly status?: unknown };
  if (error.name === 'AuthRetryableFetchError') {
    return typeof status === 'number' && status > 0 ? { code: 'unexpected_failure', message: error.message } : offline;
  }
  if (error.name === 'AuthSessionMissingError') return { code: 'session_not_found', message: error.message };
  if (typeof code === 'string' && code !== '') return { code, message: error.message };
  // createClient throws a plain Error ("supabaseKey is required."). The library's own errors carry a name.
  return { code: error.name === 'Error' ? 'not_configured' : 'unexpected_failure', message: error.message };
}

export interface AuthFailure {
  /** GoTrue's error code ("invalid_credentials", "user_already_exists", "weak_password", …) or "offline". */
  readonly code: string;
  readonly message: string;
}
