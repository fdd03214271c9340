-- Who shares what. The tables of sync lie in a schema of their own, which the REST API does not expose: versions and
-- counters are right only when the sync server writes them under the lock of the workspace's head, as the user.

create schema sync;
grant usage on schema sync to authenticated;

-- One personal workspace each, made on first use; shared ones have nobody in personal_of.
create table sync.workspaces (
  id uuid primary key default gen_random_uuid(),
  personal_of uuid unique default auth.uid() references auth.users (id) on delete cascade,
  name text not null default '' check (length(name) <= 100),
  created_at timestamptz not null default now(),
  unique (id, personal_of)
);

create table sync.workspace_members (
  workspace_id uuid not null references sync.workspaces (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  -- Set in a personal workspace only: the key says that it is this person's, so the policy need not look there.
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

-- People see their own memberships, and everything else through them, so no policy needs a function above the law.
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

-- By column, so that nobody chooses an id: whether one is taken would tell of other people's workspaces.
grant select on sync.workspaces to authenticated;
grant insert (personal_of) on sync.workspaces to authenticated;
grant select, insert on sync.workspace_members to authenticated;
