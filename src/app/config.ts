/** What the server tells the app at `/config.json`; empty strings where a part is not configured. */
export interface Config {
  readonly supabaseUrl: string;
  readonly supabaseKey: string;
  readonly posthogKey: string;
  readonly posthogHost: string;
}

const storageKey = 'yardstick-config';

/** The configuration from the server, or the last one it gave when it does not answer. */
export async function loadConfig(): Promise<Config> {
  try {
    const response = await fetch('/config.json', { cache: 'no-store' });
    if (!response.ok) throw new TypeError(`config.json answered ${response.status}`);
    const config = readConfig(await response.json());
    localStorage.setItem(storageKey, JSON.stringify(config));
    return config;
  } catch {
    return readConfig(JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
  }
}

function readConfig(body: unknown): Config {
  const text = (name: keyof Config): string => {
    const value = typeof body === 'object' && body !== null && name in body ? (body as Record<string, unknown>)[name] : '';
    return typeof value === 'string' ? value : '';
  };
  return {
    supabaseUrl: text('supabaseUrl'),
    supabaseKey: text('supabaseKey'),
    posthogKey: text('posthogKey'),
    posthogHost: text('posthogHost'),
  };
}
