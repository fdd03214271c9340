-- A person with a verified second factor needs a session that used it, on every table of sync and of the plans.
create policy workspaces_mfa on sync.workspaces
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
create policy workspace_members_mfa on sync.workspace_members
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
create policy workspace_heads_mfa on sync.workspace_heads
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
create policy sync_rows_mfa on sync.sync_rows
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
create policy user_plans_mfa on public.user_plans
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
create policy usage_months_mfa on public.usage_months
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
