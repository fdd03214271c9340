import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import type { ApifyDebugRequest } from '../../../src/core/contracts/apifyContract.ts';
import { isActorName } from '../../../src/backend/apify/actors/readActors.ts';
import { isApifyId } from '../../../src/backend/apify/api/readAnswers.ts';

type Body = Readonly<Record<string, unknown>>;

/** The request read from a body. The error names the invalid field. */
export function readDebugRequest(body: Body): Result<ApifyDebugRequest, string> {
  const { ask } = body;
  if (ask === 'setup') return ok({ ask });
  const token = tokenIn(body);
  if (ask === 'schema') return named(body, (actor) => ({ ask, actor, apifyToken: token }));
  if (ask !== 'start' && ask !== 'runs' && ask !== 'run' && ask !== 'stop' && ask !== 'items')
    return err('"ask" must be setup, schema, start, runs, run, stop or items');
  if (token === null) return err('Runs need your own Apify token. Enter it first.');
  switch (ask) {
    case 'runs':
      return named(body, (actor) => ({ ask, actor, apifyToken: token }));
    case 'run':
    case 'stop':
      return isApifyId(body['runId']) ? ok({ ask, runId: body['runId'], apifyToken: token }) : err(noRun);
    case 'items': {
      const { runId } = body;
      return isApifyId(runId) ? named(body, (actor) => ({ ask, actor, runId, apifyToken: token })) : err(noRun);
    }
    case 'start':
      return readStart(body, token);
    default:
      return ask satisfies never;
  }
}

const noRun = '"runId" is not an Apify run id';

function named(body: Body, made: (actor: string) => ApifyDebugRequest): Result<ApifyDebugRequest, string> {
  const { actor } = body;
  return typeof actor === 'string' && isActorName(actor) ? ok(made(actor)) : err('"actor" is not the name of an Apify actor');
}

function readStart(body: Body, apifyToken: string): Result<ApifyDebugRequest, string> {
  const { url, maxItems, maxUsd } = body;
  if (typeof url !== 'string' || url === '') return err('"url" is missing');
  if (typeof maxItems !== 'number' || !Number.isInteger(maxItems) || maxItems < 1 || maxItems > 100)
    return err('Ask for 1 to 100 listings.');
  if (typeof maxUsd !== 'number' || !(maxUsd >= 0.01 && maxUsd <= 100)) return err('The cost limit must be between $0.01 and $100.');
  return named(body, (actor) => ({ ask: 'start', actor, url, maxItems, maxUsd, apifyToken }));
}

/** Printable characters only, because it goes into a header. */
function tokenIn(body: Body): string | null {
  const token = body['apifyToken'];
  return typeof token === 'string' && /^[!-~]{8,200}$/.test(token) ? token : null;
}
