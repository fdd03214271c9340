-- Links to one deal for people without an account. A link's contents are encrypted on the device that makes it, with a key that never
-- reaches the server. The bytes are in a table that no user can read: only the function "shared-link" does, for anyone who knows the id.

create table public.shared_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Chosen by the device, so that a repeated request creates one link.
  client_id uuid not null,
  -- The team it was made from. Null if it was made from the person's own workspace.
  workspace_id uuid references sync.workspaces (id) on delete cascade,
  deal_id text not null check (deal_id ~ '^[0-9A-Za-z_-]{1,40}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '90 days'),
  revoked_at timestamptz,
  unique (user_id, client_id)
);
create index shared_links_workspace_idx on public.shared_links (workspace_id);
create index shared_links_expires_idx on public.shared_links (expires_at);

-- Sizes as in src/sharing/sealReport.ts.
create table private.shared_link_bytes (
  link_id uuid primary key references public.shared_links (id) on delete cascade,
  body bytea not null check (octet_length(body) between 8192 and 262144)
);

alter table public.shared_links enable row level security;
alter table public.shared_links force row level security;
alter table private.shared_link_bytes enable row level security;
alter table private.shared_link_bytes force row level security;

-- A team's owners and editors see the links made from it, so that they can revoke them.
create policy shared_links_select_own_or_team on public.shared_links
  for select to authenticated using (
    user_id = (select auth.uid())
    or workspace_id in (
      select m.workspace_id from sync.workspace_members m where m.user_id = (select auth.uid()) and m.role in ('owner', 'editor')
    )
  );
create policy shared_links_mfa on public.shared_links
  as restrictive for all to authenticated using ((select private.mfa_ok())) with check ((select private.mfa_ok()));

revoke all on public.shared_links from anon, authenticated;
grant select on public.shared_links to authenticated;

-- Whether the caller is an owner or editor of this team.
create function private.may_share_from(p_workspace uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from sync.workspace_members m join sync.workspaces w on w.id = m.workspace_id
    where m.workspace_id = p_workspace and m.user_id = auth.uid() and m.role in ('owner', 'editor') and w.personal_of is null
  )
$$;

-- {clientId, dealId, workspace, days: 7 | 30 | 90, body in base64} → {id, expiresAt}. One person's requests run one at a time, so that the
-- limit of 100 open links is exact. The thousand includes revoked ones, which remain until they would have expired.
create function private.create_shared_link(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_workspace uuid;
  v_days integer;
  v_link public.shared_links;
begin
  if v_user is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  v_workspace := (p ->> 'workspace')::uuid;
  v_days := (p ->> 'days')::integer;
  if v_days is null or v_days not in (7, 30, 90) then return '{"refused": "invalid"}'; end if;
  if v_workspace is not null and not private.may_share_from(v_workspace) then return '{"refused": "forbidden"}'; end if;
  perform pg_advisory_xact_lock(hashtextextended('shared link ' || v_user::text, 0));
  select * into v_link from public.shared_links l where l.user_id = v_user and l.client_id = (p ->> 'clientId')::uuid;
  if not found then
    if (select count(*) filter (where l.revoked_at is null and l.expires_at > now()) >= 100 or count(*) >= 1000
        from public.shared_links l where l.user_id = v_user) then return '{"refused": "too_many"}'; end if;
    insert into public.shared_links (user_id, client_id, workspace_id, deal_id, expires_at)
    values (v_user, (p ->> 'clientId')::uuid, v_workspace, p ->> 'dealId', now() + make_interval(days => v_days)) returning * into v_link;
    insert into private.shared_link_bytes (link_id, body) values (v_link.id, decode(p ->> 'body', 'base64'));
    if v_workspace is not null then perform private.record_in_team(v_workspace, 'deal-shared'); end if;
  end if;
  return jsonb_build_object('id', v_link.id, 'expiresAt', private.iso_us(v_link.expires_at));
exception
  when check_violation or not_null_violation or invalid_text_representation or invalid_parameter_value or numeric_value_out_of_range then
    return '{"refused": "invalid"}';
end $$;

-- {id} → {done: true}. The bytes are removed at once. Another person's link is "gone", as if it had never existed.
create function private.revoke_shared_link(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_link public.shared_links;
begin
  if auth.uid() is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  select * into v_link from public.shared_links l
  where l.id = (p ->> 'id')::uuid and (l.user_id = auth.uid() or private.may_share_from(l.workspace_id)) for update;
  if not found then return '{"refused": "gone"}'; end if;
  if v_link.revoked_at is null then
    update public.shared_links l set revoked_at = now() where l.id = v_link.id;
    delete from private.shared_link_bytes b where b.link_id = v_link.id;
    if v_link.workspace_id is not null then perform private.record_in_team(v_link.workspace_id, 'share-revoked'); end if;
  end if;
  return '{"done": true}';
exception when invalid_text_representation then return '{"refused": "invalid"}';
end $$;

-- {id} → {body, expiresAt}. Null for a link that was revoked, has expired, or never existed, so that these cannot be distinguished.
create function private.read_shared_link(p jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('body', translate(encode(b.body, 'base64'), E'\n', ''), 'expiresAt', private.iso_us(l.expires_at))
  from public.shared_links l join private.shared_link_bytes b on b.link_id = l.id
  where l.id = (p ->> 'id')::uuid and l.revoked_at is null and l.expires_at > now()
$$;

-- Removes links that expired before the given time. Returns how many were removed.
create function private.purge_shared_links(p_before timestamptz) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_gone integer;
begin
  delete from public.shared_links l where l.expires_at < p_before;
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;

-- Requests a device may make, each as its caller.
create function public.shared_link_create(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.create_shared_link(p)
$$;
create function public.shared_link_revoke(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.revoke_shared_link(p)
$$;

-- {dealId} → {links: [...]}: the deal's open links that the caller may revoke, newest first. Null without the second factor.
create function public.shared_link_list(p jsonb) returns jsonb language plpgsql stable security invoker set search_path = '' as $$
begin
  if auth.uid() is null or not private.mfa_ok() then return null; end if;
  return (
    select jsonb_build_object('links', coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'dealId', l.deal_id,
      'createdAt', private.iso_us(l.created_at), 'expiresAt', private.iso_us(l.expires_at), 'mine', l.user_id = auth.uid()
    ) order by l.created_at desc, l.id), '[]'))
    from public.shared_links l where l.deal_id = p ->> 'dealId' and l.revoked_at is null and l.expires_at > now());
end $$;

-- For the function "shared-link", which has no caller.
create function public.read_shared_link(p jsonb) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.read_shared_link(p)
$$;

revoke all on function private.may_share_from(uuid), private.create_shared_link(jsonb), private.revoke_shared_link(jsonb),
  private.read_shared_link(jsonb), private.purge_shared_links(timestamptz) from public;
revoke all on function public.shared_link_create(jsonb), public.shared_link_revoke(jsonb), public.shared_link_list(jsonb) from public, anon;
revoke all on function public.read_shared_link(jsonb) from public, anon, authenticated;
grant execute on function private.create_shared_link(jsonb), private.revoke_shared_link(jsonb), private.iso_us(timestamptz),
  public.shared_link_create(jsonb), public.shared_link_revoke(jsonb), public.shared_link_list(jsonb) to authenticated;
grant execute on function private.read_shared_link(jsonb), public.read_shared_link(jsonb) to service_role;
