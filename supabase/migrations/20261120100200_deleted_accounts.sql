-- Ids of accounts that are no more: what is left to tell their devices, and the proof that the deletion was done.
-- An id of nobody says nothing about a person. Not reachable but through the functions that use it.
create table private.deleted_accounts (
  user_id uuid primary key,
  deleted_at timestamptz not null default now()
);
alter table private.deleted_accounts enable row level security;
alter table private.deleted_accounts force row level security;
