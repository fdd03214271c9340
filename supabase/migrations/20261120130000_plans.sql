-- Each plan's limits, enforced only here. The device's own count is for display.
create table public.user_plans (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan text not null check (plan in ('free', 'pro', 'investor')),
  changed_at timestamptz not null default now()
);

-- Analyses by user and calendar month (UTC, by the database's clock).
create table public.usage_months (
  user_id uuid not null references auth.users (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  analyses integer not null default 0 check (analyses >= 0),
  primary key (user_id, month)
);

-- One row per counted run, so that a run requested twice is counted once and refunded at most once.
create table private.counted_runs (
  user_id uuid not null references auth.users (id) on delete cascade,
  run_id uuid not null,
  month date not null,
  given_back boolean not null default false,
  counted_at timestamptz not null default now(),
  primary key (user_id, run_id)
);

-- This month's usage of deleted accounts, by a keyed hash of their address. A new account with the address continues from it, so that
-- deleting an account does not reset its usage. The key is in a file on the server. A hash alone identifies no one. Removed at the end of
-- the month.
create table private.kept_usage (
  address text not null check (address ~ '^[0-9a-f]{64}$'),
  month date not null check (extract(day from month) = 1),
  analyses integer not null check (analyses >= 0),
  primary key (address, month)
);
alter table private.kept_usage enable row level security;
alter table private.kept_usage force row level security;

alter table public.user_plans enable row level security;
alter table public.user_plans force row level security;
alter table public.usage_months enable row level security;
alter table public.usage_months force row level security;
alter table private.counted_runs enable row level security;
alter table private.counted_runs force row level security;

create policy user_plans_select_own on public.user_plans
  for select to authenticated using (user_id = (select auth.uid()));
create policy usage_months_select_own on public.usage_months
  for select to authenticated using (user_id = (select auth.uid()));

-- Read only: a user who could write here could take any plan.
grant select on public.user_plans, public.usage_months to authenticated;

-- Returns 'counted' (also for a run counted before), 'over' if the month's allowance is used up, or 'forbidden' without the second factor.
-- One conditional update decides, so that twenty concurrent calls get exactly what is left. p_free is the Free plan's allowance.
create function private.count_analysis(p_run uuid, p_free integer) returns text
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

-- Refunds a recorded failure: a failed run of one listing, or a search's listing that failed or was cancelled. A retry counts the listing
-- again, under the same id. A stored failure cannot become a stored success, because both have the same key. A listing that was read is
-- therefore never refunded.
create function private.give_back_analysis(p_run uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_month date;
begin
  if v_user is null or not private.mfa_ok() then return false; end if;
  update private.counted_runs c set given_back = true
  where c.user_id = v_user and c.run_id = p_run and not c.given_back and (
    exists (select from public.ingest_runs r where r.user_id = v_user and r.id = p_run and r.state = 'failed')
    or exists (select from public.search_run_items i where i.user_id = v_user and i.id = p_run and i.state in ('failed', 'cancelled'))
  )
  returning c.month into v_month;
  if not found then return false; end if;
  update public.usage_months u set analyses = greatest(u.analyses - 1, 0) where u.user_id = v_user and u.month = v_month;
  return true;
end $$;

-- Stores a user's usage this month under the hash of the address that they give up. Locks the user's row. A concurrent count refers to that
-- row, so the count is either included or happens afterwards. Only the server calls this.
create function private.keep_usage(p_user uuid, p_address text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_month date := date_trunc('month', now() at time zone 'UTC')::date;
  v_used integer;
begin
  perform 1 from auth.users u where u.id = p_user for update;
  select u.analyses into v_used from public.usage_months u where u.user_id = p_user and u.month = v_month for update;
  if not found then return; end if;
  insert into private.kept_usage as k (address, month, analyses) values (p_address, v_month, v_used)
  on conflict (address, month) do update set analyses = greatest(k.analyses, excluded.analyses);
end $$;

-- The REST API exposes schema public only. The security definer functions stay outside it.
create function public.count_analysis(p_run uuid) returns text language sql volatile security invoker set search_path = '' as $$
  select private.count_analysis(p_run, 3)
$$;
create function public.give_back_analysis(p_run uuid) returns boolean language sql volatile security invoker set search_path = '' as $$
  select private.give_back_analysis(p_run)
$$;

revoke all on function private.count_analysis(uuid, integer), private.give_back_analysis(uuid), private.keep_usage(uuid, text) from public;
-- Also revoked by name, because older hosted projects grant new functions in this schema to anon automatically.
revoke all on function public.count_analysis(uuid), public.give_back_analysis(uuid) from public, anon;
grant execute on function private.count_analysis(uuid, integer), private.give_back_analysis(uuid) to authenticated;
grant execute on function public.count_analysis(uuid), public.give_back_analysis(uuid) to authenticated;

-- A user with a verified second factor needs a session that used it.
create policy user_plans_mfa on public.user_plans
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
create policy usage_months_mfa on public.usage_months
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));

-- The last known state of each user's Stripe subscription. Written by the code that called Stripe (service_role, or the embedded server
-- with full rights). The user may read it. user_plans, a separate table, has the plans an operator granted.
create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique check (customer_id ~ '^cus_[A-Za-z0-9_]{1,80}$'),
  -- All null until a purchase.
  subscription_id text unique,
  -- Null if the price belongs to no plan here.
  plan text check (plan in ('pro', 'investor')),
  status text check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
  -- When it renews, or ends if cancelled.
  period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  -- How long the plan lasts without a further event from Stripe. Null or past grants no plan.
  access_until timestamptz,
  -- The number of the reading that wrote this: an earlier reading never replaces a later one.
  reading bigint not null default 0,
  changed_at timestamptz not null default now(),
  check ((subscription_id is null) = (status is null))
);

-- Stripe events already handled, so that a repeated one has no effect. Contains no personal data.
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
-- Also revoked by name, because older hosted projects grant new tables in this schema automatically.
revoke all on public.subscriptions from public, anon, authenticated;
grant select on public.subscriptions to authenticated;

-- The user's current plan: the higher of the granted and the paid one.
create function private.plan_of(p_user uuid) returns text
language sql stable security invoker set search_path = '' as $$
  select coalesce((
    select held.plan from (
      select p.plan from public.user_plans p where p.user_id = p_user
      union all
      select s.plan from public.subscriptions s where s.user_id = p_user and s.access_until > now()
    ) held order by array_position(array['investor', 'pro', 'free'], held.plan) limit 1), 'free')
$$;

-- The caller's plan and subscription. Null without the second factor.
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

-- The following functions are for code that calls Stripe. Each takes one object and returns one, and users cannot call them.

-- {user} → the user's Stripe customer, or null.
create function private.billing_customer(p jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(s.customer_id) from public.subscriptions s where s.user_id = (p ->> 'user')::uuid
$$;

-- {user, customer, instead} → the customer now stored: `customer` if none was stored before or if `instead` was, else the earlier one.
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

-- {event} → {reading, settled}: a number to take before calling Stripe, and whether that event was already handled.
create function private.begin_billing_reading(p jsonb) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select jsonb_build_object('reading', nextval('private.billing_readings')::text,
    'settled', exists (select from private.stripe_events e where e.id = p ->> 'event'))
$$;

-- {reading, customer, user, event: {id, type, created} | null, subscription: {…} | null} → 'kept', 'older' if a later reading came first,
-- 'unknown' if no user here is that customer. `user` is the user Stripe names, for someone whose row is missing, for example after
-- restoring a backup. The event counts as handled in each case.
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
    -- Stripe retries an event for three days. It can be resent manually for thirty.
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

-- The caller's usage this month, as count_analysis counts it. Month and time are the database's (UTC): the device's date is ignored. Null
-- without the second factor. p_free is the Free plan's monthly allowance.
create function private.read_plan_usage(p_free integer) returns jsonb
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
    'resetsAt', to_char(v_month + interval '1 month', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
end $$;

create function public.read_plan_usage() returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.read_plan_usage(3)
$$;

revoke all on function private.read_plan_usage(integer) from public;
revoke all on function public.read_plan_usage() from public, anon;
grant execute on function private.read_plan_usage(integer) to authenticated;
grant execute on function public.read_plan_usage() to authenticated;
