import { err, ok, type Result } from '../../../core/kernel/result.ts';
import { isRecord, listOf, memberAt } from '../../../core/listing/values/member.ts';
import type { Answer, ApiFailure, ApifyApi, ApifyRun, DatasetPage } from './apifyApi.ts';
import { toApiFailure } from './toApiFailure.ts';
import { readActor, readRun, readSchema } from './readAnswers.ts';

export interface ClientSettings {
  readonly token: string;
  /** An origin that replaces api.apify.com (tests). Null for the real one. */
  readonly origin: string | null;
  readonly wait: (ms: number) => Promise<void>;
  /** Size limit of one response, in bytes. The default of 2 MB is several times a raw listing. Larger results are read in smaller pages. */
  readonly maxBytes?: number;
}

/** Pauses in milliseconds before a repeatable request is retried. Apify allows 60 requests a second to one resource. */
const pauses: readonly number[] = [500, 2_000];

/**
 * Apify's API through its official client, with one token per instance. The client's own retries are off, because it would log its errors,
 * and would repeat a start whose response was lost, which charges twice. Redirects are not followed, so the token reaches no other host.
 */
export async function createClientApi({ token, origin, wait, maxBytes = 2_000_000 }: ClientSettings): Promise<ApifyApi> {
  // Loaded on first use: most servers read listings without it.
  const { ApifyClient } = await import('apify-client');
  const client = new ApifyClient({
    token,
    ...(origin === null ? {} : { baseUrl: origin }),
    maxRetries: 0,
    timeoutSecs: 90,
    requestInterceptors: [(config) => ({ ...config, maxContentLength: maxBytes, maxRedirects: 0 })],
  });
  const again: Again = { wait, pauses };
  return {
    actor: (id) => asked(again, () => client.actor(id).get(), readActor),
    inputSchema: (buildId) => asked(again, () => client.build(buildId).get(), readSchema),
    start: (actor, input, { maxTotalChargeUsd, maxItems, timeoutSeconds }) =>
      asked(once, () => client.actor(actor).start(input, { maxTotalChargeUsd, maxItems, timeout: timeoutSeconds }), readRun),
    run: (id, waitSeconds) => asked(again, () => client.run(id).get({ waitForFinish: waitSeconds }), runOrNone),
    runs: (actor, limit) => asked(again, () => client.actor(actor).runs().list({ limit, desc: true }), readRuns),
    items: (datasetId, page) => asked(again, () => client.dataset(datasetId).listItems({ ...page, clean: true }), readPage),
    abort: (runId) =>
      asked(
        again,
        () => client.run(runId).abort(),
        () => ok(null),
      ),
  };
}

const runOrNone = (answer: unknown): Result<ApifyRun | null, ApiFailure> => (answer === undefined ? ok(null) : readRun(answer));

const readRuns = (page: unknown): Result<readonly ApifyRun[], ApiFailure> =>
  ok(
    listOf(memberAt(page, 'items')).flatMap((item) => {
      const run = readRun(item);
      return run.ok ? [run.value] : [];
    }),
  );

interface Again {
  readonly wait: (ms: number) => Promise<void>;
  readonly pauses: readonly number[];
}

const once: Again = { wait: () => Promise.resolve(), pauses: [] };

const mayPass = ({ kind }: ApiFailure): boolean => kind === 'rate-limited' || kind === 'unreachable';

/** Makes one call, retries it if that can help, and reads the response. A response of an unexpected shape becomes a failure. */
async function asked<Given, Value>(
  { wait, pauses: left }: Again,
  call: () => Promise<Given>,
  read: (answer: Given) => Result<Value, ApiFailure>,
): Answer<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return read(await call());
    } catch (thrown) {
      const failure = toApiFailure(thrown);
      const pause = left[attempt];
      if (pause === undefined || !mayPass(failure)) return err(failure);
      await wait(pause);
    }
  }
}

function readPage(page: unknown): Result<DatasetPage, ApiFailure> {
  const items = memberAt(page, 'items');
  if (!isRecord(page) || !Array.isArray(items)) return err({ kind: 'bad-answer' });
  const total = memberAt(page, 'total');
  return ok({ items: listOf(items), total: typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : null });
}
