import type { AccountConfig, CreateClient } from './supabaseClient.ts';
import type { DeviceStorage } from './storedSession.ts';

export interface AccountOptions {
  /** Loads `/config.json`, or the copy cached at the last visit. */
  readonly loadConfig: () => Promise<AccountConfig>;
  readonly storage: DeviceStorage;
  readonly fetch: typeof fetch;
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Whether the browser reports a network. Used only to shorten waits, because a server on this machine responds even without one. */
  readonly isOnline?: () => boolean;
  /** The backend if the configuration names none: the app's own origin. */
  readonly origin?: () => string;
  /** Receives `storage` and `online` events. The window by default. */
  readonly events?: EventTarget | null;
  /** Called when the server reports that the account signed in here was deleted, so the device removes the server's data. */
  readonly onDeleted?: (userId: string) => void;
  readonly loadCreateClient?: () => Promise<CreateClient>;
}

/** Supplies the bearer token to modules that make their own requests. */
export interface TokenSource {
  /**
   * A valid token, refreshed when needed. Null if no one is signed in or it cannot be refreshed now. A token that a server `refused` is
   * refreshed even if this device's clock considers it valid.
   */
  accessToken(refused?: string | null): Promise<string | null>;
}
