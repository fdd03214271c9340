-- What the caller has used of this month, as count_analysis counts it. Month and moment are the database's (UTC): what a
-- device believes of the date decides nothing. Null without the second factor. p_free is the Free plan's share of a month.
create function private.read_plan_usage(p_free integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_month timestamp := date_trunc('month', now() at time zone 'UTC');
  v_plan text;
begin
  if v_user is null or not private.mfa_ok() then return null; end if;
  v_plan := coalesce((select p.plan from public.user_plans p where p.user_id = v_user), 'free');
  return jsonb_build_object(
    'plan', v_plan,
    'month', to_char(v_month, 'YYYY-MM'),
    'used', coalesce((select u.analyses from public.usage_months u where u.user_id = v_user and u.month = v_month::date), 0),
    'limit', case when v_plan = 'free' then p_free end,
    'startsAnew', to_char(v_month + interval '1 month', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
end $$;

create function public.read_plan_usage() returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.read_plan_usage(3)
$$;

revoke all on function private.read_plan_usage(integer) from public;
revoke all on function public.read_plan_usage() from public, anon;
grant execute on function private.read_plan_usage(integer) to authenticated;
grant execute on function public.read_plan_usage() to authenticated;
