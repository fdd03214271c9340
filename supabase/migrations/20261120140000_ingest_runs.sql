-- One row per listing the server was asked to read, successful or not: what /sync-progress shows.
-- The key holds the user, so that an id of someone else's run answers like an id that does not exist.
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

-- A finished run is a record of what happened: nobody changes it, and it goes with its user.
grant select, insert on public.ingest_runs to authenticated;

-- A session below the assurance its user asked for sees and writes nothing here.
create policy ingest_runs_second_factor on public.ingest_runs as restrictive
  for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
