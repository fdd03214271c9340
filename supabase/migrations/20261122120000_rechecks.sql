-- Looking at a listing again costs no analysis: what a person had read before is free to that person, four times a day
-- each and two hundred times a day in all. It is known by listing, not by run: runs go after some weeks.
create table private.read_listings (
  user_id uuid not null references auth.users (id) on delete cascade,
  site text not null check (site in ('rightmove', 'zoopla')),
  listing_id text not null check (listing_id ~ '^[1-9][0-9]{0,11}$'),
  -- How often it was looked at again on this day (UTC, by the database's clock).
  day date,
  checks integer not null default 0 check (checks >= 0),
  primary key (user_id, site, listing_id)
);
create index read_listings_of_the_day on private.read_listings (user_id, day);
alter table private.read_listings enable row level security;
alter table private.read_listings force row level security;

-- The id in a listing's canonical address; null for any other text.
create function private.listing_in(p_url text) returns text
language sql immutable set search_path = '' as $$
  select substring(p_url from '^https://www\.(?:rightmove\.co\.uk/properties|zoopla\.co\.uk/(?:for-sale|to-rent|new-homes)/details)/([1-9][0-9]{0,11})/?$')
$$;

-- People write their own runs, so a run counts as read only where it was counted against the plan.
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

insert into private.read_listings (user_id, site, listing_id)
select r.user_id, r.site, private.listing_in(r.url) from public.ingest_runs r
join private.counted_runs c on c.user_id = r.user_id and c.run_id = r.id and not c.given_back
where r.state = 'saved' and private.listing_in(r.url) is not null
union
select r.user_id, r.site, i.listing_id from public.search_run_items i
join public.search_runs r on r.user_id = i.user_id and r.id = i.run_id where i.state = 'saved';

-- 'counted' where it was free or was counted as an analysis, 'enough' where today's free looks are used up; else as
-- count_analysis.
create function private.count_recheck(p_run uuid, p_site text, p_listing text, p_free integer) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_today date := (now() at time zone 'UTC')::date;
begin
  if v_user is null or not private.mfa_ok() then return 'forbidden'; end if;
  -- One of a person's looks after the other, so that the day's sum is exact.
  perform pg_advisory_xact_lock(hashtextextended('recheck ' || v_user::text, 0));
  if not exists (select from private.read_listings l where l.user_id = v_user and l.site = p_site and l.listing_id = p_listing) then
    return private.count_analysis(p_run, p_free);
  end if;
  if (select coalesce(sum(l.checks), 0) from private.read_listings l where l.user_id = v_user and l.day = v_today) >= 200 then return 'enough'; end if;
  update private.read_listings l set day = v_today, checks = case when l.day = v_today then l.checks + 1 else 1 end
  where l.user_id = v_user and l.site = p_site and l.listing_id = p_listing and (l.day is distinct from v_today or l.checks < 4);
  return case when found then 'counted' else 'enough' end;
end $$;

-- As before, but a listing that was read before is free here too, as long as the day's free looks last; then it is counted.
create or replace function private.add_search_cards(p jsonb, p_free integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_run public.search_runs;
  v_card jsonb;
  v_count integer;
  v_before integer;
  v_item uuid;
  v_counted text;
  v_month boolean := false;
  v_last boolean;
begin
  if not private.mfa_ok() then return to_jsonb(false); end if;
  select r.* into v_run from public.search_runs r
  where r.user_id = v_user and r.id = (p ->> 'run')::uuid and r.lease = (p ->> 'token')::uuid and r.state = 'fetching' for update;
  if not found then return to_jsonb(false); end if;
  select count(*) into v_count from public.search_run_items i where i.user_id = v_user and i.run_id = v_run.id;
  v_before := v_count;
  for v_card in select c from jsonb_array_elements(p -> 'cards') c loop
    exit when v_count >= v_run.wanted;
    continue when exists (
      select from public.search_run_items i where i.user_id = v_user and i.run_id = v_run.id and i.listing_id = v_card ->> 'listingId');
    v_item := gen_random_uuid();
    v_counted := private.count_recheck(v_item, v_run.site, v_card ->> 'listingId', p_free);
    if v_counted = 'enough' then v_counted := private.count_analysis(v_item, p_free); end if;
    if v_counted <> 'counted' then v_month := true; exit; end if;
    v_count := v_count + 1;
    insert into public.search_run_items (user_id, run_id, listing_id, id, place, url, featured, extended_area, card, version)
    values (v_user, v_run.id, v_card ->> 'listingId', v_item, v_count, v_card ->> 'url', (v_card ->> 'featured')::boolean,
      (v_card ->> 'extendedArea')::boolean, v_card -> 'card', v_run.version + 1);
  end loop;
  -- A page that brings nothing new is the last: some portals show it again and again.
  v_last := v_month or v_count >= v_run.wanted or v_count = v_before or (p ->> 'last')::boolean;
  update public.search_runs r set version = r.version + 1, lease = null, leased_until = null, page_attempts = 0,
    total = coalesce(r.total, (p ->> 'total')::integer), capped_by = case when v_month then 'month' else r.capped_by end,
    steps = private.with_step(private.with_step(r.steps, 'parsing'), 'enriching'),
    next_page = case when v_last then null else r.next_page + 1 end,
    state = case when v_count = 0 then 'failed' when v_last then 'enriching' else 'fetching' end,
    error_code = case when v_count > 0 then null when v_month then 'plan_limit' else 'no_results' end,
    error_message = case when v_count > 0 then null when v_month then p ->> 'overMessage' else p ->> 'noneMessage' end
  where r.user_id = v_user and r.id = v_run.id;
  -- Everything on the last page may have been settled before.
  perform private.close_search_run(v_user, v_run.id);
  return to_jsonb(true);
end $$;

-- Removes runs begun before that moment, and that they were counted: asked for again under the same id, a run is a new
-- one and is counted as such. What was counted stays counted. Returns how many runs went.
create function private.purge_runs(p_before timestamptz) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_gone integer;
  v_more integer;
begin
  delete from public.ingest_runs r where r.created_at < p_before;
  get diagnostics v_gone = row_count;
  -- Its listings go with it.
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
