-- What Stripe last said of each person's subscription. Whoever asked Stripe writes it (service_role, or the embedded
-- server above the law); the person reads it. user_plans beside it holds what an operator gave by hand.
create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique check (customer_id ~ '^cus_[A-Za-z0-9_]{1,80}$'),
  -- All null until something was bought.
  subscription_id text unique,
  -- Null where it is of a price that no plan here has.
  plan text check (plan in ('pro', 'investor')),
  status text check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
  -- When it renews, or ends where it is cancelled.
  period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  -- How long the plan holds without further word of Stripe; null or past gives nothing.
  access_until timestamptz,
  -- Number of the reading this is of: an answer asked for earlier never takes the place of a later one.
  reading bigint not null default 0,
  changed_at timestamptz not null default now(),
  check ((subscription_id is null) = (status is null))
);

-- Events of Stripe that were dealt with, so that a repeated one asks and changes nothing. Nothing of a person is in it.
create table private.stripe_events (
  id text primary key check (length(id) <= 255),
  type text not null check (length(type) <= 255),
  created_at timestamptz not null,
  settled_at timestamptz not null default now()
);
create index stripe_events_settled_at_idx on private.stripe_events (settled_at);

create sequence private.billing_readings;

alter table public.subscriptions enable row level security;
alter table public.subscriptions force row level security;
alter table private.stripe_events enable row level security;
alter table private.stripe_events force row level security;
create policy subscriptions_select_own on public.subscriptions for select to authenticated using (user_id = (select auth.uid()));
create policy subscriptions_mfa on public.subscriptions
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
-- By name as well: older hosted projects grant new tables of this schema by themselves.
revoke all on public.subscriptions from public, anon, authenticated;
grant select on public.subscriptions to authenticated;

-- The plan a person has at this moment: the better one of what was given by hand and what is paid for.
create function private.plan_of(p_user uuid) returns text
language sql stable security invoker set search_path = '' as $$
  select coalesce((
    select held.plan from (
      select p.plan from public.user_plans p where p.user_id = p_user
      union all
      select s.plan from public.subscriptions s where s.user_id = p_user and s.access_until > now()
    ) held order by array_position(array['investor', 'pro', 'free'], held.plan) limit 1), 'free')
$$;

-- The four functions that ask for the plan, as before but for that.
create or replace function private.count_analysis(p_run uuid, p_free integer) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_month date := date_trunc('month', now() at time zone 'UTC')::date;
begin
  if v_user is null or not private.mfa_ok() then return 'forbidden'; end if;
  insert into private.counted_runs as c (user_id, run_id, month) values (v_user, p_run, v_month)
  on conflict (user_id, run_id) do update set given_back = false, month = excluded.month, counted_at = now() where c.given_back;
  if not found then return 'counted'; end if;
  insert into public.usage_months (user_id, month) values (v_user, v_month) on conflict do nothing;
  update public.usage_months u set analyses = u.analyses + 1
  where u.user_id = v_user and u.month = v_month and (u.analyses < p_free or private.plan_of(v_user) <> 'free');
  if found then return 'counted'; end if;
  delete from private.counted_runs c where c.user_id = v_user and c.run_id = p_run;
  return 'over';
end $$;

create or replace function private.run_share(p_user uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select case private.plan_of(p_user) when 'investor' then 250 when 'pro' then 100 else 25 end
$$;

create or replace function private.open_search_run(p jsonb, p_free integer) returns jsonb
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
  -- The same id twice at once.
  return jsonb_build_object('run', v_run, 'fresh', false);
end $$;

create or replace function private.read_plan_usage(p_free integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_month timestamp := date_trunc('month', now() at time zone 'UTC');
  v_plan text;
begin
  if v_user is null or not private.mfa_ok() then return null; end if;
  v_plan := private.plan_of(v_user);
  return jsonb_build_object(
    'plan', v_plan,
    'month', to_char(v_month, 'YYYY-MM'),
    'used', coalesce((select u.analyses from public.usage_months u where u.user_id = v_user and u.month = v_month::date), 0),
    'limit', case when v_plan = 'free' then p_free end,
    'startsAnew', to_char(v_month + interval '1 month', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
end $$;

-- The caller's plan and subscription; null without the second factor.
create function private.read_billing() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_user uuid := auth.uid();
begin
  if v_user is null or not private.mfa_ok() then return null; end if;
  return jsonb_build_object(
    'plan', private.plan_of(v_user),
    'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'subscription', (
      select jsonb_build_object('plan', s.plan, 'status', s.status, 'cancelAtPeriodEnd', s.cancel_at_period_end,
        'periodEnd', to_char(s.period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'accessUntil', to_char(s.access_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      from public.subscriptions s where s.user_id = v_user and s.status is not null));
end $$;

-- What follows is for whoever speaks to Stripe: each takes one object and answers one, and no person may call it.

-- {user} → the person's customer at Stripe, or null.
create function private.billing_customer(p jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(s.customer_id) from public.subscriptions s where s.user_id = (p ->> 'user')::uuid
$$;

-- {user, customer, instead} → the customer that is kept: this one where there was none, or where `instead` was it.
create function private.keep_billing_customer(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := (p ->> 'user')::uuid;
  v_kept text;
begin
  insert into public.subscriptions as s (user_id, customer_id) values (v_user, p ->> 'customer')
  on conflict (user_id) do update set customer_id = excluded.customer_id, subscription_id = null, plan = null, status = null,
    period_end = null, cancel_at_period_end = false, access_until = null, reading = nextval('private.billing_readings'), changed_at = now()
  where s.customer_id = p ->> 'instead';
  select s.customer_id into v_kept from public.subscriptions s where s.user_id = v_user;
  return to_jsonb(v_kept);
end $$;

-- {event} → {reading, settled}: a number to be taken before Stripe is asked, and whether that event was dealt with.
create function private.begin_billing_reading(p jsonb) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select jsonb_build_object('reading', nextval('private.billing_readings')::text,
    'settled', exists (select from private.stripe_events e where e.id = p ->> 'event'))
$$;

-- {reading, customer, user, event: {id, type, created} | null, subscription: {…} | null} → 'kept', 'older' where a later
-- reading was there first, 'unknown' where nobody here is that customer. `user` is whom Stripe says it belongs to: for a
-- person whose row is gone, as after going back to a copy. The event counts as dealt with in each case.
create function private.settle_billing(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_reading bigint := (p ->> 'reading')::bigint;
  v_said jsonb := nullif(p -> 'subscription', 'null');
  v_customer text := p ->> 'customer';
  v_done text;
begin
  insert into public.subscriptions (user_id, customer_id)
  select u.id, v_customer from auth.users u
  where u.id = (p ->> 'user')::uuid and not exists (select from public.subscriptions s where s.customer_id = v_customer)
  on conflict do nothing;
  update public.subscriptions s set subscription_id = v_said ->> 'id', plan = v_said ->> 'plan', status = v_said ->> 'status',
    period_end = (v_said ->> 'periodEnd')::timestamptz, cancel_at_period_end = coalesce((v_said ->> 'cancelAtPeriodEnd')::boolean, false),
    access_until = (v_said ->> 'accessUntil')::timestamptz, reading = v_reading, changed_at = now()
  where s.customer_id = v_customer and s.reading < v_reading;
  v_done := case when found then 'kept'
    when exists (select from public.subscriptions s where s.customer_id = v_customer) then 'older' else 'unknown' end;
  if nullif(p -> 'event', 'null') is not null then
    insert into private.stripe_events (id, type, created_at)
    values (p -> 'event' ->> 'id', p -> 'event' ->> 'type', (p -> 'event' ->> 'created')::timestamptz) on conflict do nothing;
    -- Stripe repeats for three days, and by hand for thirty.
    delete from private.stripe_events e where e.settled_at < now() - interval '60 days';
  end if;
  return to_jsonb(v_done);
end $$;

create function public.read_billing() returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.read_billing()
$$;
create function public.billing_customer(p jsonb) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.billing_customer(p)
$$;
create function public.keep_billing_customer(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.keep_billing_customer(p)
$$;
create function public.begin_billing_reading(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.begin_billing_reading(p)
$$;
create function public.settle_billing(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.settle_billing(p)
$$;

revoke all on function private.plan_of(uuid), private.read_billing(), private.billing_customer(jsonb), private.keep_billing_customer(jsonb),
  private.begin_billing_reading(jsonb), private.settle_billing(jsonb) from public;
revoke all on function public.read_billing() from public, anon;
revoke all on function public.billing_customer(jsonb), public.keep_billing_customer(jsonb), public.begin_billing_reading(jsonb),
  public.settle_billing(jsonb) from public, anon, authenticated;
grant execute on function private.plan_of(uuid), private.read_billing() to authenticated;
grant execute on function public.read_billing() to authenticated;
grant usage on schema private to service_role;
grant execute on function private.billing_customer(jsonb), private.keep_billing_customer(jsonb), private.begin_billing_reading(jsonb),
  private.settle_billing(jsonb), public.billing_customer(jsonb), public.keep_billing_customer(jsonb), public.begin_billing_reading(jsonb),
  public.settle_billing(jsonb) to service_role;
