import { sampleSharedDeal } from '../../../support/sharedDeals.ts';
import type { Owner, TableFixture } from './rowSecurity.ts';

/** A person's or a workspace's id. The ids differ only in their last digit. */
export const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
/** Ada and Fay have the Investor plan. Otto has no plan. */
export const ada: Owner = { userId: id(1), workspaceId: id(8) };
export const fay: Owner = { userId: id(5), workspaceId: id(9) };
export const ottosId = id(8);

/** Ivy's personal workspace has no head yet. */
const ivysWorkspace = '90000000-0000-4000-8000-000000000009';
export const seedIvy = `
  insert into sync.workspaces (id, personal_of) values ('${ivysWorkspace}', '${id(9)}');
  insert into sync.workspace_members (workspace_id, user_id, personal_of, role) values ('${ivysWorkspace}', '${id(9)}', '${id(9)}', 'owner');`;

/** An owner's shared workspace in each state, and one in each state that has no head yet. */
const team = (userId: string) => userId.replace(/^0/, 'e');
const closedTeam = (userId: string) => userId.replace(/^0/, 'f');
/** The owner is an editor here. Its owner, Otto, has no plan. */
const lapsedTeam = (userId: string) => userId.replace(/^0/, '8');
const newTeam = (userId: string) => userId.replace(/^0/, 'a');
const newClosedTeam = (userId: string) => userId.replace(/^0/, '7');
const newLapsedTeam = (userId: string) => userId.replace(/^0/, '6');

/** An owner's shared workspaces, with the role of the owner in each. */
export const teamsOf = ({ userId }: Owner): readonly (readonly [id: string, role: 'owner' | 'editor'])[] => [
  [team(userId), 'owner'],
  [closedTeam(userId), 'owner'],
  [lapsedTeam(userId), 'editor'],
  [newTeam(userId), 'owner'],
  [newClosedTeam(userId), 'owner'],
  [newLapsedTeam(userId), 'editor'],
];

export const halsWorkspace = 'a0000000-0000-4000-8000-000000000006';
/** A search run for each owner. */
const runOf = (userId: string) => userId.replace(/^0/, 'b');

/** For each owner: a shared deal, a comment on it, and the other owner's shared deal. */
const postOf = (userId: string) => userId.replace(/^0/, 'c');
const commentOf = (userId: string) => userId.replace(/^0/, 'd');
const otherPost = (userId: string) => postOf(userId === id(1) ? id(5) : id(1));
/** Each owner's link to a deal, made from their team. */
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
  'private.workspace_invitations': {
    owned: ({ userId }) => `created_by = '${userId}'`,
    insert: ({ userId }) => `insert into private.workspace_invitations
      (workspace_id, secret_hash, role, uses_left, expires_at, created_by, invited_by)
      values ('${team(userId)}', sha256('new'), 'owner', 1, now() + interval '1 day', '${userId}', '')`,
    set: "role = 'owner'",
    key: 'id',
  },
  'private.workspace_removals': {
    owned: ({ userId }) => `workspace_id = '${team(userId)}'`,
    insert: ({ userId }) => `insert into private.workspace_removals (workspace_id, user_id) values ('${team(userId)}', '${id(3)}')`,
    set: 'removed_at = now()',
    key: 'workspace_id, user_id',
  },
  'private.workspace_audit': {
    owned: ({ userId }) => `workspace_id = '${team(userId)}'`,
    insert: ({ userId }) => `insert into private.workspace_audit (workspace_id, kind, by_name) values ('${team(userId)}', 'created', '')`,
    set: "by_name = 'taken'",
    key: 'id',
  },
  'private.workspace_devices': {
    owned: ({ userId }) => `workspace_id = '${team(userId)}'`,
    insert: ({ userId }) => `insert into private.workspace_devices (workspace_id, device_id, user_id, name)
      values ('${team(userId)}', 'device02', '${userId}', '')`,
    set: "name = 'taken'",
    key: 'workspace_id, device_id',
  },
  'private.team_preferences': {
    owned: ({ userId }) => `user_id = '${userId}'`,
    insert: () => `insert into private.team_preferences (user_id) values ('${id(3)}')`,
    set: 'mention_mail = false',
    key: 'user_id',
  },
  'private.team_mentions': {
    owned: ({ userId }) => `by_user = '${userId}'`,
    insert: ({ userId }) => `insert into private.team_mentions (workspace_id, comment_id, user_id, by_user)
      values ('${team(userId)}', 'new', '${id(3)}', '${userId}')`,
    set: 'at = now()',
    key: 'workspace_id, comment_id, user_id',
  },
  'private.team_mails': {
    owned: ({ userId }) => `queued_by = '${userId}'`,
    insert: ({ userId }) => `insert into private.team_mails (queued_by, kind, to_user, details)
      values ('${userId}', 'removed', '${id(3)}', '{}')`,
    set: "details = '{}'",
    key: 'id',
  },
  'sync.workspaces': {
    owned: ({ userId }) => `id = '${team(userId)}'`,
    insert: () => `insert into sync.workspaces (personal_of) values ('${id(7)}')`,
    set: "name = 'taken'",
    key: 'personal_of',
  },
  'sync.workspaces, personal': {
    table: 'sync.workspaces',
    owned: ({ workspaceId }) => `id = '${workspaceId}'`,
    insert: () => `insert into sync.workspaces (personal_of) values (null)`,
    set: 'closed_at = now()',
    key: 'personal_of',
  },
  'sync.workspace_members': {
    owned: ({ userId }) => `workspace_id = '${team(userId)}'`,
    insert: () => `insert into sync.workspace_members (workspace_id, user_id, personal_of, role)
      values ('${halsWorkspace}', '${id(6)}', '${id(6)}', 'owner')`,
    set: "role = 'owner'",
    key: 'workspace_id, user_id',
  },
  'sync.workspace_heads': heads(team, newTeam),
  'sync.workspace_heads, closed': heads(closedTeam, newClosedTeam),
  'sync.workspace_heads, without the plan': heads(lapsedTeam, newLapsedTeam),
  'sync.workspace_heads, another person’s': heads(
    () => ivysWorkspace,
    () => ivysWorkspace,
  ),
  'sync.sync_rows': rows(({ userId }) => team(userId), 'deals'),
  'sync.sync_rows, profile': rows(({ userId }) => team(userId), 'profiles'),
  'sync.sync_rows, closed': rows(({ userId }) => closedTeam(userId), 'deals'),
  'sync.sync_rows, without the plan': rows(({ userId }) => lapsedTeam(userId), 'deals'),
  'sync.sync_rows, personal': rows(({ workspaceId }) => workspaceId, 'deals'),
};

/** The heads of a shared workspace, and of one in the same state that has none yet. */
function heads(existing: (userId: string) => string, missing: (userId: string) => string): TableFixture {
  return {
    table: 'sync.workspace_heads',
    owned: ({ userId }) => `workspace_id = '${existing(userId)}'`,
    insert: ({ userId }) => `insert into sync.workspace_heads (workspace_id) values ('${missing(userId)}')`,
    set: 'version = 7',
    key: 'workspace_id',
  };
}

function rows(workspaceOf: (owner: Owner) => string, coll: string): TableFixture {
  return {
    table: 'sync.sync_rows',
    owned: (owner) => `workspace_id = '${workspaceOf(owner)}' and coll = '${coll}'`,
    insert: (owner) => `insert into sync.sync_rows (workspace_id, coll, id, version, mid, deleted, doc, clocks, size)
      values ('${workspaceOf(owner)}', '${coll}', 'new', 99, 'newnewnew', false, '{}', '{}', 1)`,
    set: "mid = 'takentaken'",
    key: 'workspace_id, coll, id',
  };
}

const insertRow = (workspaceId: string, coll: string, version: number): string => `
  insert into sync.sync_rows (workspace_id, coll, id, version, mid, deleted, doc, clocks, size)
    values ('${workspaceId}', '${coll}', 'old', ${version}, 'oldoldold', false, '{"secret": 1}', '{}', 1);`;

/** The owner's shared workspaces, of which those with a head have a deal. The owner of two of them is Otto. */
const seedTeams = (owner: Owner): string => {
  const { userId } = owner;
  const created = teamsOf(owner).map(
    ([workspace, role]) => `
  insert into sync.workspaces (id, personal_of) values ('${workspace}', null);
  insert into sync.workspace_members (workspace_id, user_id, role) values ('${workspace}', '${userId}', '${role}');
  ${role === 'owner' ? '' : `insert into sync.workspace_members (workspace_id, user_id, role) values ('${workspace}', '${ottosId}', 'owner');`}`,
  );
  const filled = [team, closedTeam, lapsedTeam].map(
    (workspaceOf) => `
  insert into sync.workspace_heads (workspace_id, version) values ('${workspaceOf(userId)}', 2);
  ${insertRow(workspaceOf(userId), 'deals', 1)}`,
  );
  return `${created.join('')} ${filled.join('')} ${insertRow(team(userId), 'profiles', 2)}
  update sync.workspaces set closed_at = now() where id in ('${closedTeam(userId)}', '${newClosedTeam(userId)}');
  insert into private.workspace_invitations (workspace_id, secret_hash, role, uses_left, expires_at, created_by, invited_by)
    values ('${team(userId)}', sha256('${userId}'), 'viewer', 1, now() + interval '1 day', '${userId}', '');
  insert into private.workspace_removals (workspace_id, user_id) values ('${team(userId)}', '${id(2)}');
  insert into private.workspace_audit (workspace_id, kind, by_name) values ('${team(userId)}', 'created', '');
  insert into private.workspace_devices (workspace_id, device_id, user_id, name) values ('${team(userId)}', 'device01', '${userId}', '');
  insert into private.team_preferences (user_id) values ('${userId}');
  insert into private.team_mentions (workspace_id, comment_id, user_id, by_user) values ('${team(userId)}', 'old', '${id(4)}', '${userId}');
  insert into private.team_mails (queued_by, kind, to_user, details) values ('${userId}', 'removed', '${id(4)}', '{}');`;
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
  insert into sync.workspace_heads (workspace_id, version) values ('${owner.workspaceId}', 1);
  ${insertRow(owner.workspaceId, 'deals', 1)} ${seedTeams(owner)}
  insert into public.user_plans (user_id, plan) values ('${owner.userId}', 'investor');
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
    values ('${linkOf(owner.userId)}', '${owner.userId}', gen_random_uuid(), '${team(owner.userId)}', 'old', now() + interval '7 days');
  insert into private.shared_link_bytes (link_id, body) values ('${linkOf(owner.userId)}', decode(repeat('01', 8192), 'hex'));
  -- A report also hides the post from the reporter.
  insert into public.community_reports (user_id, post_id, reason) values ('${owner.userId}', '${postOf(owner.userId)}', 'wrong');`;
