import type { Account, AccountState, InvokeFailure } from '../../../src/account/account.ts';
import type { FeedComment, FeedPost } from '../../../src/core/community/communityFeed.ts';
import { readSharedDeal } from '../../../src/core/community/sharedDeal.ts';
import { err, ok } from '../../../src/core/kernel/result.ts';

type Body = Readonly<Record<string, unknown>>;

/** The server's behaviour for a call: it answers, accepts but loses the response, is unreachable, or rejects. */
export type Weather = 'fine' | 'lost' | 'offline' | { readonly status: number; readonly error: string };

const fine = (): Weather => 'fine';

const failure = (status: number | null, error: string): InvokeFailure => ({
  kind: status === null ? 'offline' : 'http',
  status,
  message: error,
  body: status === null ? null : { ok: false, error },
});

/** A server that stores posts by client id, as the real one does, and a signed-in user. */
export function fakeCommunityServer(userId: string) {
  let posts: readonly FeedPost[] = [];
  let state: AccountState = { kind: 'signed-in', user: { id: userId, email: 'a@example.com' } };
  let weather: (body: Body) => Weather = fine;
  const heard: Body[] = [];
  const base = { mine: true, held: false, createdAt: '2026-11-22T12:00:00.000000Z' };
  const take = (body: Body): void => {
    const clientId = String(body['clientId']);
    const has = (list: readonly { readonly clientId: string | null }[]) => list.some((one) => one.clientId === clientId);
    const deal = readSharedDeal(body['deal']);
    if (body['ask'] === 'share' && deal !== null && !has(posts))
      posts = [{ ...base, id: crypto.randomUUID(), clientId, name: String(body['name']), deal, comments: [], commentCount: 0 }, ...posts];
    if (body['ask'] === 'withdraw') posts = posts.filter((post) => post.clientId !== clientId);
    if (body['ask'] === 'hide' && body['hidden'] === true) posts = posts.filter(({ id }) => id !== body['postId']);
    if (body['ask'] !== 'comment') return;
    const comment: FeedComment = {
      ...base,
      id: crypto.randomUUID(),
      clientId,
      name: String(body['name']),
      text: String(body['text']),
      byAuthor: true,
    };
    posts = posts.map((post) =>
      post.id === body['postId'] && !has(post.comments)
        ? { ...post, comments: [...post.comments, comment], commentCount: post.commentCount + 1 }
        : post,
    );
  };
  const account: Pick<Account, 'invoke' | 'state'> = {
    state: () => state,
    invoke: async (_name, given) => {
      const body = given as Body;
      const now = weather(body);
      if (now === 'offline') return err(failure(null, 'unreachable'));
      heard.push(body);
      if (typeof now === 'object') return err(failure(now.status, now.error));
      if (body['ask'] === 'feed') return ok({ at: '2026-11-22T12:00:00.000000Z', moderator: false, posts, more: false });
      take(body);
      return now === 'lost' ? err(failure(null, 'unreachable')) : ok({ done: true });
    },
  };
  return {
    account,
    /** Everything that reached the server, in order. */
    heard,
    posts: () => posts,
    setWeather: (next: (body: Body) => Weather) => {
      weather = next;
    },
    signIn: (next: AccountState) => {
      state = next;
    },
  };
}
