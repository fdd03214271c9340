-- Started Apify actor runs, by the URL they read: a restarted server resumes them instead of paying again. They belong to no user and last
-- only minutes.
create table private.apify_runs (
  url text primary key check (length(url) between 1 and 2000),
  run jsonb not null check (jsonb_typeof(run) = 'object'),
  begun_at timestamptz not null
);
alter table private.apify_runs enable row level security;
alter table private.apify_runs force row level security;
