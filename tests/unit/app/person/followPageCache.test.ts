import { expect, it } from 'vitest';
import { followPageCache } from '../../../../src/app/person/followPageCache.ts';

it('page cache: reports when the browser caches the page and when it is shown again, and ignores plain loads and unloads', () => {
  const page = new EventTarget();
  const turn = (type: string, persisted: boolean): void => void page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  const said: boolean[] = [];
  const stop = followPageCache(page as Window, (kept) => said.push(kept));
  turn('pageshow', false);
  turn('pagehide', true);
  turn('pageshow', true);
  turn('pagehide', false);
  expect(said).toEqual([true, false]);
  stop();
  turn('pagehide', true);
  expect(said).toEqual([true, false]);
});
