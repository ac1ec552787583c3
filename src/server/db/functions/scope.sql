-- What the session of the running transaction may see; no setting means nothing.
create function scope() returns text stable language sql as $$
  select nullif(current_setting('app.scope', true), '')
$$;

-- Null where nobody is: the product itself works.
create function scope_user() returns bigint stable language sql as $$
  select nullif(nullif(current_setting('app.user', true), '')::bigint, 0)
$$;

-- The end of the range of paths that begin with `prefix`: ids are digits, and ':' follows '9'.
create function path_end(prefix text) returns text immutable language sql as $$
  select prefix || ':'
$$;

-- The application's own check, beside row level security: each of the two alone keeps the tenants apart.
create function in_scope(account_path text) returns boolean stable language sql as $$
  select account_path ^@ scope()
$$;

-- The accounts at and above the one whose branch the session sees. The path names them all, though the session sees none of
-- those above; without a scope there are none.
create function accounts_above() returns bigint[] stable language sql as $$
  select string_to_array(trim(both '/' from scope()), '/')::bigint[]
$$;

-- The whole account tree: where the product's own work is done.
create function root_path() returns text
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select path from account where parent_account_id is null order by account_id limit 1
$$;
