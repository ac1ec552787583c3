-- Single sign-on: what is asked before a scope is known.

create function put_sign_on_attempt(state bytea, to_provider text, sealed bytea, nonce text, device bytea, seconds integer) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  delete from sign_on_attempt where expires_utc < now();
  insert into sign_on_attempt values (state, to_provider, sealed, nonce, device, now() + seconds * interval '1 second')
$$;

-- Takes an attempt, once, by the device that began it.
create function take_sign_on_attempt(state bytea, device bytea) returns table (provider text, verifier bytea, nonce text)
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  delete from sign_on_attempt where state_hash = state and device_hash = device and expires_utc > now()
  returning provider, verifier, nonce
$$;

create function sign_on_user(of_provider text, of_subject text) returns bigint
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select user_account_id from sign_on_identity
  where provider = of_provider and subject = of_subject and may_sign_in(user_account_id)
$$;

create function put_sign_on_link(token bytea, of_provider text, of_subject text, device bytea, seconds integer) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  delete from sign_on_link where expires_utc < now();
  insert into sign_on_link values (token, of_provider, of_subject, device, now() + seconds * interval '1 second')
$$;

-- Links the identity behind a token to a user of the scope, once; answers its provider.
create function link_sign_on(user_id bigint, token bytea, device bytea) returns text
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with taken as (
    delete from sign_on_link where token_hash = token and device_hash = device and expires_utc > now() returning *)
  insert into sign_on_identity (provider, subject, user_account_id)
  select provider, subject, user_id from taken
  where exists (select from account where account_id = user_id and in_scope(path))
  on conflict (provider, subject) do update set user_account_id = excluded.user_account_id, linked_utc = now()
  returning provider
$$;
