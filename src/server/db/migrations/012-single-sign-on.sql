-- Single sign-on: attempts under way, identities that are linked to users, and identities that wait for their user.

create table sign_on_attempt (
  -- SHA-256 of the state that goes to the provider and comes back.
  state_hash bytea primary key,
  provider text not null,
  -- The PKCE verifier, encrypted with the installation's key.
  verifier bytea not null,
  nonce text not null,
  -- Who began it must be who ends it.
  device_hash bytea not null,
  expires_utc timestamptz not null
);

create table sign_on_identity (
  provider text not null,
  subject text not null,
  user_account_id bigint not null references account on delete cascade,
  linked_utc timestamptz not null default now(),
  primary key (provider, subject)
);
create index sign_on_identity_user on sign_on_identity (user_account_id);

create table sign_on_link (
  token_hash bytea primary key,
  provider text not null,
  subject text not null,
  device_hash bytea not null,
  expires_utc timestamptz not null
);
