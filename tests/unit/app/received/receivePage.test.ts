import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listensMs, receivePage, type Received } from '../../../../src/app/received/receivePage.ts';

const origin = 'https://www.rightmove.co.uk';
const page = { type: 'yardstick:page', url: `${origin}/properties/1`, title: 'A house', html: '<script>1</script>' };

/** The parts of an opened window that receiving needs. */
function openedWindow() {
  const opener = { postMessage: vi.fn() };
  const hears = new Set<(event: unknown) => void>();
  const view = {
    opener,
    addEventListener: (_type: string, hear: (event: unknown) => void) => hears.add(hear),
    removeEventListener: (_type: string, hear: (event: unknown) => void) => hears.delete(hear),
  };
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    for (const hear of hears) hear({ data, origin, source: opener, ...from });
  };
  return { view: view as unknown as Window, opener, say, hears };
}

let received: Received[] = [];
const note = (one: Received) => void received.push(one);
beforeEach(() => {
  received = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('receiving a page', () => {
  it('announces that it is ready, accepts one page from its opener, and replies to that origin only', () => {
    const { view, opener, say, hears } = openedWindow();
    receivePage(view, note);
    expect(opener.postMessage).toHaveBeenCalledWith('yardstick:ready', '*');
    say(page);
    say(page);
    expect(received).toMatchObject([{ kind: 'page', page: { address: page.url } }]);
    expect(hears.size).toBe(0);
    const [first] = received;
    if (first?.kind === 'page') first.answer();
    expect(opener.postMessage).toHaveBeenLastCalledWith('yardstick:received', origin);
  });

  it('ignores other windows, and keeps listening', () => {
    const { view, say, hears } = openedWindow();
    receivePage(view, note);
    say(page, { source: {} });
    expect(received).toEqual([]);
    expect(hears.size).toBe(1);
  });

  it('refuses pages from other sites', () => {
    const { view, say } = openedWindow();
    receivePage(view, note);
    say(page, { origin: 'https://example.org' });
    expect(received).toEqual([{ kind: 'refused', why: 'foreign' }]);
  });

  it('stops listening after the time limit, and at once without an opener', () => {
    const { view, say } = openedWindow();
    receivePage(view, note);
    vi.advanceTimersByTime(listensMs);
    say(page);
    expect(received).toEqual([{ kind: 'nobody' }]);
    receivePage({ opener: null } as unknown as Window, note);
    expect(received).toEqual([{ kind: 'nobody' }, { kind: 'nobody' }]);
  });
});
