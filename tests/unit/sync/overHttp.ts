import type { PushedRow } from '../../../src/core/protocol/syncRow.ts';
import type { ServerRequest } from '../../../src/sync/step/effects.ts';
import type { ServerDouble } from './simulation/serverDouble.ts';

/** The server double behind HTTP, as far as this device sees it. */
export function overHttp(server: ServerDouble, userId: string, down: { now: boolean; refusing?: boolean }): typeof fetch {
  return async (input, init) => {
    const url = new URL(typeof input === 'string' ? input : '');
    if (down.now) throw new TypeError('fetch failed');
    if (down.refusing === true) return Response.json({ code: 'unauthorized' }, { status: 401 });
    if (url.pathname.endsWith('/stream')) return new Response('', { status: 503 });
    const text = init?.body === undefined ? '{}' : await new Response(init.body).text();
    const body = JSON.parse(text) as { rows: PushedRow[]; buckets: { count: number; hash: string }[] };
    const [after, limit] = [Number(url.searchParams.get('after')), Number(url.searchParams.get('limit'))];
    const request: ServerRequest = url.pathname.endsWith('/pull')
      ? { kind: 'pull', after, limit, floor: null, atLeast: null }
      : ({ kind: url.pathname.split('/').at(-1), ...body } as ServerRequest);
    const answer = server.handle(userId, request, 500);
    if (!answer.ok) return new Response('{}', { status: answer.failure.status ?? 500 });
    return new Response(JSON.stringify(answer.body), { headers: { 'content-type': 'application/json' } });
  };
}
