import type { IngestResponse, IngestRun } from '../../../../src/core/contracts/ingestContract.ts';
import { ingestCall, type AskedIngest } from '../../../support/ingestCall.ts';

type Answered<Body> = Promise<{ readonly status: number; readonly body: Body }>;

/** The two functions as a signed-in device calls them. */
export interface RunCalls {
  start(asked: AskedIngest): Answered<IngestResponse>;
  ask(body: Readonly<Record<string, unknown>>): Answered<IngestRun>;
  /** Polls until the run has ended. */
  ended(runId: string): Promise<IngestRun>;
  /** The events of a run's stream, until it ends. */
  stream(runId: string): Promise<Response>;
}

export function runCalls(origin: string, token: string): RunCalls {
  const post = (name: string, body: unknown, headers = {}) =>
    fetch(`${origin}/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const ask: RunCalls['ask'] = async (body) => {
    const answer = await post('ingest-run', body);
    return { status: answer.status, body: (await answer.json()) as IngestRun };
  };
  return {
    start: async (asked) => {
      const answer = await fetch(`${origin}/functions/v1/ingest-property-url`, ingestCall(token, asked));
      return { status: answer.status, body: (await answer.json()) as IngestResponse };
    },
    ask,
    ended: async (runId) => {
      for (let round = 0; round < 600; round += 1) {
        const { body } = await ask({ runId });
        if (body.state === 'saved' || body.state === 'failed') return body;
        await new Promise((resolve) => {
          setTimeout(resolve, 25);
        });
      }
      throw new Error(`The run ${runId} did not end in time`);
    },
    stream: (runId) => post('ingest-run', { runId }, { accept: 'text/event-stream' }),
  };
}

export const listingsOf = (run: IngestRun) => run.search?.listings ?? [];

/** How many of a run's listings are in each state. */
export function statesOf(run: IngestRun): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { state } of listingsOf(run)) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
