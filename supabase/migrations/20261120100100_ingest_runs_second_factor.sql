-- A session below the assurance its user asked for sees and writes nothing here.
create policy ingest_runs_second_factor on public.ingest_runs as restrictive
  for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));
