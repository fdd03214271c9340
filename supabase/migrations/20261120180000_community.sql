-- Shared deals, with comments, reports and each user's hidden posts. In the tables, users can read only their own rows. Everything that
-- others may see comes from private.community_feed, which never returns user ids.

create function private.is_number_in(p_value jsonb, p_low numeric, p_high numeric) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_value) = 'number' then (p_value #>> '{}')::numeric between p_low and p_high else false end
$$;

-- Whether a text has at most p_longest characters, and none that are invisible or change how later text is displayed (controls, direction
-- marks).
create function private.is_plain_text(p_text text, p_longest integer) returns boolean
language sql immutable set search_path = '' as $$
  select length(p_text) <= p_longest and translate(p_text, E'\n', '') !~ '[\u0001-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]'
$$;

create function private.is_shared_name(p_name text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(private.is_plain_text(p_name, 40) and p_name = btrim(p_name) and p_name <> '' and strpos(p_name, E'\n') = 0, false)
$$;

-- The format of src/core/community/sharedDeal.ts. Any other field is rejected, however the function is called. Version 2 is a property in
-- the United States: it names the market, has the first three digits of the ZIP code instead of the outcode, and has its own figures and
-- property types. Version 3 does the same for a property in the rest of Europe, with two digits of the postal code, or the county of an
-- Irish property.
create function private.is_shared_deal(p_deal jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  -- The version for a property in the United States, and in the rest of Europe. Null if the value is not an object.
  v_american constant boolean := p_deal -> 'version' = '2';
  v_european constant boolean := p_deal -> 'version' = '3';
  v_fields constant text[] := array['version', 'strategy', 'outcode', 'propertyType', 'bedrooms', 'price', 'monthlyRent', 'rentIs', 'figures',
    'score', 'asOf'] || case when v_american or v_european then array['market'] else array[]::text[] end;
  v_figure constant text[] := array['id', 'label', 'text'];
  v_figures constant text[] := array[
    'annualisedRoi', 'averageDailyRate', 'breakEvenOccupancy', 'breakEvenPrice', 'cashFlowPerRoom', 'cashIn',
    'cashNeeded', 'cashOnCash', 'equityCreated', 'grossYield', 'incomeReceived', 'interestCover', 'leaseProfit',
    'margin', 'moneyLeftIn', 'monthlyCashFlow', 'monthlyPayment', 'netHousingCost', 'netYield', 'nightsBooked',
    'paidByLodgers', 'payback', 'profit', 'profitOnCost', 'roi', 'savedPerMonth', 'totalCost', 'yieldOnCost'];
  v_american_figures constant text[] := array['debtServiceCover', 'rentToPrice'];
  v_european_figures constant text[] := array['debtServiceCover'];
  v_american_markets constant text[] := array[
    'US-AK', 'US-AL', 'US-AR', 'US-AZ', 'US-CA', 'US-CO', 'US-CT', 'US-DC', 'US-DE', 'US-FL', 'US-GA', 'US-HI',
    'US-IA', 'US-ID', 'US-IL', 'US-IN', 'US-KS', 'US-KY', 'US-LA', 'US-MA', 'US-MD', 'US-ME', 'US-MI', 'US-MN',
    'US-MO', 'US-MS', 'US-MT', 'US-NC', 'US-ND', 'US-NE', 'US-NH', 'US-NJ', 'US-NM', 'US-NV', 'US-NY', 'US-OH',
    'US-OK', 'US-OR', 'US-PA', 'US-RI', 'US-SC', 'US-SD', 'US-TN', 'US-TX', 'US-UT', 'US-VA', 'US-VT', 'US-WA',
    'US-WI', 'US-WV', 'US-WY'];
  v_european_markets constant text[] := array[
    'AT', 'BE-brussels', 'BE-flanders', 'BE-wallonia', 'DE-BB', 'DE-BE', 'DE-BW', 'DE-BY', 'DE-HB', 'DE-HE', 'DE-HH',
    'DE-MV', 'DE-NI', 'DE-NW', 'DE-RP', 'DE-SH', 'DE-SL', 'DE-SN', 'DE-ST', 'DE-TH', 'ES-andalucia', 'ES-aragon',
    'ES-asturias', 'ES-baleares', 'ES-canarias', 'ES-cantabria', 'ES-castilla-la-mancha', 'ES-castilla-y-leon',
    'ES-cataluna', 'ES-ceuta', 'ES-extremadura', 'ES-galicia', 'ES-la-rioja', 'ES-madrid', 'ES-melilla', 'ES-murcia',
    'ES-navarra', 'ES-pais-vasco', 'ES-valencia', 'FR-01', 'FR-02', 'FR-03', 'FR-04', 'FR-05', 'FR-06', 'FR-07',
    'FR-08', 'FR-09', 'FR-10', 'FR-11', 'FR-12', 'FR-13', 'FR-14', 'FR-15', 'FR-16', 'FR-17', 'FR-18', 'FR-19', 'FR-21',
    'FR-22', 'FR-23', 'FR-24', 'FR-25', 'FR-26', 'FR-27', 'FR-28', 'FR-29', 'FR-2A', 'FR-2B', 'FR-30', 'FR-31', 'FR-32',
    'FR-33', 'FR-34', 'FR-35', 'FR-36', 'FR-37', 'FR-38', 'FR-39', 'FR-40', 'FR-41', 'FR-42', 'FR-43', 'FR-44', 'FR-45',
    'FR-46', 'FR-47', 'FR-48', 'FR-49', 'FR-50', 'FR-51', 'FR-52', 'FR-53', 'FR-54', 'FR-55', 'FR-56', 'FR-57', 'FR-58',
    'FR-59', 'FR-60', 'FR-61', 'FR-62', 'FR-63', 'FR-64', 'FR-65', 'FR-66', 'FR-67', 'FR-68', 'FR-69', 'FR-70', 'FR-71',
    'FR-72', 'FR-73', 'FR-74', 'FR-75', 'FR-76', 'FR-77', 'FR-78', 'FR-79', 'FR-80', 'FR-81', 'FR-82', 'FR-83', 'FR-84',
    'FR-85', 'FR-86', 'FR-87', 'FR-88', 'FR-89', 'FR-90', 'FR-91', 'FR-92', 'FR-93', 'FR-94', 'FR-95', 'FR-971',
    'FR-972', 'FR-973', 'FR-974', 'FR-976', 'IE', 'IT', 'NL', 'PL', 'PT-azores', 'PT-madeira', 'PT-mainland'];
  v_irish_counties constant text[] := array[
    'Carlow', 'Cavan', 'Clare', 'Cork', 'Donegal', 'Dublin', 'Galway', 'Kerry', 'Kildare', 'Kilkenny', 'Laois',
    'Leitrim', 'Limerick', 'Longford', 'Louth', 'Mayo', 'Meath', 'Monaghan', 'Offaly', 'Roscommon', 'Sligo',
    'Tipperary', 'Waterford', 'Westmeath', 'Wexford', 'Wicklow'];
  v_score constant text[] := array['total', 'low', 'high', 'band', 'reasons'];
  v_reason constant text[] := array['id', 'label', 'measured', 'points', 'weight', 'tone', 'words'];
  -- A European label may be followed by its local name in brackets.
  v_label constant integer := case when v_european then 100 else 60 end;
  f jsonb;
  s jsonb;
begin
  if p_deal is null or jsonb_typeof(p_deal) <> 'object' or length(p_deal::text) > 10000 then return false; end if;
  f := p_deal -> 'figures';
  s := p_deal -> 'score';
  if jsonb_typeof(f) is distinct from 'array' or jsonb_typeof(s) is distinct from 'object'
    or jsonb_typeof(s -> 'reasons') is distinct from 'array' then return false; end if;
  if not (p_deal ?& v_fields and p_deal - v_fields = '{}' and jsonb_array_length(f) between 1 and 8
    and s ?& v_score and s - v_score = '{}' and jsonb_array_length(s -> 'reasons') <= 12) then return false; end if;
  return coalesce(
    (p_deal -> 'version' = '1' or jsonb_typeof(p_deal -> 'market') = 'string'
      and (v_american and p_deal ->> 'market' = any (v_american_markets) or v_european and p_deal ->> 'market' = any (v_european_markets)))
    and p_deal ->> 'strategy' in ('buy-to-let', 'brrrr', 'flip', 'hmo', 'serviced-accommodation', 'rent-to-rent', 'house-hack')
    and (p_deal -> 'outcode' = 'null' or jsonb_typeof(p_deal -> 'outcode') = 'string' and case
      when v_european and p_deal ->> 'market' = 'IE' then p_deal ->> 'outcode' = any (v_irish_counties)
      else p_deal ->> 'outcode' ~ case when v_european then '^[0-9]{2}$' when v_american then '^[0-9]{3}$'
        else '^[A-Z]{1,2}[0-9][0-9A-Z]?$' end end)
    and (p_deal -> 'propertyType' = 'null' or p_deal ->> 'propertyType' = any (
      case when v_american then array['house', 'single family', 'townhouse', 'condo', 'co-op', 'apartment', 'duplex', 'triplex', 'fourplex',
        'multi-family', 'manufactured', 'land']
      when v_european then array[
        'apartment', 'duplex apartment', 'penthouse', 'studio', 'house', 'terraced', 'end of terrace', 'semi-detached',
        'detached', 'townhouse', 'villa', 'bungalow', 'cottage', 'farmhouse', 'multi-family house', 'land']
      else array['flat', 'apartment', 'maisonette', 'studio',
        'terraced', 'end of terrace', 'semi-detached', 'detached', 'bungalow', 'cottage', 'house', 'park home', 'land'] end))
    and (p_deal -> 'bedrooms' = 'null' or private.is_number_in(p_deal -> 'bedrooms', 0, 500))
    and (p_deal -> 'price' = 'null' or private.is_number_in(p_deal -> 'price', -1e13, 1e13))
    and (p_deal -> 'monthlyRent' = 'null' or private.is_number_in(p_deal -> 'monthlyRent', -1e13, 1e13))
    and (p_deal -> 'rentIs' = 'null' or p_deal ->> 'rentIs' in ('estimate', 'given'))
    and p_deal ->> 'asOf' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    and (select bool_and(
      case when jsonb_typeof(e) <> 'object' then false else
        e ?& v_figure and e - v_figure = '{}'
        and (e ->> 'id' = any (v_figures) or v_american and e ->> 'id' = any (v_american_figures)
          or v_european and e ->> 'id' = any (v_european_figures))
        and (select bool_and(jsonb_typeof(e -> k) = 'string' and private.is_plain_text(e ->> k, case k when 'label' then v_label else 60 end))
          from unnest(v_figure) k) end)
      from jsonb_array_elements(f) e)
    and (select bool_and(private.is_number_in(s -> k, 0, 100)) from unnest(array['total', 'low', 'high']) k)
    and s ->> 'band' in ('avoid', 'weak', 'fair', 'good', 'outstanding')
    and coalesce((select bool_and(
      case when jsonb_typeof(r) <> 'object' then false else
        r ?& v_reason and r - v_reason = '{}'
        and (select bool_and(jsonb_typeof(r -> k) = 'string' and private.is_plain_text(r ->> k, case k when 'words' then 200 when 'label' then v_label else 60 end))
          from unnest(array['id', 'label', 'measured', 'words']) k)
        and private.is_number_in(r -> 'points', 0, 100) and private.is_number_in(r -> 'weight', 0, 100)
        and r ->> 'tone' in ('good', 'fair', 'poor', 'unknown') end)
      from jsonb_array_elements(s -> 'reasons') r), true),
    false);
end $$;

-- A row has two ids. client_id is the device's, so that sending it twice creates one row. id is ours and the only one others receive. A
-- withdrawn row stays empty, so that a device that resends it does not bring it back.
create table public.community_posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  client_id uuid not null,
  name text not null,
  deal jsonb,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- Hidden from others, by enough reports that count or by a moderator, until a moderator restores it.
  held_at timestamptz,
  unique (user_id, client_id),
  check (case when withdrawn_at is null then private.is_shared_name(name) and private.is_shared_deal(deal) else name = '' and deal is null end)
);
create index community_posts_shown_idx on public.community_posts (created_at desc, id desc) where withdrawn_at is null;

create table public.community_comments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  client_id uuid not null,
  post_id uuid not null references public.community_posts (id) on delete cascade,
  name text not null,
  body text,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  held_at timestamptz,
  unique (user_id, client_id),
  unique (post_id, id),
  check (case when withdrawn_at is null
    then private.is_shared_name(name) and coalesce(private.is_plain_text(body, 1000) and btrim(body, E' \n') <> '', false)
    else name = '' and body is null end)
);
create index community_comments_shown_idx on public.community_comments (post_id, created_at, id) where withdrawn_at is null;

create table public.community_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  post_id uuid not null references public.community_posts (id) on delete cascade,
  comment_id uuid,
  reason text not null check (reason in ('personal-data', 'abuse', 'spam', 'wrong', 'other')),
  words text not null default '' check (private.is_plain_text(words, 500)),
  created_at timestamptz not null default now(),
  -- A moderator's decision. Null while the report is open.
  outcome text check (outcome in ('upheld', 'dismissed')),
  foreign key (post_id, comment_id) references public.community_comments (post_id, id) on delete cascade
);
-- One report per user and item.
create unique index community_reports_once_idx on public.community_reports (user_id, post_id, coalesce(comment_id, post_id));
create index community_reports_post_idx on public.community_reports (post_id, comment_id);

create table public.community_hidden (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  post_id uuid not null references public.community_posts (id) on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index community_hidden_post_idx on public.community_hidden (post_id);

-- How many posts, comments and reports each user made today (UTC), by kind. This is the only rate limit that applies however a call
-- arrives.
create table private.community_use (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  kind text not null,
  count integer not null,
  primary key (user_id, day, kind)
);

-- Moderators, by user id: an address could be claimed by another user first. Only the operator can write it.
create table private.moderators (
  user_id uuid primary key
);

-- The audit trail of moderation. It outlives the moderated content and the moderator's account.
create table private.community_decisions (
  id uuid primary key default gen_random_uuid(),
  decided_at timestamptz not null default now(),
  moderator uuid references auth.users (id) on delete set null,
  post_id uuid not null,
  comment_id uuid,
  action text not null check (action in ('hide', 'restore', 'dismiss')),
  note text not null check (private.is_plain_text(note, 500)),
  open_reports integer not null
);
create index community_decisions_item_idx on private.community_decisions (post_id, comment_id, decided_at desc);
create index community_decisions_moderator_idx on private.community_decisions (moderator);

alter table public.community_posts enable row level security;
alter table public.community_posts force row level security;
alter table public.community_comments enable row level security;
alter table public.community_comments force row level security;
alter table public.community_reports enable row level security;
alter table public.community_reports force row level security;
alter table public.community_hidden enable row level security;
alter table public.community_hidden force row level security;
alter table private.community_use enable row level security;
alter table private.community_use force row level security;
alter table private.moderators enable row level security;
alter table private.moderators force row level security;
alter table private.community_decisions enable row level security;
alter table private.community_decisions force row level security;

-- Whether the caller may see the post with this id. False for a post that was withdrawn, is hidden, or never existed, so that these cannot
-- be distinguished.
create function private.may_see_post(p_post uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.community_posts p
    where p.id = p_post and p.withdrawn_at is null and (p.held_at is null or p.user_id = auth.uid())
  );
end $$;

create policy community_posts_select_own on public.community_posts
  for select to authenticated using (user_id = (select auth.uid()));
create policy community_posts_insert_own on public.community_posts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy community_posts_mfa on public.community_posts
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));

create policy community_comments_select_own on public.community_comments
  for select to authenticated using (user_id = (select auth.uid()));
create policy community_comments_insert_own on public.community_comments
  for insert to authenticated with check (user_id = (select auth.uid()) and private.may_see_post(post_id));
create policy community_comments_mfa on public.community_comments
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));

create policy community_reports_select_own on public.community_reports
  for select to authenticated using (user_id = (select auth.uid()));
create policy community_reports_insert_own on public.community_reports
  for insert to authenticated with check (user_id = (select auth.uid()) and private.may_see_post(post_id));
create policy community_reports_mfa on public.community_reports
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));

create policy community_hidden_select_own on public.community_hidden
  for select to authenticated using (user_id = (select auth.uid()));
create policy community_hidden_insert_own on public.community_hidden
  for insert to authenticated with check (user_id = (select auth.uid()) and private.may_see_post(post_id));
create policy community_hidden_delete_own on public.community_hidden
  for delete to authenticated using (user_id = (select auth.uid()));
create policy community_hidden_mfa on public.community_hidden
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));

-- Granted by column: users cannot choose an id, a date, or a report's decision. Older hosted projects grant everything automatically.
revoke all on public.community_posts, public.community_comments, public.community_reports, public.community_hidden from anon, authenticated;
grant select on public.community_posts, public.community_comments, public.community_reports to authenticated;
grant select, delete on public.community_hidden to authenticated;
grant insert (user_id, client_id, name, deal) on public.community_posts to authenticated;
grant insert (user_id, client_id, post_id, name, body) on public.community_comments to authenticated;
grant insert (user_id, post_id, comment_id, reason, words) on public.community_reports to authenticated;
grant insert (user_id, post_id) on public.community_hidden to authenticated;

-- Counts a row after its insert, so that an existing row is not counted again. One conditional write decides, so that concurrent calls get
-- exactly what is left.
create function private.brake_community() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_day date := (now() at time zone 'UTC')::date;
begin
  delete from private.community_use u where u.user_id = new.user_id and u.day < v_day;
  insert into private.community_use as u (user_id, day, kind, count) values (new.user_id, v_day, tg_table_name, 1)
  on conflict (user_id, day, kind) do update set count = u.count + 1 where u.count < tg_argv[0]::integer;
  if not found then raise exception using errcode = 'YS429', message = 'too many today'; end if;
  return null;
end $$;
create trigger community_posts_brake after insert on public.community_posts
  for each row execute function private.brake_community(20);
create trigger community_comments_brake after insert on public.community_comments
  for each row execute function private.brake_community(100);
create trigger community_reports_brake after insert on public.community_reports
  for each row execute function private.brake_community(30);
create trigger community_hidden_brake after insert on public.community_hidden
  for each row execute function private.brake_community(300);

-- Whether a user's report made at that time counts towards hiding. This requires a confirmed address, an account that is a week old and has
-- been in use for a week, and no more dismissed reports than upheld ones. Accounts created to hide something meet none of these conditions.
create function private.report_counts(p_user uuid, p_at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u
    where u.id = p_user and u.email_confirmed_at is not null and greatest(u.created_at, u.email_confirmed_at) <= p_at - interval '7 days'
  ) and (
    exists (select from sync.workspaces w where w.personal_of = p_user and w.created_at <= p_at - interval '7 days')
    or exists (select from public.ingest_runs r where r.user_id = p_user and r.created_at <= p_at - interval '7 days')
    or exists (select from public.community_posts t where t.user_id = p_user and t.created_at <= p_at - interval '7 days')
  ) and (
    select count(*) filter (where r.outcome = 'dismissed') <= count(*) filter (where r.outcome = 'upheld')
    from public.community_reports r where r.user_id = p_user
  )
$$;

create function private.counted_reports(p_post uuid, p_comment uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.community_reports r
  where r.post_id = p_post and r.comment_id is not distinct from p_comment and r.outcome is null
    and private.report_counts(r.user_id, r.created_at)
$$;

-- The reporter no longer sees a reported deal. Three open reports that count hide an item from everyone until a moderator decides.
create function private.take_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.comment_id is null then
    insert into public.community_hidden (user_id, post_id) values (new.user_id, new.post_id) on conflict do nothing;
  end if;
  if private.counted_reports(new.post_id, new.comment_id) < 3 then return null; end if;
  if new.comment_id is null then
    update public.community_posts p set held_at = now() where p.id = new.post_id and p.held_at is null;
  else
    update public.community_comments c set held_at = now() where c.id = new.comment_id and c.held_at is null;
  end if;
  return null;
end $$;
create trigger community_reports_take after insert on public.community_reports
  for each row execute function private.take_report();

create function private.is_moderator() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.mfa_ok() and exists (select from private.moderators m where m.user_id = auth.uid());
end $$;

-- Reported items that still exist, open reports first: {items: [...]}. Reporters are not named.
create function private.community_moderation() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_moderator() then return '{"refused": "forbidden"}'; end if;
  return (
    with reported as (
      select r.post_id, r.comment_id, count(*) filter (where r.outcome is null) as open, max(r.created_at) as last_at,
        jsonb_agg(jsonb_build_object('reason', r.reason, 'text', r.words, 'createdAt', private.iso_us(r.created_at),
          'counts', private.report_counts(r.user_id, r.created_at), 'outcome', r.outcome) order by r.created_at desc) as reports
      from public.community_reports r group by r.post_id, r.comment_id
    ), items as (
      select r.*, coalesce(c.name, p.name) as name, c.body, p.deal, coalesce(c.created_at, p.created_at) as created_at,
        case when r.comment_id is null then p.held_at else c.held_at end as held_at
      from reported r join public.community_posts p on p.id = r.post_id left join public.community_comments c on c.id = r.comment_id
      where p.withdrawn_at is null and c.withdrawn_at is null
      order by r.open > 0 desc, r.last_at desc limit 100
    )
    select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
      'postId', i.post_id, 'commentId', i.comment_id, 'name', i.name, 'text', i.body, 'deal', i.deal,
      'createdAt', private.iso_us(i.created_at), 'held', i.held_at is not null, 'reports', i.reports,
      'decisions', (
        select coalesce(jsonb_agg(jsonb_build_object('action', d.action, 'note', d.note, 'at', private.iso_us(d.decided_at),
          'mine', d.moderator is not distinct from auth.uid()) order by d.decided_at desc), '[]')
        from private.community_decisions d where d.post_id = i.post_id and d.comment_id is not distinct from i.comment_id)
    ) order by i.open > 0 desc, i.last_at desc), '[]')) from items i);
end $$;

-- A moderator's decision on a post or comment: hide it, restore it, or dismiss its open reports. Each adds an entry to the audit trail.
create function private.decide_community(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_post uuid;
  v_comment uuid;
  v_action text := p ->> 'action';
  v_open integer;
begin
  if not private.is_moderator() then return '{"refused": "forbidden"}'; end if;
  v_post := (p ->> 'postId')::uuid;
  v_comment := (p ->> 'commentId')::uuid;
  if v_comment is null then
    perform from public.community_posts t where t.id = v_post and t.withdrawn_at is null for update;
  else
    perform from public.community_comments c where c.id = v_comment and c.post_id = v_post and c.withdrawn_at is null for update;
  end if;
  if not found then return '{"refused": "gone"}'; end if;
  update public.community_reports r set outcome = case when v_action = 'hide' then 'upheld' else 'dismissed' end
  where r.post_id = v_post and r.comment_id is not distinct from v_comment and (r.outcome is null or v_action = 'restore');
  get diagnostics v_open = row_count;
  insert into private.community_decisions (moderator, post_id, comment_id, action, note, open_reports)
  values (auth.uid(), v_post, v_comment, v_action, coalesce(p ->> 'note', ''), v_open);
  if v_action in ('hide', 'restore') and v_comment is null then
    update public.community_posts t set held_at = case when v_action = 'hide' then now() end where t.id = v_post;
  elsif v_action in ('hide', 'restore') then
    update public.community_comments c set held_at = case when v_action = 'hide' then now() end where c.id = v_comment;
  end if;
  return '{"done": true}';
exception when check_violation or not_null_violation or invalid_text_representation or untranslatable_character then
  return '{"refused": "invalid"}';
end $$;

-- Withdraws the caller's own post or comment, by the id their device gave it, permanently: its text and its comments are deleted.
create function private.withdraw_shared(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_post uuid;
begin
  if auth.uid() is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  if p ->> 'kind' = 'comment' then
    update public.community_comments c set withdrawn_at = now(), name = '', body = null
    where c.user_id = auth.uid() and c.client_id = (p ->> 'clientId')::uuid and c.withdrawn_at is null;
  else
    update public.community_posts t set withdrawn_at = now(), name = '', deal = null
    where t.user_id = auth.uid() and t.client_id = (p ->> 'clientId')::uuid and t.withdrawn_at is null returning t.id into v_post;
    delete from public.community_comments c where c.post_id = v_post;
  end if;
  return '{"done": true}';
exception when invalid_text_representation then return '{"refused": "invalid"}';
end $$;

create function private.iso_us(p_at timestamptz) returns text language sql stable set search_path = '' as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

-- A post's comments that the reader may see: the newest thirty, oldest first, and the total.
create function private.comments_shown(p_post uuid, p_author uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
begin
  return (
    with shown as (
      select c.*, row_number() over (order by c.created_at desc, c.id desc) as place from public.community_comments c
      where c.post_id = p_post and c.withdrawn_at is null and (c.held_at is null or c.user_id = v_user)
        and not exists (select from public.community_reports r where r.user_id = v_user and r.post_id = p_post and r.comment_id = c.id)
    )
    select jsonb_build_object('count', count(*), 'list', coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'clientId', case when s.user_id = v_user then s.client_id end, 'name', s.name, 'text', s.body,
      'createdAt', private.iso_us(s.created_at), 'mine', s.user_id = v_user, 'byAuthor', s.user_id = p_author, 'held', s.held_at is not null
    ) order by s.created_at, s.id) filter (where s.place <= 30), '[]')) from shown s);
end $$;

-- A page of the feed, newest first: {before: {at, id} or null, limit, hidden: whether only what the caller hid}. Null without the second
-- factor. Authors are identified by "mine" and "byAuthor" alone.
create function private.community_feed(p jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_limit integer;
  v_at timestamptz;
  v_id uuid;
  v_hidden boolean;
begin
  if v_user is null or not private.mfa_ok() then return null; end if;
  -- In the body, because an exception thrown in a declaration is not caught below.
  v_limit := least(greatest(coalesce((p ->> 'limit')::integer, 20), 1), 50);
  v_at := (p #>> '{before,at}')::timestamptz;
  v_id := (p #>> '{before,id}')::uuid;
  v_hidden := coalesce((p ->> 'hidden')::boolean, false);
  return (
    with found as (
      select t.*, row_number() over (order by t.created_at desc, t.id desc) as place from public.community_posts t
      where t.withdrawn_at is null and (t.held_at is null or t.user_id = v_user)
        and (v_at is null or (t.created_at, t.id) < (v_at, v_id))
        and v_hidden = exists (select from public.community_hidden h where h.user_id = v_user and h.post_id = t.id)
      order by t.created_at desc, t.id desc limit v_limit + 1
    )
    select jsonb_build_object('at', private.iso_us(now()), 'moderator', private.is_moderator(), 'more', count(*) > v_limit, 'posts', coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'clientId', case when f.user_id = v_user then f.client_id end, 'name', f.name, 'createdAt', private.iso_us(f.created_at),
      'mine', f.user_id = v_user, 'held', f.held_at is not null, 'deal', f.deal,
      'comments', said -> 'list', 'commentCount', said -> 'count'
    ) order by f.created_at desc, f.id desc) filter (where f.place <= v_limit), '[]'))
    from found f cross join lateral private.comments_shown(f.id, f.user_id) said);
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
  return '{"refused": "invalid"}';
end $$;

-- Requests a device may make, each as its caller under the rules above: {"refused": "forbidden" | "invalid" | "gone" | "too_many"} or the
-- result.
create function public.community_feed(p jsonb) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.community_feed(p)
$$;
create function public.community_withdraw(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.withdraw_shared(p)
$$;

create function public.community_moderation(p jsonb) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.community_moderation()
$$;
create function public.community_moderate(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.decide_community(p)
$$;

create function public.community_share(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if auth.uid() is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  insert into public.community_posts (user_id, client_id, name, deal)
  values (auth.uid(), (p ->> 'clientId')::uuid, p ->> 'name', p -> 'deal') on conflict (user_id, client_id) do nothing;
  return '{"done": true}';
exception
  when sqlstate 'YS429' then return '{"refused": "too_many"}';
  when check_violation or not_null_violation or invalid_text_representation or untranslatable_character then return '{"refused": "invalid"}';
end $$;

create function public.community_comment(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if auth.uid() is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  if not private.may_see_post((p ->> 'postId')::uuid) then return '{"refused": "gone"}'; end if;
  insert into public.community_comments (user_id, client_id, post_id, name, body)
  values (auth.uid(), (p ->> 'clientId')::uuid, (p ->> 'postId')::uuid, p ->> 'name', p ->> 'text') on conflict (user_id, client_id) do nothing;
  return '{"done": true}';
exception
  when sqlstate 'YS429' then return '{"refused": "too_many"}';
  when check_violation or not_null_violation or invalid_text_representation or untranslatable_character then return '{"refused": "invalid"}';
end $$;

create function public.community_report(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if auth.uid() is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  if not private.may_see_post((p ->> 'postId')::uuid) then return '{"refused": "gone"}'; end if;
  insert into public.community_reports (user_id, post_id, comment_id, reason, words)
  values (auth.uid(), (p ->> 'postId')::uuid, (p ->> 'commentId')::uuid, p ->> 'reason', coalesce(p ->> 'text', '')) on conflict do nothing;
  return '{"done": true}';
exception
  when sqlstate 'YS429' then return '{"refused": "too_many"}';
  when foreign_key_violation then return '{"refused": "gone"}';
  when check_violation or not_null_violation or invalid_text_representation or untranslatable_character then return '{"refused": "invalid"}';
end $$;

create function public.community_hide(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if auth.uid() is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  if coalesce((p ->> 'hidden')::boolean, true) then
    if not private.may_see_post((p ->> 'postId')::uuid) then return '{"refused": "gone"}'; end if;
    insert into public.community_hidden (user_id, post_id) values (auth.uid(), (p ->> 'postId')::uuid) on conflict do nothing;
  else
    delete from public.community_hidden h where h.user_id = auth.uid() and h.post_id = (p ->> 'postId')::uuid;
  end if;
  return '{"done": true}';
exception
  when sqlstate 'YS429' then return '{"refused": "too_many"}';
  when invalid_text_representation then return '{"refused": "invalid"}';
end $$;

revoke all on function private.is_number_in(jsonb, numeric, numeric), private.is_plain_text(text, integer), private.is_shared_name(text),
  private.is_shared_deal(jsonb), private.may_see_post(uuid), private.brake_community(), private.take_report(),
  private.report_counts(uuid, timestamptz), private.counted_reports(uuid, uuid), private.is_moderator(),
  private.community_moderation(), private.decide_community(jsonb), private.withdraw_shared(jsonb), private.iso_us(timestamptz),
  private.comments_shown(uuid, uuid), private.community_feed(jsonb) from public;
revoke all on function public.community_feed(jsonb), public.community_withdraw(jsonb), public.community_share(jsonb),
  public.community_comment(jsonb), public.community_report(jsonb), public.community_hide(jsonb), public.community_moderation(jsonb),
  public.community_moderate(jsonb) from public, anon;
grant execute on function private.is_number_in(jsonb, numeric, numeric), private.is_plain_text(text, integer), private.is_shared_name(text),
  private.is_shared_deal(jsonb), private.may_see_post(uuid), private.withdraw_shared(jsonb), private.community_feed(jsonb),
  private.community_moderation(), private.decide_community(jsonb) to authenticated;
grant execute on function public.community_feed(jsonb), public.community_withdraw(jsonb), public.community_share(jsonb),
  public.community_comment(jsonb), public.community_report(jsonb), public.community_hide(jsonb), public.community_moderation(jsonb),
  public.community_moderate(jsonb) to authenticated;
