-- One row per listing the server was asked to read, successful or not, as shown on /sync-progress. The key includes the user, so that
-- another user's run id looks like a missing id.
create table public.ingest_runs (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null,
  site text not null check (site in ('rightmove', 'zoopla')),
  url text not null check (length(url) <= 200),
  state text not null check (state in ('queued', 'fetching', 'parsing', 'enriching', 'analysing', 'saved', 'failed')),
  steps jsonb not null check (jsonb_typeof(steps) = 'array'),
  item_count integer not null check (item_count >= 0),
  error_code text check (length(error_code) <= 40),
  error_message text check (length(error_message) <= 500),
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check ((state = 'failed') = (error_code is not null))
);

alter table public.ingest_runs enable row level security;
alter table public.ingest_runs force row level security;

create policy ingest_runs_select_own on public.ingest_runs
  for select to authenticated using (user_id = (select auth.uid()));
create policy ingest_runs_insert_own on public.ingest_runs
  for insert to authenticated with check (user_id = (select auth.uid()));

-- A finished run is a historical record: it cannot be changed, and is deleted with its user.
grant select, insert on public.ingest_runs to authenticated;

-- A session below its user's assurance level cannot read or write here.
create policy ingest_runs_second_factor on public.ingest_runs as restrictive
  for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
