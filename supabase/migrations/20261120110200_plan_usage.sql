-- What each plan allows, counted here and nowhere else: the device's own count is a courtesy.
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

-- One row per counted run, so that asking twice for one run counts once and is given back once.
create table private.counted_runs (
  user_id uuid not null references auth.users (id) on delete cascade,
  run_id uuid not null,
  month date not null,
  given_back boolean not null default false,
  counted_at timestamptz not null default now(),
  primary key (user_id, run_id)
);

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

-- Read only: a person who could write here would have every plan.
grant select on public.user_plans, public.usage_months to authenticated;

-- 'counted', also for a run that is counted already; 'over' when the month's share is used up; 'forbidden' without the
-- second factor. One conditional update decides, so twenty at once get exactly what is left. p_free is the Free plan's share.
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
  where u.user_id = v_user and u.month = v_month and (
    u.analyses < p_free or exists (select from public.user_plans p where p.user_id = v_user and p.plan in ('pro', 'investor'))
  );
  if found then return 'counted'; end if;
  delete from private.counted_runs c where c.user_id = v_user and c.run_id = p_run;
  return 'over';
end $$;

-- Gives a run back that has failed on record. A kept failure can never turn into a kept success, because both have the
-- same key, so nobody gets a listing read and its price back.
create function private.give_back_analysis(p_run uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_month date;
begin
  if v_user is null or not private.mfa_ok() then return false; end if;
  update private.counted_runs c set given_back = true
  where c.user_id = v_user and c.run_id = p_run and not c.given_back
    and exists (select from public.ingest_runs r where r.user_id = v_user and r.id = p_run and r.state = 'failed')
  returning c.month into v_month;
  if not found then return false; end if;
  update public.usage_months u set analyses = greatest(u.analyses - 1, 0) where u.user_id = v_user and u.month = v_month;
  return true;
end $$;

-- The REST API reaches schema public only; the functions above the law stay out of it.
create function public.count_analysis(p_run uuid) returns text language sql volatile security invoker set search_path = '' as $$
  select private.count_analysis(p_run, 3)
$$;
create function public.give_back_analysis(p_run uuid) returns boolean language sql volatile security invoker set search_path = '' as $$
  select private.give_back_analysis(p_run)
$$;

revoke all on function private.count_analysis(uuid, integer), private.give_back_analysis(uuid) from public;
-- By name as well: older hosted projects grant new functions of this schema to anon by themselves.
revoke all on function public.count_analysis(uuid), public.give_back_analysis(uuid) from public, anon;
grant execute on function private.count_analysis(uuid, integer), private.give_back_analysis(uuid) to authenticated;
grant execute on function public.count_analysis(uuid), public.give_back_analysis(uuid) to authenticated;
