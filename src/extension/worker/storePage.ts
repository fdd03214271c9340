import type { Kept, SaveQuestion } from '../messages.ts';
import type { HandlerContext } from './handlerContext.ts';

/** The size limit of a page in characters. A larger page cannot be a listing. */
const longestPage = 10 * 1024 * 1024;

/**
 * Stores a page until the app receives it. Keeping it again replaces it under a new id, so that a late acknowledgement of the old
 * page does not remove the new one.
 */
export async function storePage({ store, now, newUuid }: HandlerContext, question: SaveQuestion): Promise<Kept> {
  const { address, title, html, only, own, homes } = question;
  if (html.length === 0 || html.length > longestPage)
    return { ok: false, words: 'This page is too large to be a listing, so it wasn’t kept.' };
  const before = (await store.waiting()).find((page) => page.address === address && sameChoice(page.only, only));
  const page = { id: newUuid(), address, title: title.slice(0, 200), html, only, own, at: now() };
  try {
    await store.keep(page, homes);
    if (before !== undefined) await store.forget([before.id]);
  } catch {
    return {
      ok: false,
      words: 'Browser storage is full. Open Yardstick to import the waiting pages, then press Keep again.',
    };
  }
  const connected = (await store.connection()) !== null;
  const homesWords = homes.length === 1 ? 'Kept.' : `${homes.length} listings kept.`;
  return {
    ok: true,
    words: connected
      ? `${homesWords} Open Yardstick to import ${homes.length === 1 ? 'it' : 'them'}.`
      : `${homesWords} Connect Yardstick from its icon in the browser’s toolbar to import ${homes.length === 1 ? 'it' : 'them'}.`,
  };
}

const sameChoice = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  JSON.stringify(one?.toSorted() ?? null) === JSON.stringify(other?.toSorted() ?? null);
