-- Sign-in: passwords that were, links to choose one, second factors, known devices, failed attempts, addresses, and mail.

alter table session
  -- 'secondFactor': the password was right and a code is awaited; such a session may do next to nothing.
  add column stage text not null default 'full' check (stage in ('secondFactor', 'full')),
  add column with_factor boolean not null default false,
  -- Who works in the user's name, and the session he does it from; that one's end is the end of this one.
  add column impersonator_account_id bigint references account on delete cascade,
  add column impersonator_session_id uuid references session on delete cascade,
  add check ((impersonator_account_id is null) = (impersonator_session_id is null));
create index session_impersonator on session (impersonator_account_id) where impersonator_account_id is not null;
create index session_impersonator_session on session (impersonator_session_id) where impersonator_session_id is not null;

-- Passwords of a user but the present one, so that none comes back too soon (VAL-10).
create table password_history (
  password_history_id bigint generated always as identity primary key,
  user_account_id bigint not null references account on delete cascade,
  password_hash text not null
);
create index password_history_user on password_history (user_account_id, password_history_id desc);

create table password_link (
  -- SHA-256 of the token in the mail; the token itself is nowhere.
  token_hash bytea primary key,
  user_account_id bigint not null references account on delete cascade,
  created_utc timestamptz not null default now(),
  expires_utc timestamptz not null,
  used_utc timestamptz
);
create index password_link_user on password_link (user_account_id);

-- Somebody asked for a link. The answer was given at once; whether the name is anybody's shows only here.
create table password_request (
  password_request_id bigint generated always as identity primary key,
  username text not null,
  address text not null,
  request_id text not null,
  created_utc timestamptz not null default now()
);

create table authentication_method (
  authentication_method_id bigint generated always as identity (start with 11) primary key,
  user_account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('AuthenticatorApp', 'Email')),
  name text not null check (name <> ''),
  is_primary boolean not null default false,
  -- The app's key, encrypted with the installation's own.
  secret bytea,
  created_utc timestamptz not null default now(),
  enabled_utc timestamptz,
  last_used_utc timestamptz,
  -- The time step of the last accepted code: no step is accepted twice.
  last_step bigint not null default 0,
  check ((kind = 'AuthenticatorApp') = (secret is not null)),
  check (enabled_utc is not null or not is_primary)
);
create index authentication_method_user on authentication_method (user_account_id);
create unique index authentication_method_primary on authentication_method (user_account_id) where is_primary;

-- The one code of an e-mail method that is good at the moment; a keyed hash, six digits are soon tried.
create table security_code (
  authentication_method_id bigint primary key references authentication_method on delete cascade,
  code_hash bytea not null,
  expires_utc timestamptz not null
);

create table recovery_code (
  user_account_id bigint not null references account on delete cascade,
  code_hash bytea not null,
  primary key (user_account_id, code_hash)
);

create table mfa_policy (
  account_id bigint primary key references account on delete cascade,
  is_enforced boolean not null default false,
  is_enforced_below boolean not null default false
);

create table mfa_exemption (user_account_id bigint primary key references account on delete cascade);

create table known_device (
  -- SHA-256 of the secret in the device's cookie.
  secret_hash bytea not null,
  user_account_id bigint not null references account on delete cascade,
  created_utc timestamptz not null default now(),
  last_used_utc timestamptz not null default now(),
  primary key (secret_hash, user_account_id)
);
create index known_device_user on known_device (user_account_id);

-- Tries that count against a name, a device, an address or a limit of a call, such as 'name:admin'.
create table attempt (
  subject text primary key,
  count integer not null,
  since_utc timestamptz not null,
  locked_until_utc timestamptz
);
create index attempt_since on attempt (since_utc);

create table ip_restriction (
  account_id bigint primary key references account on delete cascade,
  allow_list text not null default '',
  deny_list text not null default ''
);

create table outgoing_mail (
  outgoing_mail_id bigint generated always as identity primary key,
  user_account_id bigint not null references account on delete cascade,
  recipient text not null,
  subject text not null,
  -- Text and HTML, encrypted with the installation's key; forgotten once sent.
  body bytea,
  created_utc timestamptz not null default now(),
  sent_utc timestamptz,
  attempts integer not null default 0,
  next_try_utc timestamptz not null default now(),
  last_error text
);
create index outgoing_mail_due on outgoing_mail (next_try_utc) where sent_utc is null;
create index outgoing_mail_user on outgoing_mail (user_account_id);

-- What changes whether, how far and from where a user may work is told to every server process (see tell_sessions).
create trigger tell_sessions after insert or update of enabled_utc or delete on authentication_method
  for each row execute function tell_sessions();
create trigger tell_sessions after insert or delete on mfa_exemption for each row execute function tell_sessions();
create trigger tell_sessions after insert or update or delete on mfa_policy for each row execute function tell_sessions();
create trigger tell_sessions after insert or update or delete on ip_restriction for each row execute function tell_sessions();

create function tell_sessions_of_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('portolan_session', 'user:' || new.account_id);
  return null;
end $$;
create trigger tell_sessions_of_account after update on account_value for each row
  when (old."values"->>'Status' is distinct from new."values"->>'Status') execute function tell_sessions_of_account();
