import { describe, expect, it } from 'vitest';
import { servedBuild } from '../../../../src/app/update/servedBuild.ts';

const page = '<!doctype html><html><head><meta name="build" content="build 2" /></head></html>';

const answering = (answer: () => Response) => (): Promise<Response> => Promise.resolve().then(answer);

describe('servedBuild', () => {
  it('reads the build from the page on the server, without using the caches', async () => {
    const asked: unknown[] = [];
    const build = await servedBuild((...request) => {
      asked.push(request);
      return Promise.resolve(new Response(page));
    });
    expect(build).toBe('build 2');
    expect(asked).toEqual([['/deals', { cache: 'no-store' }]]);
  });

  it.each([
    ['the request fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server reports an error', answering(() => new Response(page, { status: 503 }))],
    ['the page is not ours', answering(() => new Response('<p>Sign in to this Wi-Fi</p>'))],
  ])('is null if %s', async (_, fetchPage) => {
    expect(await servedBuild(fetchPage)).toBeNull();
  });
});
