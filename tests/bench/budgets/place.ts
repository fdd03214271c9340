import { launchBrowser } from '../../e2e/support/browser.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { scriptOf } from '../../e2e/support/scriptOf.ts';
import { startPostgresIfAny } from '../../support/postgresServer.ts';
import { benchBatches } from './deals.ts';

/** The product on its own server, and the scripts with which a page measures. */
export interface Place {
  readonly origin: string;
  /** The database that the server uses. */
  readonly database: 'PostgreSQL' | 'PGlite';
  /** The URL of the data worker that the product's page starts. */
  readonly dataWorker: string;
  readonly driver: string;
  readonly bareWorker: string;
  readonly bareReader: string;
  close(): Promise<void>;
}

/** Limits so high that no measurement waits for them. */
const limits = { SYNC_BURST: '100000', SYNC_PER_SECOND: '100000', AUTH_PER_ADDRESS: '10000', UNCONFIRMED_MEGABYTES: '200' };

export async function openPlace(): Promise<Place> {
  const [driver, bareWorker, bareReader] = [await pageScript('driver'), await pageScript('bareWorker'), await pageScript('bareReader')];
  const postgres = await startPostgresIfAny();
  const product = await startProduct({}, { ...limits, DATABASE_URL: postgres === null ? '' : await postgres.newDatabase() });
  const close = async (): Promise<void> => {
    await product.close();
    await postgres?.close();
  };
  try {
    const { origin } = product;
    const database = postgres === null ? 'PGlite' : 'PostgreSQL';
    return { origin, database, dataWorker: await dataWorkerOf(origin), driver, bareWorker, bareReader, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

const pageScript = (name: string): Promise<string> => scriptOf(`tests/bench/budgets/page/${name}.ts`, name);

async function dataWorkerOf(origin: string): Promise<string> {
  const browser = await launchBrowser();
  try {
    // Bypasses the product's content security policy, which forbids scripts given as text.
    const page = await browser.newPage({ bypassCSP: true });
    await page.addInitScript(`globalThis.Worker = class extends Worker {
      constructor(address, options) {
        super(address, options);
        if (options?.name === 'data') globalThis.dataWorkerAddress = String(address);
      }
    }`);
    await page.goto(`${origin}/deals`);
    const address = await page.waitForFunction<string>('globalThis.dataWorkerAddress');
    return new URL(await address.jsonValue(), origin).href;
  } finally {
    await browser.close();
  }
}

/** A user with an account on the server. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly id: string;
  readonly token: string;
}

/** A new user with `count` deals in their workspace. */
export async function newPerson(origin: string, deals: number): Promise<Person> {
  const [email, password] = [`bench-${crypto.randomUUID()}@example.test`, 'a long enough password 1'];
  const { supabaseKey } = (await (await fetch(`${origin}/config.json`)).json()) as { readonly supabaseKey: string };
  const headers = { apikey: supabaseKey, 'content-type': 'application/json' };
  const signedUp = await fetch(`${origin}/auth/v1/signup`, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  const { access_token: token, user } = (await signedUp.json()) as {
    readonly access_token: string;
    readonly user: { readonly id: string };
  };
  const authorized = { authorization: `Bearer ${token}`, 'x-yardstick-protocol': '1', 'content-type': 'application/json' };
  for (const rows of benchBatches(deals)) {
    const body = JSON.stringify({ device: 'benchdevice', rows });
    const answer = await fetch(`${origin}/sync/v1/push`, { method: 'POST', headers: authorized, body });
    const text = await answer.text();
    const { results } = JSON.parse(text) as { readonly results?: readonly { readonly status: string }[] };
    if (results?.every(({ status }) => status === 'applied') !== true) throw new Error(`A row was not applied: ${text.slice(0, 200)}`);
  }
  return { email, password, id: user.id, token };
}
