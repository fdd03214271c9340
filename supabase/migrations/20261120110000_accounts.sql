-- Ids of deleted accounts, kept to inform the accounts' devices and to prove the deletion. They identify no one. Only the functions below
-- can read them.
create table private.deleted_accounts (
  user_id uuid primary key,
  deleted_at timestamptz not null default now()
);
alter table private.deleted_accounts enable row level security;
alter table private.deleted_accounts force row level security;

-- Functions for what users may see and do about their own account. The account is in "auth", where users have no read access. Each function
-- acts on the caller's token alone: no argument can name another user.

-- The account as exported, without hashes or secrets.
create function private.own_account() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id, 'email', u.email, 'created_at', u.created_at, 'updated_at', u.updated_at, 'email_confirmed_at', u.email_confirmed_at,
    'last_sign_in_at', u.last_sign_in_at, 'user_metadata', u.raw_user_meta_data, 'app_metadata', u.raw_app_meta_data,
    'factors', coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'status', f.status, 'phone', f.phone,
        'created_at', f.created_at, 'updated_at', f.updated_at) order by f.created_at, f.id)
      from auth.mfa_factors f where f.user_id = u.id), '[]'))
  from auth.users u where u.id = auth.uid()
$$;

create function private.own_sessions() returns setof jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'created_at', s.created_at, 'used_at', coalesce(s.refreshed_at at time zone 'UTC', s.created_at), 'user_agent', s.user_agent,
    'address', host(s.ip), 'aal', s.aal, 'current', s.id::text = auth.jwt() ->> 'session_id')
  from auth.sessions s where s.user_id = auth.uid() order by coalesce(s.refreshed_at at time zone 'UTC', s.created_at) desc, s.id
$$;

-- When the user last authenticated in this session: password, code or factor. Null if the session has ended.
create function private.proved_at() returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select max(c.updated_at) from auth.mfa_amr_claims c join auth.sessions s on s.id = c.session_id
  where s.user_id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
$$;

-- Ends one of the caller's sessions. True if the caller had a session with this id.
create function private.end_own_session(ended uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
  begin
    if not private.mfa_ok() then return false; end if;
    delete from auth.sessions s where s.id = ended and s.user_id = auth.uid();
    return found;
  end
$$;

-- Deletes the account and, by foreign keys, everything that refers to it. Its id remains, so that its devices can be informed. This month's
-- usage remains too, under the hash of its address. The function's only argument is that hash, which only the server can compute.
create function private.delete_own_account(p_address text) returns void
  language plpgsql security definer set search_path = '' as $$
  begin
    if not private.mfa_ok() then raise insufficient_privilege; end if;
    perform private.lock_own_teams();
    perform private.keep_usage(auth.uid(), p_address);
    insert into private.deleted_accounts (user_id) values (auth.uid()) on conflict do nothing;
    delete from auth.users u where u.id = auth.uid();
  end
$$;

-- Whether the caller's account was deleted. Called with a token that was correctly signed before the deletion.
create function private.own_account_deleted() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from private.deleted_accounts d where d.user_id = auth.uid())
$$;

revoke all on function private.own_account(), private.own_sessions(), private.proved_at(), private.end_own_session(uuid),
  private.delete_own_account(text), private.own_account_deleted() from public;
-- Whether the caller's address is confirmed, which raises the storage limit of the account.
create function private.address_confirmed() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
  begin
    return exists (select from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null);
  end
$$;
revoke all on function private.address_confirmed() from public;
grant execute on function private.address_confirmed() to authenticated;

grant execute on function private.own_account(), private.own_sessions(), private.proved_at(), private.end_own_session(uuid),
  private.delete_own_account(text), private.own_account_deleted() to authenticated;
