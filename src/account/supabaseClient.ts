import type { SupabaseClient } from '@supabase/supabase-js';
import { err, ok, type Result } from '../core/kernel/result.ts';
import { offline, toAuthFailure, type AuthFailure } from './authFailure.ts';
import type { FactorType } from './secondFactor.ts';
import { sessionKey, type DeviceStorage } from './storedSession.ts';

/** The backend's address. An empty URL means the app's own origin (embedded mode). */
export interface AccountConfig {
  readonly supabaseUrl: string;
  readonly supabaseKey: string;
  /** The kinds of second factor that the accounts server offers. */
  readonly secondFactors: readonly FactorType[];
}

/** The parts of supabase-js in use: accounts and function calls, never `.from()`. */
export type AccountClient = Pick<SupabaseClient, 'auth' | 'functions'>;

export type CreateClient = (url: string, key: string, options: ClientOptions) => AccountClient;

export interface ClientOptions {
  readonly auth: {
    readonly storageKey: string;
    readonly storage: DeviceStorage;
    readonly persistSession: true;
    readonly autoRefreshToken: true;
    readonly detectSessionInUrl: false;
  };
  readonly global: { readonly fetch: typeof fetch };
}

export interface ClientSource {
  /** The client, created on the first call. A failure (offline, not configured) is not cached, so the next call retries. */
  get(): Promise<Result<AccountClient, AuthFailure>>;
}

export interface ClientSourceOptions {
  readonly loadConfig: () => Promise<AccountConfig>;
  readonly storage: DeviceStorage;
  readonly fetch: typeof fetch;
  readonly origin: () => string;
  readonly isOnline: () => boolean;
  readonly loadCreateClient: () => Promise<CreateClient>;
  /** Called once with the new client, to listen to its session events. */
  readonly onCreated: (client: AccountClient) => void;
}

export function createClientSource(options: ClientSourceOptions): ClientSource {
  let made: Promise<Result<AccountClient, AuthFailure>> | null = null;
  return {
    get: async () => {
      made ??= makeClient(options);
      const result = await made;
      if (!result.ok) made = null;
      return result;
    },
  };
}

/** Loads supabase-js, which is a separate chunk (56 kB gzip). */
export async function loadCreateClient(): Promise<CreateClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient;
}

async function makeClient(options: ClientSourceOptions): Promise<Result<AccountClient, AuthFailure>> {
  const loaded = await Promise.all([options.loadConfig(), options.loadCreateClient()]).catch(() => null);
  // Neither the configuration nor the library's chunk could be loaded, from the network or from this device.
  if (loaded === null) return err(offline);
  const [config, createClient] = loaded;
  try {
    const client = createClient(baseUrl(config, options.origin), config.supabaseKey, clientOptions(options));
    options.onCreated(client);
    return ok(client);
  } catch (thrown) {
    // Without a network, the configuration may be missing only because it has never been fetched.
    return err(options.isOnline() ? toAuthFailure(thrown) : offline);
  }
}

function clientOptions({ storage, fetch: request }: ClientSourceOptions): ClientOptions {
  return {
    // There are no sign-in links, because on iOS a link opens in Safari, not in the installed app.
    auth: { storageKey: sessionKey, storage, persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    global: { fetch: request },
  };
}

export function baseUrl(config: AccountConfig, origin: () => string): string {
  return config.supabaseUrl === '' ? origin() : config.supabaseUrl;
}
