-- Teams: shared workspaces with members, invitations and a record of who did what. The tables here are in schema private and nobody is
-- granted anything on them: every request is answered by a function below, which checks the caller. The limits are those of
-- src/core/deal/collaboration/teamLimits.ts: 10 seats, 5 workspaces per owner, 30 days of grace, 7 days and 10 uses per invitation.
--
-- Locks: first the person whose number of owned workspaces may grow, then the row of the workspace. Every function that changes a workspace
-- holds that row, so seats, uses and the last owner are counted one request at a time.

-- Anyone who has the secret of an invitation can use it. Only the hash of the secret is stored. With an address, only the account with that
-- confirmed address can use it.
create table private.workspace_invitations (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references sync.workspaces (id) on delete cascade,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  role text not null check (role in ('owner', 'editor', 'viewer')),
  email text check (length(email) <= 320),
  uses_left integer not null check (uses_left between 0 and 10),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by uuid not null references auth.users (id) on delete cascade,
  -- The inviter's name, shown to the invited person.
  invited_by text not null,
  created_at timestamptz not null default now()
);
create index workspace_invitations_workspace_idx on private.workspace_invitations (workspace_id);
create index workspace_invitations_created_by_idx on private.workspace_invitations (created_by, created_at);

-- When a person was last removed. Invitations made earlier do not let them in again.
create table private.workspace_removals (
  workspace_id uuid not null references sync.workspaces (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  removed_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index workspace_removals_user_idx on private.workspace_removals (user_id);

-- Who did what. Names are stored as they were, so that an entry outlasts the accounts in it.
create table private.workspace_audit (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references sync.workspaces (id) on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in ('created', 'renamed', 'closed', 'reopened', 'invited', 'invitation-revoked', 'joined', 'role-changed',
    'removed', 'left', 'handed-over', 'account-deleted', 'deal-shared', 'share-revoked')),
  by_name text not null,
  whom text not null default '',
  detail text not null default ''
);
create index workspace_audit_workspace_idx on private.workspace_audit (workspace_id, id desc);

-- Whose device wrote to a workspace. The id is in the clock of every field the device changed. A row stays when its person leaves or
-- deletes their account, so that the others still see who changed what.
create table private.workspace_devices (
  workspace_id uuid not null references sync.workspaces (id) on delete cascade,
  device_id text not null check (device_id ~ '^[0-9A-Za-z]{8,40}$'),
  user_id uuid not null,
  name text not null,
  primary key (workspace_id, device_id)
);

create table private.team_preferences (
  user_id uuid primary key references auth.users (id) on delete cascade,
  mention_mail boolean not null default true,
  -- In the link that switches mail about mentions off without signing in.
  unsubscribe_token uuid not null unique default gen_random_uuid()
);

-- The mentions that were told, so that each comment mails a person once.
create table private.team_mentions (
  workspace_id uuid not null references sync.workspaces (id) on delete cascade,
  comment_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  by_user uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (workspace_id, comment_id, user_id)
);
create index team_mentions_user_idx on private.team_mentions (user_id);
create index team_mentions_by_user_idx on private.team_mentions (by_user, at);

-- Mail to send once the transaction that caused it has committed. The server takes the rows right after the call. Secrets are not among
-- them: an invitation's is in the answer alone.
create table private.team_mails (
  id bigint generated always as identity primary key,
  queued_by uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in ('invited', 'mentioned', 'role-changed', 'removed')),
  to_user uuid references auth.users (id) on delete cascade,
  to_email text,
  details jsonb not null,
  check ((to_user is null) <> (to_email is null))
);
create index team_mails_queued_by_idx on private.team_mails (queued_by);
create index team_mails_to_user_idx on private.team_mails (to_user);

alter table private.workspace_invitations enable row level security;
alter table private.workspace_invitations force row level security;
alter table private.workspace_removals enable row level security;
alter table private.workspace_removals force row level security;
alter table private.workspace_audit enable row level security;
alter table private.workspace_audit force row level security;
alter table private.workspace_devices enable row level security;
alter table private.workspace_devices force row level security;
alter table private.team_preferences enable row level security;
alter table private.team_preferences force row level security;
alter table private.team_mentions enable row level security;
alter table private.team_mentions force row level security;
alter table private.team_mails enable row level security;
alter table private.team_mails force row level security;

-- A UUID in a request. Null if the field is missing or something else.
create function private.uuid_in(p jsonb, p_key text) returns uuid language sql immutable set search_path = '' as $$
  select case when p ->> p_key ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (p ->> p_key)::uuid end
$$;

create function private.is_team_name(p_name text) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(private.is_plain_text(p_name, 100) and p_name = btrim(p_name) and p_name <> '' and strpos(p_name, E'\n') = 0, false)
$$;

-- How a person is named to the members of a team: the name in their account, or the part of their address before the @.
create function private.person_name(p_user uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_name text;
begin
  select coalesce(nullif(btrim(u.raw_user_meta_data ->> 'name'), ''), nullif(btrim(u.raw_user_meta_data ->> 'full_name'), ''),
    split_part(u.email, '@', 1), '') into v_name from auth.users u where u.id = p_user;
  return left(btrim(regexp_replace(coalesce(v_name, ''),
    '[\u0001-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')), 100);
end $$;

-- A member's name in a workspace, or the person's name if they are not a member.
create function private.name_in(p_workspace uuid, p_user uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select m.name from sync.workspace_members m where m.workspace_id = p_workspace and m.user_id = p_user),
    private.person_name(p_user));
end $$;

-- Adds an entry to the record of a workspace, by the caller.
create function private.record_in_team(p_workspace uuid, p_kind text, p_whom text default '', p_detail text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.workspace_audit (workspace_id, kind, by_name, whom, detail)
  values (p_workspace, p_kind, private.name_in(p_workspace, auth.uid()), p_whom, p_detail);
end $$;

-- Holds what counts how many workspaces a person owns, until the end of the transaction.
create function private.lock_owner(p_user uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('teams of ' || p_user, 0));
end $$;

create function private.teams_owned(p_user uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select count(*) from sync.workspace_members m where m.user_id = p_user and m.role = 'owner' and m.personal_of is null);
end $$;

-- Locks a shared workspace for a change. Returns a refusal, or null if the caller is a member with the wanted role. Someone else's
-- workspace, a personal one and a missing one are all 'gone'.
create function private.open_team(p_workspace uuid, p_owner_only boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_role text;
begin
  if auth.uid() is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  if not exists (select from sync.workspace_members m where m.workspace_id = p_workspace and m.user_id = auth.uid()) then
    return '{"refused": "gone"}';
  end if;
  perform from sync.workspaces w where w.id = p_workspace and w.personal_of is null for update;
  if not found then return '{"refused": "gone"}'; end if;
  -- Read after the lock: the role may have changed during the wait.
  select m.role into v_role from sync.workspace_members m where m.workspace_id = p_workspace and m.user_id = auth.uid();
  if v_role is null then return '{"refused": "gone"}'; end if;
  if p_owner_only and v_role <> 'owner' then return '{"refused": "forbidden"}'; end if;
  return null;
end $$;

-- The refusal of a workspace that is read-only. Null if it is not.
create function private.read_only_refusal(p_workspace uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case private.team_read_only(p_workspace) when 'closed' then '{"refused": "closed"}'::jsonb when 'plan' then '{"refused": "plan_needed"}' end;
end $$;

-- A workspace as the person sees it in their list. Null if they are not a member.
create function private.team_entry(p_workspace uuid, p_user uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('id', w.id, 'name', w.name, 'role', m.role,
      'members', (select count(*) from sync.workspace_members o where o.workspace_id = w.id),
      'readOnly', private.team_read_only(w.id), 'deletedAt', private.iso_us(w.closed_at + interval '30 days'))
    from sync.workspaces w join sync.workspace_members m on m.workspace_id = w.id and m.user_id = p_user
    where w.id = p_workspace and w.personal_of is null);
end $$;

create function private.is_open_invitation(p_invitation private.workspace_invitations) returns boolean
language sql stable set search_path = '' as $$
  select p_invitation.revoked_at is null and p_invitation.uses_left > 0 and p_invitation.expires_at > now()
$$;

-- The seats in use: members and open invitations, not counting the given one, whose use takes the seat it holds.
create function private.seats_taken(p_workspace uuid, p_except uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select count(*) from sync.workspace_members m where m.workspace_id = p_workspace)
    + (select count(*) from private.workspace_invitations i
       where i.workspace_id = p_workspace and private.is_open_invitation(i) and i.id is distinct from p_except);
end $$;

create function private.is_last_owner(p_workspace uuid, p_user uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (
    select from sync.workspace_members m where m.workspace_id = p_workspace and m.role = 'owner' and m.user_id <> p_user);
end $$;

-- {}: the caller's shared workspaces.
create function private.teams_list(p jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
begin
  if v_user is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  return jsonb_build_object(
    'teams', (
      select coalesce(jsonb_agg(private.team_entry(w.id, v_user) order by lower(w.name), w.id), '[]')
      from sync.workspace_members m join sync.workspaces w on w.id = m.workspace_id
      where m.user_id = v_user and w.personal_of is null),
    'mayCreate', private.plan_of(v_user) = 'investor',
    'mentionMail', coalesce((select t.mention_mail from private.team_preferences t where t.user_id = v_user), true));
end $$;

-- {id, name}. The same request again returns the workspace that the first one created.
create function private.teams_create(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_id uuid := private.uuid_in(p, 'id');
begin
  if v_user is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  if v_id is null or not private.is_team_name(p ->> 'name') then return '{"refused": "invalid"}'; end if;
  perform private.lock_owner(v_user);
  if exists (select from sync.workspace_members m
    where m.workspace_id = v_id and m.user_id = v_user and m.role = 'owner' and m.personal_of is null)
  then return private.team_entry(v_id, v_user); end if;
  if private.plan_of(v_user) <> 'investor' then return '{"refused": "plan_needed"}'; end if;
  if private.teams_owned(v_user) >= 5 then return '{"refused": "too_many"}'; end if;
  insert into sync.workspaces (id, personal_of, name) values (v_id, null, p ->> 'name') on conflict (id) do nothing;
  if not found then return '{"refused": "invalid"}'; end if;
  insert into sync.workspace_members (workspace_id, user_id, role, name) values (v_id, v_user, 'owner', private.person_name(v_user));
  insert into sync.workspace_heads (workspace_id) values (v_id);
  perform private.record_in_team(v_id, 'created', '', p ->> 'name');
  return private.team_entry(v_id, v_user);
end $$;

-- {workspace}: members, and devices by id. Owners also get the open invitations and the newest 500 entries of the record.
create function private.teams_read(p jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_id uuid := private.uuid_in(p, 'workspace');
  v_team jsonb;
  v_owner boolean;
begin
  if auth.uid() is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  v_team := private.team_entry(v_id, auth.uid());
  if v_team is null then return '{"refused": "gone"}'; end if;
  v_owner := v_team ->> 'role' = 'owner';
  return jsonb_build_object('team', v_team,
    'members', (
      select jsonb_agg(jsonb_build_object('user', m.user_id, 'name', m.name, 'email', u.email, 'role', m.role,
        'since', private.iso_us(m.created_at)) order by m.created_at, m.user_id)
      from sync.workspace_members m join auth.users u on u.id = m.user_id where m.workspace_id = v_id),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'role', i.role, 'email', i.email, 'usesLeft', i.uses_left,
        'expiresAt', private.iso_us(i.expires_at)) order by i.created_at, i.id), '[]')
      from private.workspace_invitations i where v_owner and i.workspace_id = v_id and private.is_open_invitation(i)),
    'audit', (
      select coalesce(jsonb_agg(jsonb_build_object('at', private.iso_us(a.at), 'kind', a.kind, 'by', a.by_name, 'whom', a.whom,
        'detail', a.detail) order by a.id desc), '[]')
      from (select * from private.workspace_audit e where v_owner and e.workspace_id = v_id order by e.id desc limit 500) a),
    'devices', (
      select coalesce(jsonb_object_agg(d.device_id, jsonb_build_object('user', d.user_id, 'name', d.name)), '{}')
      from private.workspace_devices d where d.workspace_id = v_id));
end $$;

-- {workspace, name}
create function private.teams_rename(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.uuid_in(p, 'workspace');
  v_refused jsonb := private.open_team(v_id, true);
begin
  if v_refused is not null then return v_refused; end if;
  if not private.is_team_name(p ->> 'name') then return '{"refused": "invalid"}'; end if;
  update sync.workspaces w set name = p ->> 'name' where w.id = v_id and w.name <> p ->> 'name';
  if found then perform private.record_in_team(v_id, 'renamed', '', p ->> 'name'); end if;
  return private.team_entry(v_id, auth.uid());
end $$;

-- {workspace}: read-only at once, and deleted after 30 days unless an owner reopens it.
create function private.teams_close(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.uuid_in(p, 'workspace');
  v_refused jsonb := private.open_team(v_id, true);
begin
  if v_refused is not null then return v_refused; end if;
  update sync.workspaces w set closed_at = now() where w.id = v_id and w.closed_at is null;
  if found then perform private.record_in_team(v_id, 'closed'); end if;
  return private.team_entry(v_id, auth.uid());
end $$;

-- {workspace}
create function private.teams_reopen(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.uuid_in(p, 'workspace');
  v_refused jsonb := private.open_team(v_id, true);
begin
  if v_refused is not null then return v_refused; end if;
  update sync.workspaces w set closed_at = null where w.id = v_id and w.closed_at is not null;
  if found then perform private.record_in_team(v_id, 'reopened'); end if;
  return private.team_entry(v_id, auth.uid());
end $$;

-- {workspace, role, email?, uses?}: returns the secret, which is stored nowhere. A new invitation to an address replaces the open one.
create function private.teams_invite(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_id uuid := private.uuid_in(p, 'workspace');
  v_email text := lower(btrim(p ->> 'email'));
  v_uses integer := case when v_email is not null then 1 when p -> 'uses' is null or p -> 'uses' = 'null' then 10
    when private.is_number_in(p -> 'uses', 1, 10) then floor((p ->> 'uses')::numeric)::integer end;
  v_secret text := rtrim(translate(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=');
  v_name text;
  v_invitation uuid;
  v_refused jsonb := private.open_team(v_id, true);
begin
  v_refused := coalesce(v_refused, private.read_only_refusal(v_id));
  if v_refused is not null then return v_refused; end if;
  if coalesce(p ->> 'role' not in ('owner', 'editor', 'viewer'), true) or v_uses is null or length(v_email) > 320
    or v_email !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9.-]+$' then return '{"refused": "invalid"}'; end if;
  if exists (select from sync.workspace_members m join auth.users u on u.id = m.user_id where m.workspace_id = v_id and lower(u.email) = v_email)
  then return '{"refused": "invalid"}'; end if;
  -- Invitations go to strangers' addresses, so each person has a daily limit.
  if (select count(*) from private.workspace_invitations i where i.created_by = v_user and i.created_at > now() - interval '1 day') >= 30
  then return '{"refused": "too_many"}'; end if;
  update private.workspace_invitations i set revoked_at = now()
  where i.workspace_id = v_id and i.email = v_email and private.is_open_invitation(i);
  if private.seats_taken(v_id, null) >= 10 then return '{"refused": "no_seat"}'; end if;
  v_name := private.name_in(v_id, v_user);
  insert into private.workspace_invitations (workspace_id, secret_hash, role, email, uses_left, expires_at, created_by, invited_by)
  values (v_id, sha256(convert_to(v_secret, 'UTF8')), p ->> 'role', v_email, v_uses, now() + interval '7 days', v_user, v_name)
  returning id into v_invitation;
  perform private.record_in_team(v_id, 'invited', coalesce(v_email, ''), p ->> 'role');
  if v_email is not null then
    insert into private.team_mails (queued_by, kind, to_email, details)
    select v_user, 'invited', v_email, jsonb_build_object('workspace', w.name, 'by', v_name, 'role', p ->> 'role', 'invitation', v_invitation)
    from sync.workspaces w where w.id = v_id;
  end if;
  return jsonb_build_object('id', v_invitation, 'secret', v_secret);
end $$;

-- {workspace, invitation}
create function private.teams_revoke(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.uuid_in(p, 'workspace');
  v_refused jsonb := private.open_team(v_id, true);
  v_email text;
begin
  if v_refused is not null then return v_refused; end if;
  update private.workspace_invitations i set revoked_at = now()
  where i.workspace_id = v_id and i.id = private.uuid_in(p, 'invitation') and i.revoked_at is null returning coalesce(i.email, '') into v_email;
  if found then perform private.record_in_team(v_id, 'invitation-revoked', v_email); end if;
  return '{"done": true}';
end $$;

create function private.invitation_for(p_secret text) returns private.workspace_invitations
language plpgsql stable security definer set search_path = '' as $$
declare
  v_found private.workspace_invitations;
begin
  select * into v_found from private.workspace_invitations i where i.secret_hash = sha256(convert_to(coalesce(p_secret, ''), 'UTF8'));
  return v_found;
end $$;

-- Why the caller may not use an invitation, except for the state of its workspace. Null if they may.
create function private.invitation_refusal(p_invitation private.workspace_invitations) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_invitation.id is null or not private.is_open_invitation(p_invitation) or exists (
    select from private.workspace_removals r
    where r.workspace_id = p_invitation.workspace_id and r.user_id = auth.uid() and r.removed_at >= p_invitation.created_at
  ) then return '{"refused": "gone"}'; end if;
  if p_invitation.email is null then return null; end if;
  if not exists (select from auth.users u where u.id = auth.uid() and lower(u.email) = p_invitation.email) then
    return '{"refused": "wrong_address"}';
  end if;
  if not exists (select from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null) then
    return '{"refused": "unconfirmed"}';
  end if;
  return null;
end $$;

-- {secret}: what an invitation offers.
create function private.teams_preview(p jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_invitation private.workspace_invitations := private.invitation_for(p ->> 'secret');
  v_joined boolean;
  v_refused jsonb;
begin
  if auth.uid() is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  v_joined := exists (
    select from sync.workspace_members m where m.workspace_id = v_invitation.workspace_id and m.user_id = auth.uid());
  v_refused := private.invitation_refusal(v_invitation);
  if v_refused is not null and not v_joined then return v_refused; end if;
  return (
    select jsonb_build_object('workspace', w.id, 'name', w.name, 'invitedBy', v_invitation.invited_by, 'role', v_invitation.role,
      'joined', v_joined)
    from sync.workspaces w where w.id = v_invitation.workspace_id);
end $$;

-- {secret}: makes the caller a member. A member who accepts again changes nothing.
create function private.teams_accept(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_id uuid := (private.invitation_for(p ->> 'secret')).workspace_id;
  v_invitation private.workspace_invitations;
  v_refused jsonb;
begin
  if v_user is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  perform private.lock_owner(v_user);
  perform from sync.workspaces w where w.id = v_id for update;
  if not found then return '{"refused": "gone"}'; end if;
  if exists (select from sync.workspace_members m where m.workspace_id = v_id and m.user_id = v_user) then
    return private.team_entry(v_id, v_user);
  end if;
  -- Read after the lock: others may have used it during the wait.
  select * into v_invitation from private.workspace_invitations i where i.secret_hash = sha256(convert_to(p ->> 'secret', 'UTF8'));
  v_refused := coalesce(private.invitation_refusal(v_invitation), private.read_only_refusal(v_id));
  if v_refused is not null then return v_refused; end if;
  if private.seats_taken(v_id, v_invitation.id) >= 10 then return '{"refused": "no_seat"}'; end if;
  if v_invitation.role = 'owner' and private.teams_owned(v_user) >= 5 then return '{"refused": "too_many"}'; end if;
  insert into sync.workspace_members (workspace_id, user_id, role, name) values (v_id, v_user, v_invitation.role, private.person_name(v_user));
  update private.workspace_invitations i set uses_left = i.uses_left - 1 where i.id = v_invitation.id;
  perform private.record_in_team(v_id, 'joined', '', v_invitation.role);
  return private.team_entry(v_id, v_user);
end $$;

-- Queues mail to a member about what the caller did. Nobody gets mail about what they did themselves.
create function private.queue_team_mail(p_workspace uuid, p_kind text, p_to uuid, p_details jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_to = auth.uid() then return; end if;
  insert into private.team_mails (queued_by, kind, to_user, details)
  select auth.uid(), p_kind, p_to, p_details || jsonb_build_object('workspace', w.name, 'by', private.name_in(w.id, auth.uid()))
  from sync.workspaces w where w.id = p_workspace;
end $$;

-- {workspace, user, role}
create function private.teams_set_role(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.uuid_in(p, 'workspace');
  v_user uuid := private.uuid_in(p, 'user');
  v_role text := p ->> 'role';
  v_refused jsonb;
  v_member sync.workspace_members;
begin
  if v_user is null or coalesce(v_role not in ('owner', 'editor', 'viewer'), true) then return '{"refused": "invalid"}'; end if;
  if v_role = 'owner' then perform private.lock_owner(v_user); end if;
  v_refused := private.open_team(v_id, true);
  if v_refused is not null then return v_refused; end if;
  select * into v_member from sync.workspace_members m where m.workspace_id = v_id and m.user_id = v_user;
  if not found then return '{"refused": "gone"}'; end if;
  if v_member.role = v_role then return '{"done": true}'; end if;
  if private.is_last_owner(v_id, v_user) then return '{"refused": "last_owner"}'; end if;
  if v_role = 'owner' and private.teams_owned(v_user) >= 5 then return '{"refused": "too_many"}'; end if;
  perform private.record_in_team(v_id, 'role-changed', v_member.name, v_role);
  perform private.queue_team_mail(v_id, 'role-changed', v_user, jsonb_build_object('role', v_role));
  update sync.workspace_members m set role = v_role where m.workspace_id = v_id and m.user_id = v_user;
  return '{"done": true}';
end $$;

-- {workspace, user}: removes another member.
create function private.teams_remove(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.uuid_in(p, 'workspace');
  v_user uuid := private.uuid_in(p, 'user');
  v_refused jsonb := private.open_team(v_id, true);
  v_name text;
begin
  if v_refused is not null then return v_refused; end if;
  if v_user is null or v_user = auth.uid() then return '{"refused": "invalid"}'; end if;
  select m.name into v_name from sync.workspace_members m where m.workspace_id = v_id and m.user_id = v_user;
  if not found then return '{"refused": "gone"}'; end if;
  perform private.record_in_team(v_id, 'removed', v_name);
  perform private.queue_team_mail(v_id, 'removed', v_user, '{}');
  insert into private.workspace_removals (workspace_id, user_id) values (v_id, v_user)
  on conflict (workspace_id, user_id) do update set removed_at = now();
  delete from sync.workspace_members m where m.workspace_id = v_id and m.user_id = v_user;
  return '{"done": true}';
end $$;

-- {workspace}. The last member's departure deletes the workspace.
create function private.teams_leave(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.uuid_in(p, 'workspace');
  v_user uuid := auth.uid();
  v_refused jsonb := private.open_team(v_id, false);
begin
  if v_refused is not null then return v_refused; end if;
  if not exists (select from sync.workspace_members m where m.workspace_id = v_id and m.user_id <> v_user) then
    delete from sync.workspaces w where w.id = v_id;
    return '{"done": true}';
  end if;
  if private.is_last_owner(v_id, v_user) then return '{"refused": "last_owner"}'; end if;
  perform private.record_in_team(v_id, 'left');
  delete from sync.workspace_members m where m.workspace_id = v_id and m.user_id = v_user;
  return '{"done": true}';
end $$;

-- {workspace, user}: the other becomes an owner and the caller an editor.
create function private.teams_hand_over(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.uuid_in(p, 'workspace');
  v_user uuid := private.uuid_in(p, 'user');
  v_refused jsonb;
  v_member sync.workspace_members;
begin
  if v_user is null or v_user is not distinct from auth.uid() then return '{"refused": "invalid"}'; end if;
  perform private.lock_owner(v_user);
  v_refused := private.open_team(v_id, true);
  if v_refused is not null then return v_refused; end if;
  select * into v_member from sync.workspace_members m where m.workspace_id = v_id and m.user_id = v_user;
  if not found then return '{"refused": "gone"}'; end if;
  if v_member.role <> 'owner' and private.teams_owned(v_user) >= 5 then return '{"refused": "too_many"}'; end if;
  perform private.record_in_team(v_id, 'handed-over', v_member.name);
  perform private.queue_team_mail(v_id, 'role-changed', v_user, '{"role": "owner"}');
  update sync.workspace_members m set role = 'owner' where m.workspace_id = v_id and m.user_id = v_user;
  update sync.workspace_members m set role = 'editor' where m.workspace_id = v_id and m.user_id = auth.uid();
  return '{"done": true}';
end $$;

-- {on}: whether the caller is mailed about mentions.
create function private.teams_mention_mail(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.mfa_ok() then return '{"refused": "forbidden"}'; end if;
  if coalesce(jsonb_typeof(p -> 'on') <> 'boolean', true) then return '{"refused": "invalid"}'; end if;
  insert into private.team_preferences (user_id, mention_mail) values (auth.uid(), (p ->> 'on')::boolean)
  on conflict (user_id) do update set mention_mail = excluded.mention_mail;
  return '{"done": true}';
end $$;

-- Notes that the caller's device wrote to a workspace. The sync server calls it in the transaction of a push. A device keeps its first
-- person, so that nobody can take over another's changes. Does nothing in a personal workspace, or above 100 devices of a person.
create function private.note_device(p_workspace uuid, p_device text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.workspace_devices as d (workspace_id, device_id, user_id, name)
  select m.workspace_id, p_device, m.user_id, m.name from sync.workspace_members m
  where m.workspace_id = p_workspace and m.user_id = auth.uid() and m.personal_of is null and m.role in ('owner', 'editor')
    and (exists (select from private.workspace_devices o where o.workspace_id = p_workspace and o.device_id = p_device)
      or (select count(*) from private.workspace_devices o where o.workspace_id = p_workspace and o.user_id = m.user_id) < 100)
  on conflict (workspace_id, device_id) do update set name = excluded.name
  where d.user_id = excluded.user_id and d.name <> excluded.name;
end $$;

-- Queues mail to the members whom the caller's comments mention and who want it, once per comment and person, at most 100 times a day. The
-- sync server calls it in the transaction of a push, with the comments it stored: [{comment, deal, by, users}]. Returns whether there is
-- mail to send. Comments by someone else are ignored.
create function private.note_mentions(p_workspace uuid, p_comments jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_by uuid := auth.uid();
  v_left bigint := 100 - (select count(*) from private.team_mentions t where t.by_user = v_by and t.at > now() - interval '1 day');
  v_queued boolean := false;
  v_told record;
begin
  if private.read_only_reason(p_workspace) is not null then return false; end if;
  for v_told in
    select c ->> 'comment' as comment, c ->> 'deal' as deal, m.user_id
    from jsonb_array_elements(p_comments) c
    join sync.workspace_members m on m.workspace_id = p_workspace and m.user_id <> v_by and c -> 'users' ? m.user_id::text
    where c ->> 'by' = v_by::text and c ->> 'deal' ~ '^[0-9A-Za-z_-]{1,40}$'
  loop
    exit when v_left <= 0;
    insert into private.team_mentions (workspace_id, comment_id, user_id, by_user)
    values (p_workspace, v_told.comment, v_told.user_id, v_by) on conflict do nothing;
    continue when not found;
    v_left := v_left - 1;
    insert into private.team_preferences (user_id) values (v_told.user_id) on conflict do nothing;
    if (select t.mention_mail from private.team_preferences t where t.user_id = v_told.user_id) then
      perform private.queue_team_mail(p_workspace, 'mentioned', v_told.user_id,
        jsonb_build_object('workspaceId', p_workspace, 'deal', v_told.deal));
      v_queued := true;
    end if;
  end loop;
  return v_queued;
end $$;

-- A person who stops being an owner takes their open invitations with them: as an owner's link, one would let them in as an owner again.
create function private.end_owner_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.workspace_invitations i set revoked_at = now()
  where i.workspace_id = old.workspace_id and i.created_by = old.user_id and i.revoked_at is null;
  return null;
end $$;
create trigger workspace_members_demoted after update of role on sync.workspace_members
  for each row when (old.role = 'owner' and new.role <> 'owner') execute function private.end_owner_invitations();
create trigger workspace_members_owner_gone after delete on sync.workspace_members
  for each row when (old.role = 'owner' and old.personal_of is null) execute function private.end_owner_invitations();

-- Keeps a shared workspace from being without an owner or a member, in whatever way an account was deleted: the longest-standing editor, or
-- else viewer, becomes the owner, and without members the workspace is deleted.
create function private.keep_team_owned() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_heir sync.workspace_members;
begin
  perform from sync.workspaces w where w.id = old.workspace_id for update;
  if not found then return null; end if;
  if not exists (select from auth.users u where u.id = old.user_id) then
    insert into private.workspace_audit (workspace_id, kind, by_name) values (old.workspace_id, 'account-deleted', old.name);
  end if;
  if exists (select from sync.workspace_members m where m.workspace_id = old.workspace_id and m.role = 'owner') then return null; end if;
  select * into v_heir from sync.workspace_members m where m.workspace_id = old.workspace_id
  order by m.role = 'editor' desc, m.created_at, m.user_id limit 1;
  if not found then
    delete from sync.workspaces w where w.id = old.workspace_id;
    return null;
  end if;
  update sync.workspace_members m set role = 'owner' where m.workspace_id = v_heir.workspace_id and m.user_id = v_heir.user_id;
  insert into private.workspace_audit (workspace_id, kind, by_name, whom, detail)
  values (old.workspace_id, 'role-changed', old.name, v_heir.name, 'owner');
  return null;
end $$;
create trigger workspace_members_succession after delete on sync.workspace_members
  for each row when (old.personal_of is null) execute function private.keep_team_owned();

-- Tells every server that a person's teams, or what they may do in them, may have changed, so that the person's open devices ask again.
-- `p_left` is a workspace that the person has left or was removed from: their open streams of it end. PostgreSQL sends the message after the
-- commit, and equal messages of one transaction once. Pushes never cause one.
create function private.tell_person(p_user uuid, p_left uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_notify('sync_poke', json_build_object('kind', 'team', 'user', p_user, 'left', p_left)::text);
end $$;

create function private.tell_members(p_workspace uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.tell_person(m.user_id) from sync.workspace_members m where m.workspace_id = p_workspace;
end $$;

create function private.tell_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.tell_person(old.user_id, old.workspace_id);
    perform private.tell_members(old.workspace_id);
  else
    perform private.tell_members(new.workspace_id);
  end if;
  return null;
end $$;
create trigger workspace_members_told after insert or update of role, name on sync.workspace_members
  for each row when (new.personal_of is null) execute function private.tell_of_member();
create trigger workspace_members_told_gone after delete on sync.workspace_members
  for each row when (old.personal_of is null) execute function private.tell_of_member();

-- A deleted workspace deletes its members, which tells them.
create function private.tell_of_workspace() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_members(new.id);
  return null;
end $$;
create trigger workspaces_told after update of name, closed_at on sync.workspaces
  for each row when (new.personal_of is null and (old.name, old.closed_at) is distinct from (new.name, new.closed_at))
  execute function private.tell_of_workspace();

-- A plan decides whether its person may create workspaces, and whether anyone may write to those they own.
create function private.tell_of_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  perform private.tell_person(v_user);
  perform private.tell_members(m.workspace_id) from sync.workspace_members m
  where m.user_id = v_user and m.role = 'owner' and m.personal_of is null;
  return null;
end $$;
create trigger user_plans_told after insert or update of plan or delete on public.user_plans
  for each row execute function private.tell_of_plan();
create trigger subscriptions_told after update of plan, access_until on public.subscriptions
  for each row when ((old.plan, old.access_until) is distinct from (new.plan, new.access_until)) execute function private.tell_of_plan();
create trigger subscriptions_told_gone after delete on public.subscriptions
  for each row when (old.plan is not null) execute function private.tell_of_plan();

-- Locks the caller's shared workspaces before their account is deleted, in the order that every other function uses.
create function private.lock_own_teams() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from sync.workspaces w
  where w.personal_of is null and w.id in (select m.workspace_id from sync.workspace_members m where m.user_id = auth.uid())
  order by w.id for update;
end $$;

-- The functions below are for the server alone. Users may not call them.

-- {by, invitation?}: takes the mail that a person's requests caused, with the addresses to send it to. An invitation's mail is taken only by
-- the request that made it, because no other has its secret.
create function private.take_team_mails(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_mails jsonb;
begin
  with taken as (
    delete from private.team_mails q
    where q.queued_by = private.uuid_in(p, 'by') and (q.kind <> 'invited' or q.details ->> 'invitation' = p ->> 'invitation')
    returning q.*
  )
  select coalesce(jsonb_agg(t.details || jsonb_build_object('kind', t.kind, 'to', coalesce(t.to_email, u.email),
    'unsubscribe', case when t.kind = 'mentioned' then s.unsubscribe_token end) order by t.id), '[]') into v_mails
  from taken t left join auth.users u on u.id = t.to_user left join private.team_preferences s on s.user_id = t.to_user
  where coalesce(t.to_email, u.email) is not null;
  return v_mails;
end $$;

-- {token}: stops mail about mentions to the person with this token.
create function private.unsubscribe_mentions(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.team_preferences t set mention_mail = false where t.unsubscribe_token = private.uuid_in(p, 'token');
  return case when found then '{"done": true}'::jsonb else '{"refused": "gone"}' end;
end $$;

-- Deletes workspaces closed more than 30 days before the given time, and what is no longer needed of mail, mentions and invitations. Returns
-- how many workspaces were deleted. The nightly job runs it, scheduled by pg_cron on hosted Supabase.
create function private.purge_teams(p_now timestamptz) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_removed integer;
begin
  delete from private.team_mails q where q.at < p_now - interval '1 day';
  delete from private.team_mentions t where t.at < p_now - interval '180 days';
  delete from private.workspace_invitations i where i.expires_at < p_now - interval '30 days';
  delete from sync.workspaces w where w.closed_at < p_now - interval '30 days';
  get diagnostics v_removed = row_count;
  return v_removed;
end $$;

-- The requests a device may make, each as its caller: {"refused": code} or the answer of src/core/contracts/teamsContract.ts.
create function public.teams_list(p jsonb) returns jsonb language sql stable security invoker set search_path = '' as $$ select private.teams_list(p) $$;
create function public.teams_create(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.teams_create(p) $$;
create function public.teams_read(p jsonb) returns jsonb language sql stable security invoker set search_path = '' as $$ select private.teams_read(p) $$;
create function public.teams_rename(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.teams_rename(p) $$;
create function public.teams_close(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.teams_close(p) $$;
create function public.teams_reopen(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.teams_reopen(p) $$;
create function public.teams_invite(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.teams_invite(p) $$;
create function public.teams_revoke(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.teams_revoke(p) $$;
create function public.teams_preview(p jsonb) returns jsonb language sql stable security invoker set search_path = '' as $$ select private.teams_preview(p) $$;
create function public.teams_accept(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.teams_accept(p) $$;
create function public.teams_set_role(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.teams_set_role(p) $$;
create function public.teams_remove(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.teams_remove(p) $$;
create function public.teams_leave(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.teams_leave(p) $$;
create function public.teams_hand_over(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.teams_hand_over(p) $$;
create function public.teams_mention_mail(p jsonb) returns jsonb language sql volatile security invoker set search_path = '' as $$ select private.teams_mention_mail(p) $$;

revoke all on function private.uuid_in(jsonb, text), private.is_team_name(text), private.person_name(uuid), private.name_in(uuid, uuid),
  private.record_in_team(uuid, text, text, text), private.lock_owner(uuid), private.teams_owned(uuid), private.open_team(uuid, boolean),
  private.read_only_refusal(uuid), private.team_entry(uuid, uuid), private.is_open_invitation(private.workspace_invitations),
  private.seats_taken(uuid, uuid), private.is_last_owner(uuid, uuid), private.teams_list(jsonb), private.teams_create(jsonb),
  private.teams_read(jsonb), private.teams_rename(jsonb), private.teams_close(jsonb), private.teams_reopen(jsonb),
  private.teams_invite(jsonb), private.teams_revoke(jsonb), private.invitation_for(text),
  private.invitation_refusal(private.workspace_invitations), private.teams_preview(jsonb), private.teams_accept(jsonb),
  private.queue_team_mail(uuid, text, uuid, jsonb), private.teams_set_role(jsonb), private.teams_remove(jsonb), private.teams_leave(jsonb),
  private.teams_hand_over(jsonb), private.teams_mention_mail(jsonb), private.note_device(uuid, text), private.note_mentions(uuid, jsonb),
  private.tell_person(uuid, uuid), private.tell_members(uuid), private.tell_of_member(), private.tell_of_workspace(), private.tell_of_plan(),
  private.end_owner_invitations(), private.keep_team_owned(), private.lock_own_teams(), private.take_team_mails(jsonb),
  private.unsubscribe_mentions(jsonb), private.purge_teams(timestamptz) from public;
revoke all on function public.teams_list(jsonb), public.teams_create(jsonb), public.teams_read(jsonb), public.teams_rename(jsonb),
  public.teams_close(jsonb), public.teams_reopen(jsonb), public.teams_invite(jsonb), public.teams_revoke(jsonb), public.teams_preview(jsonb),
  public.teams_accept(jsonb), public.teams_set_role(jsonb), public.teams_remove(jsonb), public.teams_leave(jsonb),
  public.teams_hand_over(jsonb), public.teams_mention_mail(jsonb) from public, anon;
grant execute on function private.teams_list(jsonb), private.teams_create(jsonb), private.teams_read(jsonb), private.teams_rename(jsonb),
  private.teams_close(jsonb), private.teams_reopen(jsonb), private.teams_invite(jsonb), private.teams_revoke(jsonb),
  private.teams_preview(jsonb), private.teams_accept(jsonb), private.teams_set_role(jsonb), private.teams_remove(jsonb),
  private.teams_leave(jsonb), private.teams_hand_over(jsonb), private.teams_mention_mail(jsonb),
  private.note_device(uuid, text), private.note_mentions(uuid, jsonb) to authenticated;
grant execute on function public.teams_list(jsonb), public.teams_create(jsonb), public.teams_read(jsonb), public.teams_rename(jsonb),
  public.teams_close(jsonb), public.teams_reopen(jsonb), public.teams_invite(jsonb), public.teams_revoke(jsonb), public.teams_preview(jsonb),
  public.teams_accept(jsonb), public.teams_set_role(jsonb), public.teams_remove(jsonb), public.teams_leave(jsonb),
  public.teams_hand_over(jsonb), public.teams_mention_mail(jsonb) to authenticated;
