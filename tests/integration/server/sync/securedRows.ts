import { sampleSharedDeal } from '../../../support/sharedDeals.ts';
import type { Owner, TableFixture } from './rowSecurity.ts';

/** A person's or a workspace's id. The ids differ only in their last digit. */
export const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
export const ada: Owner = { userId: id(1), workspaceId: id(8), emptyId: 'a0000000-0000-4000-8000-000000000001' };

export const fay: Owner = { userId: id(5), workspaceId: id(9), emptyId: 'a0000000-0000-4000-8000-000000000005' };
export const halsWorkspace = 'a0000000-0000-4000-8000-000000000006';
/** A search run for each owner. */
const runOf = (userId: string) => userId.replace(/^0/, 'b');

/** For each owner: a shared deal, a comment on it, and the other owner's shared deal. */
const postOf = (userId: string) => userId.replace(/^0/, 'c');
const commentOf = (userId: string) => userId.replace(/^0/, 'd');
const otherPost = (userId: string) => postOf(userId === id(1) ? id(5) : id(1));
/** Each owner's link to a deal, made from their workspace. */
const linkOf = (userId: string) => userId.replace(/^0/, 'e');
/** The keyed hash of each owner's address. */
const addressOf = (userId: string) => userId.replaceAll('-', '').repeat(2);
const shared = JSON.stringify(sampleSharedDeal()).replaceAll("'", "''");

/** The matrix fails for a new table until its rows are described here. */
export const fixtures: Readonly<Record<string, TableFixture>> = {
  'public.ingest_runs': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) => `insert into public.ingest_runs (user_id, id, site, url, state, steps, item_count, items)
      values ('${userId}', gen_random_uuid(), 'zoopla', '', 'saved', '[]', 0, '[]')`,
    set: 'item_count = 9',
    key: 'user_id, id',
  },
  'public.search_runs': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) => `insert into public.search_runs (user_id, id, site, url, aal, wanted, steps)
      values ('${userId}', gen_random_uuid(), 'zoopla', 'new', 'aal1', 250, '[]')`,
    set: 'wanted = 250',
    key: 'user_id, id',
  },
  'public.search_run_items': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) => `insert into public.search_run_items (user_id, run_id, listing_id, place, url, featured, extended_area, version)
      values ('${userId}', '${runOf(userId)}', '2', 2, '', false, false, 1)`,
    set: 'place = 9',
    key: 'user_id, run_id, listing_id',
  },
  'public.user_plans': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) => `insert into public.user_plans (user_id, plan) values ('${userId}', 'investor')`,
    set: "plan = 'investor'",
    key: 'user_id',
  },
  'public.subscriptions': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) => `insert into public.subscriptions (user_id, customer_id, subscription_id, status, plan, access_until)
      values ('${userId}', 'cus_new', 'sub_new', 'active', 'investor', now() + interval '1 month')`,
    set: "plan = 'investor'",
    key: 'user_id',
  },
  'private.stripe_events': {
    owned: ({ userId }) => `id = '${userId}'`,
    insert: () => `insert into private.stripe_events (id, type, created_at) values ('evt_new', 'invoice.paid', now())`,
    set: "type = 'taken'",
    key: 'id',
  },
  'public.usage_months': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) => `insert into public.usage_months (user_id, month) values ('${userId}', '2020-01-01')`,
    set: 'analyses = 0',
    key: 'user_id, month',
  },
  'private.counted_runs': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) =>
      `insert into private.counted_runs (user_id, run_id, month) values ('${userId}', gen_random_uuid(), '2020-01-01')`,
    set: 'given_back = true',
    key: 'user_id, run_id',
  },
  'private.read_listings': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) => `insert into private.read_listings (user_id, site, listing_id) values ('${userId}', 'zoopla', '2')`,
    set: 'checks = 0',
    key: 'user_id, site, listing_id',
  },
  'private.apify_runs': {
    owned: ({ userId }) => `url = '${userId}'`,
    insert: () => `insert into private.apify_runs (url, run, begun_at) values ('new', '{}', now())`,
    set: "run = '{}'",
    key: 'url',
  },
  'public.community_posts': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) => `insert into public.community_posts (user_id, client_id, name, deal)
      values ('${userId}', gen_random_uuid(), 'New', '${shared}')`,
    set: "name = 'Taken'",
    key: 'user_id, client_id',
  },
  'public.community_comments': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) => `insert into public.community_comments (user_id, client_id, post_id, name, body)
      values ('${userId}', gen_random_uuid(), '${postOf(userId)}', 'New', 'New')`,
    set: "body = 'Taken'",
    key: 'user_id, client_id',
  },
  'public.community_reports': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) => `insert into public.community_reports (user_id, post_id, comment_id, reason)
      values ('${userId}', '${postOf(userId)}', '${commentOf(userId)}', 'other')`,
    set: "reason = 'spam'",
    key: 'id',
  },
  'public.community_hidden': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) => `insert into public.community_hidden (user_id, post_id) values ('${userId}', '${otherPost(userId)}')`,
    set: 'hidden_at = now()',
    key: 'user_id, post_id',
  },
  'private.community_use': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) => `insert into private.community_use (user_id, day, kind, count) values ('${userId}', '2020-01-01', 'new', 1)`,
    set: 'count = 0',
    key: 'user_id, day, kind',
  },
  'private.moderators': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: () => 'insert into private.moderators (user_id) values (gen_random_uuid())',
    set: 'user_id = gen_random_uuid()',
    key: 'user_id',
  },
  'private.community_decisions': {
    owned: ({ userId }) => `moderator = '${userId}'`,
    insert: ({ userId }) => `insert into private.community_decisions (moderator, post_id, action, note, open_reports)
      values ('${userId}', '${postOf(userId)}', 'hide', '', 0)`,
    set: "note = 'Taken'",
    key: 'id',
  },
  'public.shared_links': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: ({ userId }) => `insert into public.shared_links (user_id, client_id, deal_id, expires_at)
      values ('${userId}', gen_random_uuid(), 'new', now() + interval '7 days')`,
    set: 'revoked_at = now()',
    key: 'user_id, client_id',
  },
  'private.shared_link_bytes': {
    owned: ({ userId }) => `link_id = '${linkOf(userId)}'`,
    insert: ({ userId }) =>
      `insert into private.shared_link_bytes (link_id, body) values ('${linkOf(userId)}', decode(repeat('00', 8192), 'hex'))`,
    set: "body = decode(repeat('00', 8192), 'hex')",
    key: 'link_id',
  },
  'private.deleted_accounts': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: () => 'insert into private.deleted_accounts (user_id) values (gen_random_uuid())',
    set: 'deleted_at = now()',
    key: 'user_id',
  },
  'private.kept_usage': {
    owned: ({ userId }) => `address = '${addressOf(userId)}'`,
    insert: () => `insert into private.kept_usage (address, month, analyses) values ('${'f'.repeat(64)}', '2026-11-01', 1)`,
    set: 'analyses = 0',
    key: 'address, month',
  },
  'sync.workspaces': {
    owned: ({ workspaceId }) => `id = '${workspaceId}'`,
    insert: () => `insert into sync.workspaces (personal_of) values ('${id(7)}')`,
    set: "name = 'taken'",
    key: 'personal_of',
  },
  'sync.workspace_members': {
    owned: ({ workspaceId }) => `workspace_id = '${workspaceId}'`,
    insert: () => `insert into sync.workspace_members (workspace_id, user_id, personal_of, role)
      values ('${halsWorkspace}', '${id(6)}', '${id(6)}', 'owner')`,
    set: "role = 'owner'",
    key: 'workspace_id, user_id',
  },
  'sync.workspace_heads': {
    owned: ({ workspaceId }) => `workspace_id = '${workspaceId}'`,
    insert: ({ emptyId }) => `insert into sync.workspace_heads (workspace_id) values ('${emptyId}')`,
    set: 'version = 7',
    key: 'workspace_id',
  },
  'sync.sync_rows': {
    owned: ({ workspaceId }) => `workspace_id = '${workspaceId}'`,
    insert: ({ workspaceId }) => `insert into sync.sync_rows (workspace_id, coll, id, version, mid, deleted, doc, clocks, size)
      values ('${workspaceId}', 'deals', 'new', 99, 'newnewnew', false, '{}', '{}', 1)`,
    set: "mid = 'takentaken'",
    key: 'workspace_id, coll, id',
  },
};

/** One row for an owner in every table. */
export const seed = (owner: Owner) => `
  insert into public.search_runs (user_id, id, site, url, aal, wanted, steps)
    values ('${owner.userId}', '${runOf(owner.userId)}', 'zoopla', 'old', 'aal1', 25, '[]');
  insert into public.search_run_items (user_id, run_id, listing_id, place, url, featured, extended_area, version)
    values ('${owner.userId}', '${runOf(owner.userId)}', '1', 1, '', false, false, 1);
  insert into sync.workspaces (id, personal_of) values ('${owner.workspaceId}', '${owner.userId}');
  insert into sync.workspace_members (workspace_id, user_id, personal_of, role)
    values ('${owner.workspaceId}', '${owner.userId}', '${owner.userId}', 'owner');
  insert into sync.workspaces (id, personal_of) values ('${owner.emptyId}', null);
  insert into sync.workspace_members (workspace_id, user_id, role) values ('${owner.emptyId}', '${owner.userId}', 'owner');
  insert into sync.workspace_heads (workspace_id, version) values ('${owner.workspaceId}', 1);
  insert into sync.sync_rows (workspace_id, coll, id, version, mid, deleted, doc, clocks, size)
    values ('${owner.workspaceId}', 'deals', 'old', 1, 'oldoldold', false, '{"secret": 1}', '{}', 1);
  insert into public.user_plans (user_id, plan) values ('${owner.userId}', 'free');
  insert into public.subscriptions (user_id, customer_id) values ('${owner.userId}', 'cus_${owner.userId.replaceAll('-', '')}');
  insert into private.stripe_events (id, type, created_at) values ('${owner.userId}', 'invoice.paid', now());
  insert into public.usage_months (user_id, month, analyses) values ('${owner.userId}', '2026-11-01', 2);
  insert into private.counted_runs (user_id, run_id, month) values ('${owner.userId}', gen_random_uuid(), '2026-11-01');
  insert into private.read_listings (user_id, site, listing_id) values ('${owner.userId}', 'zoopla', '1');
  insert into private.apify_runs (url, run, begun_at) values ('${owner.userId}', '{}', now());
  insert into private.deleted_accounts (user_id) values ('${owner.userId}');
  insert into private.kept_usage (address, month, analyses) values ('${addressOf(owner.userId)}', '2026-11-01', 1);
  insert into public.ingest_runs (user_id, id, site, url, state, steps, item_count, items)
    values ('${owner.userId}', gen_random_uuid(), 'zoopla', '', 'saved', '[]', 0, '[]');
  insert into public.community_posts (id, user_id, client_id, name, deal)
    values ('${postOf(owner.userId)}', '${owner.userId}', gen_random_uuid(), 'Old', '${shared}');
  insert into public.community_comments (id, user_id, client_id, post_id, name, body)
    values ('${commentOf(owner.userId)}', '${owner.userId}', gen_random_uuid(), '${postOf(owner.userId)}', 'Old', 'Old');
  insert into public.shared_links (id, user_id, client_id, workspace_id, deal_id, expires_at)
    values ('${linkOf(owner.userId)}', '${owner.userId}', gen_random_uuid(), '${owner.workspaceId}', 'old', now() + interval '7 days');
  insert into private.shared_link_bytes (link_id, body) values ('${linkOf(owner.userId)}', decode(repeat('01', 8192), 'hex'));
  -- A report also hides the post from the reporter.
  insert into public.community_reports (user_id, post_id, reason) values ('${owner.userId}', '${postOf(owner.userId)}', 'wrong');`;
