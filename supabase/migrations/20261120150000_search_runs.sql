-- A run over the listings of one portal search, with a row for each listing. Users may read both. Every change goes through a function
-- below, which locks the run's row. Users therefore cannot add uncounted listings, and an item taken by two workers is settled once.
create table public.search_runs (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null,
  site text not null check (site in ('rightmove', 'zoopla')),
  url text not null check (length(url) between 1 and 2000),
  -- The same search requested again within the hour is the same run. also_asked contains the ids of those requests.
  hour timestamptz not null default date_bin('1 hour', now(), 'epoch'),
  also_asked uuid[] not null default '{}' check (cardinality(also_asked) <= 50),
  -- The assurance level of the requesting session. Later work on the run never uses a higher level.
  aal text not null check (aal in ('aal1', 'aal2', 'aal3')),
  wanted integer not null check (wanted between 1 and 250),
  -- Why there are fewer listings than requested: the plan's limit per run, or what is left of the month's allowance.
  capped_by text check (capped_by in ('plan', 'month')),
  -- The portal's own count of results, from its first page.
  total integer check (total >= 0),
  state text not null default 'queued'
    check (state in ('queued', 'fetching', 'parsing', 'enriching', 'analysing', 'saved', 'failed', 'cancelled')),
  steps jsonb not null check (jsonb_typeof(steps) = 'array'),
  -- The page of results to read next. Null once there are enough.
  next_page integer check (next_page between 1 and 50),
  page_attempts integer not null default 0,
  lease uuid,
  leased_until timestamptz,
  not_before timestamptz not null default now(),
  -- Increases with every change to the run or its items. A reader requests changes after the version it has.
  version integer not null default 1,
  error_code text check (length(error_code) <= 40),
  error_message text check (length(error_message) <= 500),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (state <> 'failed' or error_code is not null)
);
create unique index search_runs_of_the_hour on public.search_runs (user_id, url, hour) where state not in ('failed', 'cancelled');
create index search_runs_under_way on public.search_runs (created_at) where state not in ('saved', 'failed', 'cancelled');

create table public.search_run_items (
  user_id uuid not null default auth.uid(),
  run_id uuid not null,
  listing_id text not null check (listing_id ~ '^[1-9][0-9]{0,11}$'),
  -- The id under which the listing is counted against the plan.
  id uuid not null default gen_random_uuid(),
  place integer not null check (place between 1 and 250),
  url text not null check (length(url) <= 200),
  featured boolean not null,
  extended_area boolean not null,
  state text not null default 'queued'
    check (state in ('queued', 'fetching', 'parsing', 'enriching', 'analysing', 'saved', 'failed', 'cancelled')),
  -- The listing's card on the search page. Removed once the listing is saved.
  card jsonb check (jsonb_typeof(card) = 'object'),
  item jsonb check (jsonb_typeof(item) = 'object'),
  error_code text check (length(error_code) <= 40),
  error_message text check (length(error_message) <= 500),
  attempts integer not null default 0,
  lease uuid,
  leased_until timestamptz,
  not_before timestamptz not null default now(),
  version integer not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, run_id, listing_id),
  unique (user_id, id),
  foreign key (user_id, run_id) references public.search_runs (user_id, id) on delete cascade,
  check ((state = 'failed') = (error_code is not null)),
  check ((state = 'saved') = (item is not null))
);
create index search_run_items_by_state on public.search_run_items (user_id, run_id, state, place);

alter table public.search_runs enable row level security;
alter table public.search_runs force row level security;
alter table public.search_run_items enable row level security;
alter table public.search_run_items force row level security;

create policy search_runs_select_own on public.search_runs
  for select to authenticated using (user_id = (select auth.uid()));
create policy search_runs_mfa on public.search_runs
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
create policy search_run_items_select_own on public.search_run_items
  for select to authenticated using (user_id = (select auth.uid()));
create policy search_run_items_mfa on public.search_run_items
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));

grant select on public.search_runs, public.search_run_items to authenticated;

-- The most listings one run may have, by plan.
create function private.run_share(p_user uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select case private.plan_of(p_user) when 'investor' then 250 when 'pro' then 100 else 25 end
$$;

-- The steps with p_step appended, unless they already contain it.
create function private.with_step(p_steps jsonb, p_step text) returns jsonb
language sql stable set search_path = '' as $$
  select case when p_steps @> jsonb_build_array(jsonb_build_object('step', p_step)) then p_steps
    else p_steps || jsonb_build_array(jsonb_build_object('step', p_step,
      'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end
$$;

-- A run without a page to read or an item to process is done. The caller has locked the run's row.
create function private.close_search_run(p_user uuid, p_run uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.search_runs r set state = 'saved', steps = private.with_step(r.steps, 'saved'), version = r.version + 1
  where r.user_id = p_user and r.id = p_run and r.next_page is null and r.state not in ('saved', 'failed', 'cancelled')
    and not exists (
      select from public.search_run_items i
      where i.user_id = p_user and i.run_id = p_run and i.state not in ('saved', 'failed', 'cancelled')
    );
end $$;

-- Each function below takes one object and the Free plan's monthly allowance, and acts as the caller.
--
-- {run, site, url, wanted} → {run, fresh}, or {refused: 'over' | 'forbidden' | 'other_search'}. The run with this id, or the one of the
-- same search within the hour, or a new one. Counts nothing yet: listings are counted as they are found.
create function private.open_search_run(p jsonb, p_free integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_run uuid := (p ->> 'run')::uuid;
  v_url text := p ->> 'url';
  v_there public.search_runs;
  v_share integer;
  v_wanted integer := (p ->> 'wanted')::integer;
begin
  if v_user is null or not private.mfa_ok() then return jsonb_build_object('refused', 'forbidden'); end if;
  select r.* into v_there from public.search_runs r where r.user_id = v_user and (r.id = v_run or v_run = any (r.also_asked)) limit 1;
  if found then
    if v_there.url <> v_url then return jsonb_build_object('refused', 'other_search'); end if;
    return jsonb_build_object('run', v_there.id, 'fresh', false);
  end if;
  v_share := private.run_share(v_user);
  if private.plan_of(v_user) = 'free' and p_free <= coalesce(
    (select u.analyses from public.usage_months u where u.user_id = v_user and u.month = date_trunc('month', now() at time zone 'UTC')::date), 0)
    and not exists (select from public.search_runs r where r.user_id = v_user and r.url = v_url
      and r.hour = date_bin('1 hour', now(), 'epoch') and r.state not in ('failed', 'cancelled'))
  then return jsonb_build_object('refused', 'over'); end if;
  insert into public.search_runs (user_id, id, site, url, aal, wanted, capped_by, steps, next_page)
  values (v_user, v_run, p ->> 'site', v_url, coalesce(auth.jwt() ->> 'aal', 'aal1'), least(v_wanted, v_share),
    case when v_wanted > v_share then 'plan' end, private.with_step('[]', 'queued'), 1)
  on conflict (user_id, url, hour) where state not in ('failed', 'cancelled') do nothing;
  if found then return jsonb_build_object('run', v_run, 'fresh', true); end if;
  update public.search_runs r set also_asked = (array_append(r.also_asked, v_run))[greatest(1, cardinality(r.also_asked) - 48):]
  where r.user_id = v_user and r.url = v_url and r.hour = date_bin('1 hour', now(), 'epoch') and r.state not in ('failed', 'cancelled')
  returning r.id into v_run;
  return jsonb_build_object('run', v_run, 'fresh', false);
exception when unique_violation then
  -- The same id was requested twice at once.
  return jsonb_build_object('run', v_run, 'fresh', false);
end $$;

-- {run, after} → the run with its items that changed after that version. Null if it is not the caller's.
create function private.read_search_run(p jsonb, p_free integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'site', r.site, 'url', r.url, 'state', r.state, 'steps', r.steps, 'wanted', r.wanted, 'cappedBy', r.capped_by,
    'total', r.total, 'version', r.version, 'errorCode', r.error_code, 'errorMessage', r.error_message,
    'counts', (select coalesce(jsonb_object_agg(c.state, c.many), '{}') from (
      select i.state, count(*) as many from public.search_run_items i where i.user_id = r.user_id and i.run_id = r.id group by 1) c),
    'listings', (select coalesce(jsonb_agg(jsonb_build_object(
        'place', i.place, 'listingId', i.listing_id, 'url', i.url, 'featured', i.featured, 'extendedArea', i.extended_area,
        'state', i.state, 'address', coalesce(i.item, i.card) -> 'facts' ->> 'address', 'item', i.item,
        'errorCode', i.error_code, 'errorMessage', i.error_message) order by i.place), '[]')
      from public.search_run_items i
      where i.user_id = r.user_id and i.run_id = r.id and i.version > coalesce((p ->> 'after')::integer, 0)))
  from public.search_runs r
  where r.user_id = auth.uid() and (r.id = (p ->> 'run')::uuid or (p ->> 'run')::uuid = any (r.also_asked))
  order by r.id = (p ->> 'run')::uuid desc limit 1
$$;

-- {run, token, seconds} → {page, attempts}: the page of results to read, leased to this token. Null if there is none to read now.
create function private.take_search_page(p jsonb, p_free integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_taken jsonb;
begin
  if not private.mfa_ok() then return null; end if;
  update public.search_runs r set lease = (p ->> 'token')::uuid, leased_until = now() + make_interval(secs => (p ->> 'seconds')::integer),
    page_attempts = r.page_attempts + 1, state = 'fetching', steps = private.with_step(r.steps, 'fetching'), version = r.version + 1
  where r.user_id = auth.uid() and r.id = (p ->> 'run')::uuid and r.next_page is not null and r.state in ('queued', 'fetching')
    and r.not_before <= now() and (r.leased_until is null or r.leased_until <= now())
  returning jsonb_build_object('page', r.next_page, 'attempts', r.page_attempts) into v_taken;
  return v_taken;
end $$;

-- {run, token, seconds}: the page was not available. It is retried after this many seconds.
create function private.put_off_search_page(p jsonb, p_free integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.search_runs r set lease = null, leased_until = null, version = r.version + 1,
    not_before = now() + make_interval(secs => least((p ->> 'seconds')::integer, 3600))
  where r.user_id = auth.uid() and r.id = (p ->> 'run')::uuid and r.lease = (p ->> 'token')::uuid and private.mfa_ok();
  return to_jsonb(found);
end $$;

-- {run, token, total, last, cards: [{listingId, url, featured, extendedArea, card}]}: the listings of a page, each once in the run and each
-- counted against the plan as it is added. One that was read before is free, within the day's free re-checks. True if they were added,
-- false if the lease was lost.
create function private.add_search_cards(p jsonb, p_free integer) returns jsonb
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
  -- A page without new listings is the last: some portals repeat it.
  v_last := v_month or v_count >= v_run.wanted or v_count = v_before or (p ->> 'last')::boolean;
  update public.search_runs r set version = r.version + 1, lease = null, leased_until = null, page_attempts = 0,
    total = coalesce(r.total, (p ->> 'total')::integer), capped_by = case when v_month then 'month' else r.capped_by end,
    steps = private.with_step(private.with_step(r.steps, 'parsing'), 'enriching'),
    next_page = case when v_last then null else r.next_page + 1 end,
    state = case when v_count = 0 then 'failed' when v_last then 'enriching' else 'fetching' end,
    error_code = case when v_count > 0 then null when v_month then 'plan_limit' else 'no_results' end,
    error_message = case when v_count > 0 then null when v_month then p ->> 'overMessage' else p ->> 'noneMessage' end
  where r.user_id = v_user and r.id = v_run.id;
  -- Everything on the last page may already have been settled.
  perform private.close_search_run(v_user, v_run.id);
  return to_jsonb(true);
end $$;

-- {run, token, code, message}: no further page can be read. Without listings the run has failed. Otherwise it continues.
create function private.end_search_pages(p jsonb, p_free integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_run uuid;
begin
  update public.search_runs r set version = r.version + 1, lease = null, leased_until = null, next_page = null,
    error_code = p ->> 'code', error_message = p ->> 'message',
    state = case when exists (select from public.search_run_items i where i.user_id = v_user and i.run_id = r.id) then 'enriching' else 'failed' end
  where r.user_id = v_user and r.id = (p ->> 'run')::uuid and r.lease = (p ->> 'token')::uuid and r.state = 'fetching' and private.mfa_ok()
  returning r.id into v_run;
  if v_run is not null then perform private.close_search_run(v_user, v_run); end if;
  return to_jsonb(v_run is not null);
end $$;

-- {run, token, count, seconds} → [{id, listingId, url, card, attempts}]: listings to process, leased to this token. A listing that was
-- leased five times and never settled is assumed to crash its worker, so it fails.
create function private.take_run_items(p jsonb, p_free integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_run uuid := (p ->> 'run')::uuid;
  v_version integer;
  v_taken jsonb;
begin
  if not private.mfa_ok() then return '[]'; end if;
  perform 1 from public.search_run_items i
  where i.user_id = v_user and i.run_id = v_run and (i.state = 'queued' and i.not_before <= now() or i.state = 'fetching' and i.leased_until <= now());
  if not found then return '[]'; end if;
  update public.search_runs r set version = r.version + 1
  where r.user_id = v_user and r.id = v_run and r.state in ('fetching', 'enriching') returning r.version into v_version;
  if not found then return '[]'; end if;
  update public.search_run_items i set state = 'failed', error_code = 'internal', error_message = p ->> 'poisonMessage', version = v_version
  where i.user_id = v_user and i.run_id = v_run and i.state = 'fetching' and i.leased_until <= now() and i.attempts >= 5;
  if found then
    perform private.give_back_analysis(i.id) from public.search_run_items i
    where i.user_id = v_user and i.run_id = v_run and i.state = 'failed' and i.version = v_version;
    perform private.close_search_run(v_user, v_run);
  end if;
  with taken as (
    update public.search_run_items i set state = 'fetching', lease = (p ->> 'token')::uuid, attempts = i.attempts + 1, version = v_version,
      leased_until = now() + make_interval(secs => (p ->> 'seconds')::integer), updated_at = now()
    where i.user_id = v_user and i.run_id = v_run and i.listing_id in (
      select n.listing_id from public.search_run_items n
      where n.user_id = v_user and n.run_id = v_run
        and (n.state = 'queued' and n.not_before <= now() or n.state = 'fetching' and n.leased_until <= now())
      order by n.place limit least((p ->> 'count')::integer, 20))
    returning i.*)
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'listingId', t.listing_id, 'url', t.url, 'card', t.card, 'attempts', t.attempts)
    order by t.place), '[]') into v_taken from taken t;
  return v_taken;
end $$;

-- {run, id, token, state: 'saved' | 'failed' | 'queued', item, code, message, seconds}: the result for one listing. False, with no effect,
-- if the lease was lost: another worker has the listing, or it was cancelled.
create function private.settle_run_item(p jsonb, p_free integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_run uuid := (p ->> 'run')::uuid;
  v_version integer;
begin
  if not private.mfa_ok() then return to_jsonb(false); end if;
  select r.version + 1 into v_version from public.search_runs r
  where r.user_id = v_user and r.id = v_run and r.state in ('fetching', 'enriching') for update;
  if not found then return to_jsonb(false); end if;
  update public.search_run_items i set state = p ->> 'state', version = v_version, updated_at = now(), lease = null, leased_until = null,
    item = case when p ->> 'state' = 'saved' then p -> 'item' end, card = case when p ->> 'state' = 'saved' then null else i.card end,
    error_code = case when p ->> 'state' = 'failed' then p ->> 'code' end,
    error_message = case when p ->> 'state' = 'failed' then p ->> 'message' end,
    not_before = case when p ->> 'state' = 'queued' then now() + make_interval(secs => least((p ->> 'seconds')::integer, 3600)) else i.not_before end
  where i.user_id = v_user and i.run_id = v_run and i.id = (p ->> 'id')::uuid and i.state = 'fetching' and i.lease = (p ->> 'token')::uuid
    and p ->> 'state' in ('saved', 'failed', 'queued');
  if not found then return to_jsonb(false); end if;
  update public.search_runs r set version = v_version where r.user_id = v_user and r.id = v_run;
  if p ->> 'state' = 'failed' then perform private.give_back_analysis((p ->> 'id')::uuid); end if;
  perform private.close_search_run(v_user, v_run);
  return to_jsonb(true);
end $$;

-- {run}: stops fetching and refunds unread listings. Listings already read stay.
create function private.cancel_search_run(p jsonb, p_free integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_run uuid := (p ->> 'run')::uuid;
  v_version integer;
begin
  if not private.mfa_ok() then return to_jsonb(false); end if;
  update public.search_runs r set state = 'cancelled', next_page = null, lease = null, leased_until = null, version = r.version + 1
  where r.user_id = v_user and r.id = v_run and r.state not in ('saved', 'failed', 'cancelled') returning r.version into v_version;
  if not found then return to_jsonb(false); end if;
  update public.search_run_items i set state = 'cancelled', lease = null, leased_until = null, version = v_version, updated_at = now()
  where i.user_id = v_user and i.run_id = v_run and i.state not in ('saved', 'failed');
  perform private.give_back_analysis(i.id) from public.search_run_items i
  where i.user_id = v_user and i.run_id = v_run and i.state = 'cancelled';
  return to_jsonb(true);
end $$;

-- {run} → the number of listings requeued. Requeues only the failed listings of a finished run, and counts each one again.
create function private.retry_search_run(p jsonb, p_free integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_run public.search_runs;
  v_item uuid;
  v_again integer := 0;
begin
  if not private.mfa_ok() then return to_jsonb(0); end if;
  select r.* into v_run from public.search_runs r
  where r.user_id = v_user and r.id = (p ->> 'run')::uuid and r.state in ('saved', 'enriching', 'fetching') for update;
  if not found then return to_jsonb(0); end if;
  for v_item in
    select i.id from public.search_run_items i where i.user_id = v_user and i.run_id = v_run.id and i.state = 'failed' order by i.place
  loop
    if private.count_analysis(v_item, p_free) <> 'counted' then
      update public.search_runs r set capped_by = 'month' where r.user_id = v_user and r.id = v_run.id;
      exit;
    end if;
    v_again := v_again + 1;
    update public.search_run_items i set state = 'queued', error_code = null, error_message = null, attempts = 0, not_before = now(),
      version = v_run.version + 1, updated_at = now()
    where i.user_id = v_user and i.id = v_item;
  end loop;
  if v_again > 0 then
    update public.search_runs r set version = r.version + 1, state = case r.state when 'saved' then 'enriching' else r.state end,
      steps = (select coalesce(jsonb_agg(s), '[]') from jsonb_array_elements(r.steps) s where s ->> 'step' <> 'saved')
    where r.user_id = v_user and r.id = v_run.id;
  end if;
  return to_jsonb(v_again);
end $$;

-- The REST API exposes schema public only.
create function public.open_search_run(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.open_search_run(p, 3) $$;
create function public.read_search_run(p jsonb) returns jsonb language sql stable security invoker set search_path = '' as $$ select private.read_search_run(p, 3) $$;
create function public.take_search_page(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.take_search_page(p, 3) $$;
create function public.put_off_search_page(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.put_off_search_page(p, 3) $$;
create function public.add_search_cards(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.add_search_cards(p, 3) $$;
create function public.end_search_pages(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.end_search_pages(p, 3) $$;
create function public.take_run_items(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.take_run_items(p, 3) $$;
create function public.settle_run_item(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.settle_run_item(p, 3) $$;
create function public.cancel_search_run(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.cancel_search_run(p, 3) $$;
create function public.retry_search_run(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.retry_search_run(p, 3) $$;

-- Also revoked by name, including anon, because older hosted projects grant new functions in schema public to it automatically.
revoke all on function private.run_share(uuid), private.with_step(jsonb, text), private.close_search_run(uuid, uuid) from public;
revoke all on function private.open_search_run(jsonb, integer), private.read_search_run(jsonb, integer), private.take_search_page(jsonb, integer),
  private.put_off_search_page(jsonb, integer), private.add_search_cards(jsonb, integer), private.end_search_pages(jsonb, integer),
  private.take_run_items(jsonb, integer), private.settle_run_item(jsonb, integer), private.cancel_search_run(jsonb, integer),
  private.retry_search_run(jsonb, integer) from public;
revoke all on function public.open_search_run(jsonb), public.read_search_run(jsonb), public.take_search_page(jsonb),
  public.put_off_search_page(jsonb), public.add_search_cards(jsonb), public.end_search_pages(jsonb), public.take_run_items(jsonb),
  public.settle_run_item(jsonb), public.cancel_search_run(jsonb), public.retry_search_run(jsonb) from public, anon;
grant execute on function private.open_search_run(jsonb, integer), private.read_search_run(jsonb, integer), private.take_search_page(jsonb, integer),
  private.put_off_search_page(jsonb, integer), private.add_search_cards(jsonb, integer), private.end_search_pages(jsonb, integer),
  private.take_run_items(jsonb, integer), private.settle_run_item(jsonb, integer), private.cancel_search_run(jsonb, integer),
  private.retry_search_run(jsonb, integer) to authenticated;
grant execute on function public.open_search_run(jsonb), public.read_search_run(jsonb), public.take_search_page(jsonb),
  public.put_off_search_page(jsonb), public.add_search_cards(jsonb), public.end_search_pages(jsonb), public.take_run_items(jsonb),
  public.settle_run_item(jsonb), public.cancel_search_run(jsonb), public.retry_search_run(jsonb) to authenticated;
