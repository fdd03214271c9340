import type { Kept, KeepQuestion } from '../messages.ts';
import type { AnswerContext } from './answerContext.ts';

/** Larger pages are no listings. */
const longestPage = 10 * 1024 * 1024;

/** Stores a page until the app takes it. One that is kept again takes the place of the one before, under another id: a late receipt is for that one. */
export async function keepPage({ store, now, newUuid }: AnswerContext, question: KeepQuestion): Promise<Kept> {
  const { address, title, html, only, own, homes } = question;
  if (html.length === 0 || html.length > longestPage) return { ok: false, words: 'This page is larger than any listing and was not kept.' };
  const before = (await store.waiting()).find((page) => page.address === address && sameChoice(page.only, only));
  const page = { id: newUuid(), address, title: title.slice(0, 200), html, only, own, at: now() };
  try {
    await store.keep(page, homes);
    if (before !== undefined) await store.forget([before.id]);
  } catch {
    return {
      ok: false,
      words: 'The browser has no more room for kept pages. Open Yardstick, so that it takes those that wait, then press Keep again.',
    };
  }
  const connected = (await store.connection()) !== null;
  const homesWords = homes.length === 1 ? 'Kept.' : `${homes.length} homes kept.`;
  return {
    ok: true,
    words: connected
      ? `${homesWords} Yardstick takes ${homes.length === 1 ? 'it' : 'them'} when it is open.`
      : `${homesWords} Connect Yardstick by the button in the browser’s bar to have ${homes.length === 1 ? 'it' : 'them'} there.`,
  };
}

const sameChoice = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  JSON.stringify(one?.toSorted() ?? null) === JSON.stringify(other?.toSorted() ?? null);
