import type { AccountConfig, CreateClient } from './supabaseClient.ts';
import type { DeviceStorage } from './storedSession.ts';

export interface AccountOptions {
  /** `/config.json`, or the copy kept from the last visit. */
  readonly loadConfig: () => Promise<AccountConfig>;
  readonly storage: DeviceStorage;
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Only shortens the waiting: a server on this very machine answers although the browser reports no network. */
  readonly isOnline?: () => boolean;
  /** The backend when the configuration names none: the app's own origin. */
  readonly origin?: () => string;
  /** Where `storage` and `online` events arrive; the window. */
  readonly events?: EventTarget | null;
  /** Called when the server says that the account signed in here was deleted: this device forgets what the server had. */
  readonly onDeleted?: (userId: string) => void;
  readonly loadCreateClient?: () => Promise<CreateClient>;
}

/** Hands out the bearer token to rooms with requests of their own. */
export interface TokenSource {
  /**
   * A token that is still valid, refreshed when needed; null when nobody is signed in or it cannot be refreshed now. One that a server
   * `refused` is refreshed even where this device's clock trusts it.
   */
  accessToken(refused?: string | null): Promise<string | null>;
}
