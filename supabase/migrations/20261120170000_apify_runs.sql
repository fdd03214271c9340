-- Runs of actors at Apify that were begun, by the address they read: a server that is started anew follows them on instead of
-- paying for others. Nobody's own, and of minutes only.
create table private.apify_runs (
  url text primary key check (length(url) between 1 and 2000),
  run jsonb not null check (jsonb_typeof(run) = 'object'),
  begun_at timestamptz not null
);
alter table private.apify_runs enable row level security;
alter table private.apify_runs force row level security;
