import { factorTypes, type FactorType } from '../account/secondFactor.ts';

/** The app's configuration from `/config.json`. Parts that are not configured are empty strings. */
export interface Config {
  readonly supabaseUrl: string;
  readonly supabaseKey: string;
  /** The kinds of second factor that the accounts server offers. */
  readonly secondFactors: readonly FactorType[];
  readonly posthogKey: string;
  readonly posthogHost: string;
  /** PostHog features that are off unless the server enables them. */
  readonly posthogFlags: boolean;
  readonly posthogSurveys: boolean;
  readonly posthogRemoteConfig: boolean;
}

const storageKey = 'yardstick-config';
/** The timeout for loading the configuration, in milliseconds. Every request to the server waits for it. */
const answerWithinMs = 10_000;

/**
 * The configuration from the server, or the cached one if it does not answer. Rejects if there is no cached one either: the app is then
 * offline, not unconfigured.
 */
export async function loadConfig(): Promise<Config> {
  try {
    const response = await fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(answerWithinMs) });
    if (!response.ok) throw new TypeError(`config.json answered ${response.status}`);
    const config = readConfig(await response.json());
    localStorage.setItem(storageKey, JSON.stringify(config));
    return config;
  } catch (cause) {
    const last = localStorage.getItem(storageKey);
    if (last === null) throw cause;
    return readConfig(JSON.parse(last));
  }
}

function readConfig(body: unknown): Config {
  const fields = Object(body) as Partial<Record<keyof Config, unknown>>;
  const text = (name: keyof Config): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    supabaseUrl: text('supabaseUrl'),
    supabaseKey: text('supabaseKey'),
    secondFactors: factorTypes.filter((type) => Array.isArray(fields.secondFactors) && fields.secondFactors.includes(type)),
    posthogKey: text('posthogKey'),
    posthogHost: text('posthogHost'),
    posthogFlags: fields.posthogFlags === true,
    posthogSurveys: fields.posthogSurveys === true,
    posthogRemoteConfig: fields.posthogRemoteConfig === true,
  };
}
