-- The same rule as before, in PL/pgSQL: it keeps the plan of its query for the session, where an SQL function that cannot
-- be inlined (security definer, a search_path of its own) is planned anew in every statement that calls it. The policies
-- of sync call it several times in each; two thirds of what a push of one row cost the database was this planning.
create or replace function private.mfa_ok() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  if coalesce(auth.jwt() ->> 'aal', 'aal1') in ('aal2', 'aal3') then return true; end if;
  return not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified');
end $$;
