-- Replaces what hosted Supabase already has, with the same structure, so that supabase/migrations/*.sql run unchanged. Idempotent. No
-- rights on public are granted by default: each migration grants its own, as hosted projects require.
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  -- This role exists only so that the migrations can grant rights to it. It cannot log in, nothing here acts as this role, and row-level
  -- security applies to it.
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit; end if;
end $$;

create schema if not exists auth;
create schema if not exists supabase_migrations;
revoke create on schema public from public;
grant usage on schema public, auth to anon, authenticated;

create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
$$;

do $$ begin create type auth.aal_level as enum ('aal1', 'aal2', 'aal3'); exception when duplicate_object then null; end $$;

create table if not exists auth.users (
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz,
  updated_at timestamptz,
  phone text unique,
  banned_until timestamptz,
  deleted_at timestamptz,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false
);
create unique index if not exists users_email_partial_key on auth.users (email) where is_sso_user = false;

create table if not exists auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal auth.aal_level,
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);

-- Hosted Supabase stores the tokens themselves in "token". Here it contains their SHA-256 hashes, so nobody can open a session with a copy
-- of the database.
create table if not exists auth.refresh_tokens (
  id bigserial primary key,
  token varchar(255) unique,
  user_id varchar(255),
  revoked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  parent varchar(255),
  session_id uuid references auth.sessions (id) on delete cascade
);
create index if not exists refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);
create index if not exists refresh_tokens_parent_idx on auth.refresh_tokens (parent);

create table if not exists auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);

do $$ begin create type auth.factor_type as enum ('totp', 'webauthn', 'phone'); exception when duplicate_object then null; end $$;
do $$ begin create type auth.factor_status as enum ('unverified', 'verified'); exception when duplicate_object then null; end $$;
do $$ begin
  create type auth.one_time_token_type as enum
    ('confirmation_token', 'reauthentication_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current', 'phone_change_token');
exception when duplicate_object then null; end $$;

-- "secret" is encrypted with the key next to the signing key. "last_step" is the newest time step a code was used for.
-- "web_authn_credential" is a passkey's public key with its use counter.
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz,
  last_step bigint,
  web_authn_credential jsonb
);
create unique index if not exists mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
  where trim(friendly_name) <> '';
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);

-- "otp_code" is the keyed hash of a code sent to a phone. "web_authn_session_data" is what a passkey has to sign.
create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz,
  ip_address inet,
  attempts integer not null default 0,
  otp_code text,
  web_authn_session_data jsonb
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

-- Codes sent by email, as keyed hashes, so nobody can open an account with a copy of the database. There is one code of each kind per user
-- and requesting network, so a stranger's request does not replace anyone's code, and a stranger's guesses do not use up its attempts. A
-- sign-up's code carries that sign-up's password and data, which the account takes over when the code is redeemed on the network that
-- requested it.
create table if not exists auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null,
  relates_to text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  asker text not null,
  attempts integer not null default 0,
  strange_attempts integer not null default 0,
  password_hash text,
  user_data jsonb,
  unique (user_id, token_type, asker)
);
create index if not exists one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);

-- The address a person wants to change to, until both mailboxes have confirmed it. In the status, bit 1 is set by the new mailbox and bit 2
-- by the old one.
alter table auth.users add column if not exists email_change varchar(255);
alter table auth.users add column if not exists email_change_sent_at timestamptz;
alter table auth.users add column if not exists email_change_confirm_status smallint not null default 0;

-- Emails that the server would have sent, shown on the mailbox page of a machine that sends none. Our table, not Supabase's.
create schema if not exists mailbox;
create table if not exists mailbox.mails (
  id uuid primary key,
  sent_at timestamptz not null,
  recipient text not null,
  subject text not null,
  body text not null
);
create index if not exists mails_sent_at_idx on mailbox.mails (sent_at);

-- Guesses at passwords, codes and factors, counted under a keyed hash of the target and the network. They are in the database, so that
-- several servers share one count.
create schema if not exists rate_limit;
create table if not exists rate_limit.guesses (
  key text primary key,
  guesses integer not null,
  ends_at timestamptz not null
);
