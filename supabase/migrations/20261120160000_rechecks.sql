-- A re-check costs no analysis. A listing that the user has read before is free for that user, up to four times a day per listing and two
-- hundred times a day in total. Tracked by listing, not by run, because runs are removed after some weeks.
create table private.read_listings (
  user_id uuid not null references auth.users (id) on delete cascade,
  site text not null check (site in ('rightmove', 'zoopla')),
  listing_id text not null check (listing_id ~ '^[1-9][0-9]{0,11}$'),
  -- How many times it was re-checked on this day (UTC, by the database's clock).
  day date,
  checks integer not null default 0 check (checks >= 0),
  primary key (user_id, site, listing_id)
);
create index read_listings_of_the_day on private.read_listings (user_id, day);
alter table private.read_listings enable row level security;
alter table private.read_listings force row level security;

-- The id in a listing's canonical URL. Null for any other text.
create function private.listing_in(p_url text) returns text
language sql immutable set search_path = '' as $$
  select substring(p_url from '^https://www\.(?:rightmove\.co\.uk/properties|zoopla\.co\.uk/(?:for-sale|to-rent|new-homes)/details)/([1-9][0-9]{0,11})/?$')
$$;

-- Users write their own runs, so a run counts as read only if it was counted against the plan.
create function private.keep_read_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'saved' and private.listing_in(new.url) is not null and exists (
    select from private.counted_runs c where c.user_id = new.user_id and c.run_id = new.id and not c.given_back)
  then
    insert into private.read_listings (user_id, site, listing_id) values (new.user_id, new.site, private.listing_in(new.url))
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger keep_read_listing after insert on public.ingest_runs for each row execute function private.keep_read_listing();

create function private.keep_read_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.read_listings (user_id, site, listing_id)
  select new.user_id, r.site, new.listing_id from public.search_runs r where r.user_id = new.user_id and r.id = new.run_id
  on conflict do nothing;
  return null;
end $$;
create trigger keep_read_item after update on public.search_run_items for each row
  when (new.state = 'saved' and old.state <> 'saved') execute function private.keep_read_item();

-- Returns 'counted' if the re-check was free or was counted as an analysis, 'enough' if today's free re-checks are used up, else the result
-- of count_analysis.
create function private.count_recheck(p_run uuid, p_site text, p_listing text, p_free integer) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_today date := (now() at time zone 'UTC')::date;
begin
  if v_user is null or not private.mfa_ok() then return 'forbidden'; end if;
  -- One re-check per user at a time, so that the day's total is exact.
  perform pg_advisory_xact_lock(hashtextextended('recheck ' || v_user::text, 0));
  if not exists (select from private.read_listings l where l.user_id = v_user and l.site = p_site and l.listing_id = p_listing) then
    return private.count_analysis(p_run, p_free);
  end if;
  if (select coalesce(sum(l.checks), 0) from private.read_listings l where l.user_id = v_user and l.day = v_today) >= 200 then return 'enough'; end if;
  update private.read_listings l set day = v_today, checks = case when l.day = v_today then l.checks + 1 else 1 end
  where l.user_id = v_user and l.site = p_site and l.listing_id = p_listing and (l.day is distinct from v_today or l.checks < 4);
  return case when found then 'counted' else 'enough' end;
end $$;

-- Removes the runs begun before the given time, and their entries in private.counted_runs. A run requested again under the same id is then
-- new, and is counted again. The monthly counts stay. Returns how many runs were removed.
create function private.purge_runs(p_before timestamptz) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_gone integer;
  v_more integer;
begin
  delete from public.ingest_runs r where r.created_at < p_before;
  get diagnostics v_gone = row_count;
  -- Its listings are deleted with it.
  delete from public.search_runs r where r.created_at < p_before;
  get diagnostics v_more = row_count;
  delete from private.counted_runs c where c.counted_at < p_before;
  return v_gone + v_more;
end $$;

create function public.count_recheck(p_run uuid, p_site text, p_listing text) returns text
language sql volatile security invoker set search_path = '' as $$ select private.count_recheck(p_run, p_site, p_listing, 3) $$;

revoke all on function private.listing_in(text), private.keep_read_listing(), private.keep_read_item(), private.purge_runs(timestamptz),
  private.count_recheck(uuid, text, text, integer) from public;
revoke all on function public.count_recheck(uuid, text, text) from public, anon;
grant execute on function private.count_recheck(uuid, text, text, integer) to authenticated;
grant execute on function public.count_recheck(uuid, text, text) to authenticated;
