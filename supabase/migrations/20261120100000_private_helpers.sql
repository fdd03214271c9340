-- Shared by the policies of every table. The schema is not exposed through the REST API, and none of our own objects may be in "auth".
-- Security definer, because users may not read auth.mfa_factors but this check must.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated;

-- Whether the request has the assurance level its user requires. A user with a verified second factor must have used it (claim "aal" of the
-- access token). Use it as a restrictive policy: using ((select private.mfa_ok())). It is in PL/pgSQL, which caches its query plan for the
-- session. An SQL function that cannot be inlined (security definer, a separate search_path) is planned again in every statement that calls
-- it. That planning was two thirds of the cost of pushing one row.
create function private.mfa_ok() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  if coalesce(auth.jwt() ->> 'aal', 'aal1') in ('aal2', 'aal3') then return true; end if;
  return not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified');
end $$;
revoke all on function private.mfa_ok() from public;
grant execute on function private.mfa_ok() to authenticated;
