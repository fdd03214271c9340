-- Workspaces and their members. The sync tables are in a separate schema, which the REST API does not expose. Versions and counters are
-- correct only if the sync server writes them, as the user, under the lock of the workspace's head.

create schema sync;
grant usage on schema sync to authenticated;

-- Each user has one personal workspace, created on first use. Shared workspaces have no personal_of.
create table sync.workspaces (
  id uuid primary key default gen_random_uuid(),
  personal_of uuid unique default auth.uid() references auth.users (id) on delete cascade,
  name text not null default '' check (length(name) <= 100),
  created_at timestamptz not null default now(),
  -- When an owner closed a shared workspace. It can be reopened until the nightly job deletes it.
  closed_at timestamptz,
  check (personal_of is null or closed_at is null),
  unique (id, personal_of)
);

create table sync.workspace_members (
  workspace_id uuid not null references sync.workspaces (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  -- The name shown to the other members of a shared workspace. Empty in a personal one.
  name text not null default '' check (length(name) <= 100),
  -- Set in a personal workspace only: the foreign key guarantees that it is this user's, so the policy need not check.
  personal_of uuid check (personal_of = user_id),
  created_at timestamptz not null default now(),
  primary key (workspace_id, user_id),
  foreign key (workspace_id, personal_of) references sync.workspaces (id, personal_of) on delete cascade
);
create index workspace_members_user_id_idx on sync.workspace_members (user_id);

alter table sync.workspaces enable row level security;
alter table sync.workspaces force row level security;
alter table sync.workspace_members enable row level security;
alter table sync.workspace_members force row level security;

-- Users see their own memberships, and everything else through them, so no policy needs a security definer function.
create policy workspace_members_select_own on sync.workspace_members
  for select to authenticated using (user_id = (select auth.uid()));
create policy workspace_members_insert_own_personal on sync.workspace_members
  for insert to authenticated with check (
    user_id = (select auth.uid()) and personal_of = (select auth.uid()) and role = 'owner'
  );

create policy workspaces_select_part_of on sync.workspaces
  for select to authenticated using (
    personal_of = (select auth.uid())
    or id in (select m.workspace_id from sync.workspace_members m where m.user_id = (select auth.uid()))
  );
create policy workspaces_insert_own_personal on sync.workspaces
  for insert to authenticated with check (personal_of = (select auth.uid()));

-- Granted by column, so that users cannot choose an id: whether one is taken would reveal other users' workspaces.
grant select on sync.workspaces to authenticated;
grant insert (personal_of) on sync.workspaces to authenticated;
grant select, insert on sync.workspace_members to authenticated;

-- A workspace's head is its lock: a push locks it, and every written row takes the next version in the same transaction. With a sequence or
-- a clock as the feed's cursor, devices would miss rows that commit late.
create table sync.workspace_heads (
  workspace_id uuid primary key references sync.workspaces (id) on delete cascade,
  version bigint not null default 0 check (version >= 0),
  -- Deleted rows up to this version are purged. A device below it must do a full pull.
  min_version bigint not null default 0 check (min_version >= 0 and min_version <= version),
  -- The number of rows that are not deleted, and the size of all rows.
  docs integer not null default 0 check (docs >= 0),
  bytes bigint not null default 0 check (bytes >= 0)
);

create table sync.sync_rows (
  workspace_id uuid not null references sync.workspace_heads (workspace_id) on delete cascade,
  coll text not null check (coll ~ '^[A-Za-z]{1,20}$'),
  id text not null check (id ~ '^[0-9A-Za-z_-]{1,40}$'),
  version bigint not null check (version >= 1),
  mid text not null check (mid ~ '^[0-9A-Za-z]{8,64}$'),
  deleted boolean not null,
  doc jsonb not null check (jsonb_typeof(doc) = 'object'),
  clocks jsonb not null check (jsonb_typeof(clocks) = 'object'),
  -- Bytes of doc and clocks as received, plus a little for the row.
  size integer not null check (size >= 0),
  changed_at timestamptz not null default now(),
  primary key (workspace_id, coll, id),
  unique (workspace_id, version)
);
create index sync_rows_deleted_idx on sync.sync_rows (changed_at) where deleted;

alter table sync.workspace_heads enable row level security;
alter table sync.workspace_heads force row level security;
alter table sync.sync_rows enable row level security;
alter table sync.sync_rows force row level security;

-- Why nobody may write to a shared workspace: 'closed' by an owner, or 'plan' if no owner has the Investor plan, the highest (see plan_of).
-- Null if its writers may write. In PL/pgSQL, whose plans are cached, because every push to a shared workspace calls it.
create function private.team_read_only(p_workspace uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when w.closed_at is not null then 'closed' when not exists (
      select from sync.workspace_members o where o.workspace_id = w.id and o.role = 'owner' and (
        exists (select from public.user_plans p where p.user_id = o.user_id and p.plan = 'investor')
        or exists (select from public.subscriptions s where s.user_id = o.user_id and s.plan = 'investor' and s.access_until > now()))
    ) then 'plan' end
    from sync.workspaces w where w.id = p_workspace and w.personal_of is null);
end $$;

-- Why the caller may not write to a workspace: 'gone' to anyone but a member, 'viewer', or the reason for all. Null if the caller may.
create function private.read_only_reason(p_workspace uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_role text := (select m.role from sync.workspace_members m where m.workspace_id = p_workspace and m.user_id = auth.uid());
begin
  return case when v_role is null then 'gone' when v_role = 'viewer' then 'viewer' else private.team_read_only(p_workspace) end;
end $$;
revoke all on function private.team_read_only(uuid), private.read_only_reason(uuid) from public;
grant execute on function private.read_only_reason(uuid) to authenticated;

create policy workspace_heads_select_member on sync.workspace_heads
  for select to authenticated using (
    workspace_id in (select m.workspace_id from sync.workspace_members m where m.user_id = (select auth.uid()))
  );
create policy workspace_heads_insert_writer on sync.workspace_heads
  for insert to authenticated with check (
    workspace_id in (
      select m.workspace_id from sync.workspace_members m where m.user_id = (select auth.uid())
        and (m.personal_of is not null or private.read_only_reason(m.workspace_id) is null)
    )
  );
create policy workspace_heads_update_writer on sync.workspace_heads
  for update to authenticated using (
    workspace_id in (
      select m.workspace_id from sync.workspace_members m where m.user_id = (select auth.uid())
        and (m.personal_of is not null or private.read_only_reason(m.workspace_id) is null)
    )
  ) with check (
    workspace_id in (
      select m.workspace_id from sync.workspace_members m where m.user_id = (select auth.uid())
        and (m.personal_of is not null or private.read_only_reason(m.workspace_id) is null)
    )
  );

create policy sync_rows_select_member on sync.sync_rows
  for select to authenticated using (
    workspace_id in (select m.workspace_id from sync.workspace_members m where m.user_id = (select auth.uid()))
  );
-- In a shared workspace only owners write the profile, which sets everyone's targets.
create policy sync_rows_insert_writer on sync.sync_rows
  for insert to authenticated with check (
    workspace_id in (
      select m.workspace_id from sync.workspace_members m where m.user_id = (select auth.uid())
        and (m.personal_of is not null or private.read_only_reason(m.workspace_id) is null)
    )
    and (coll <> 'profiles' or workspace_id in (
      select m.workspace_id from sync.workspace_members m where m.user_id = (select auth.uid()) and m.role = 'owner'
    ))
  );
create policy sync_rows_update_writer on sync.sync_rows
  for update to authenticated using (
    workspace_id in (
      select m.workspace_id from sync.workspace_members m where m.user_id = (select auth.uid())
        and (m.personal_of is not null or private.read_only_reason(m.workspace_id) is null)
    )
    and (coll <> 'profiles' or workspace_id in (
      select m.workspace_id from sync.workspace_members m where m.user_id = (select auth.uid()) and m.role = 'owner'
    ))
  ) with check (
    workspace_id in (
      select m.workspace_id from sync.workspace_members m where m.user_id = (select auth.uid())
        and (m.personal_of is not null or private.read_only_reason(m.workspace_id) is null)
    )
    and (coll <> 'profiles' or workspace_id in (
      select m.workspace_id from sync.workspace_members m where m.user_id = (select auth.uid()) and m.role = 'owner'
    ))
  );

-- Rows are marked as deleted, never deleted, and users cannot move min_version. Only the purge does both.
grant select, insert (workspace_id), update (version, docs, bytes) on sync.workspace_heads to authenticated;
grant select on sync.sync_rows to authenticated;
grant insert (workspace_id, coll, id, version, mid, deleted, doc, clocks, size) on sync.sync_rows to authenticated;
grant update (version, mid, deleted, doc, clocks, size, changed_at) on sync.sync_rows to authenticated;

-- Purges rows deleted before the given time from at most 50 workspaces. Returns how many were removed. A nightly job runs it, scheduled by
-- pg_cron on hosted Supabase. Users may not call it.
create function private.purge_deleted_rows(p_before timestamptz) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_workspace uuid;
  v_highest bigint;
  v_freed bigint;
  v_removed bigint;
  v_all bigint := 0;
begin
  for v_workspace in
    select r.workspace_id from sync.sync_rows r where r.deleted and r.changed_at < p_before group by 1 order by 1 limit 50
  loop
    perform 1 from sync.workspace_heads h where h.workspace_id = v_workspace for update;
    with gone as (
      delete from sync.sync_rows r where r.workspace_id = v_workspace and r.deleted and r.changed_at < p_before
      returning r.version, r.size
    )
    select max(g.version), sum(g.size), count(*) into v_highest, v_freed, v_removed from gone g;
    if v_removed > 0 then
      update sync.workspace_heads h set min_version = greatest(h.min_version, v_highest), bytes = greatest(h.bytes - v_freed, 0)
      where h.workspace_id = v_workspace;
    end if;
    v_all := v_all + v_removed;
  end loop;
  return v_all;
end $$;
revoke all on function private.purge_deleted_rows(timestamptz) from public;

-- A user with a verified second factor needs a session that used it.
create policy workspaces_mfa on sync.workspaces
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
create policy workspace_members_mfa on sync.workspace_members
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
create policy workspace_heads_mfa on sync.workspace_heads
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
create policy sync_rows_mfa on sync.sync_rows
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
