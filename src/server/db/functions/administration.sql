-- What administrators see and do beyond their own: of the users in their branch, or, from the root of the tree, of the installation.

-- The session sees the whole tree.
create function sees_installation() returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select exists (select from account where path = scope() and parent_account_id is null)
$$;

create function assert_installation() returns void
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not sees_installation() then
    raise exception 'the session does not see the whole installation' using errcode = 'insufficient_privilege';
  end if;
end $$;

-- The live sessions of all users in the branch, without what belongs to the cookie.
create function sessions_in_branch(idle_seconds integer)
returns table (session_id uuid, user_account_id bigint, user_name text, created_utc timestamptz, last_seen_utc timestamptz,
  expires_utc timestamptz, address text, user_agent text, impersonator_account_id bigint, impersonator_name text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select s.session_id, a.account_id, a.display_name, s.created_utc, s.last_seen_utc, s.expires_utc, s.address, s.user_agent,
    s.impersonator_account_id,
    -- Whoever is above the caller stays unnamed.
    (select i.display_name from account i where i.account_id = s.impersonator_account_id and in_scope(i.path))
  from session s join account a on a.account_id = s.user_account_id
  where in_scope(a.path) and s.stage = 'full' and s.ended_utc is null and s.expires_utc > now()
    and s.last_seen_utc > now() - idle_seconds * interval '1 second'
$$;

-- Ends one session of a user in the branch; answers whether there was one.
create function end_session_of(user_id bigint, wanted uuid) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with ended as (
    update session s set ended_utc = now()
    where s.session_id = wanted and s.user_account_id = user_id and s.ended_utc is null
      and exists (select from account a where a.account_id = user_id and in_scope(a.path))
    returning 1)
  select exists (select from ended)
$$;

-- The jobs of all users in the branch; from the root those of the product as well.
create function jobs_in_branch()
returns table (job_id bigint, name text, title text, state text, run_at timestamptz, done integer, total integer, error text,
  created_utc timestamptz, started_utc timestamptz, finished_utc timestamptz, impersonator_name text, attempts integer,
  user_account_id bigint, user_name text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select j.job_id, j.name, j.title, j.state::text, j.run_at, j.done, j.total, j.error, j.created_utc, j.started_utc, j.finished_utc,
    j.impersonator_name, j.attempts, j.user_account_id, a.display_name
  from job j left join account a on a.account_id = j.user_account_id
  where coalesce(in_scope(a.path), sees_installation())
$$;

-- Puts a failed job of a user in the branch on the queue again; it runs in his name, with the rights that he has then.
create function retry_job(id bigint) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with again as (
    update job j set state = 'Queued', run_at = now(), attempts = 0, finished_utc = null
    from account a
    where j.job_id = id and a.account_id = j.user_account_id and in_scope(a.path) and j.state = 'Failed'
    returning 1)
  select exists (select from again)
$$;

-- Cancels a job of a user in the branch that has not ended. The product's own work goes on by itself and is nobody's to stop.
create function cancel_job(id bigint) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with cancelled as (
    update job j set state = 'Cancelled', worker = null, lease_until = null, finished_utc = now()
    from account a
    where j.job_id = id and a.account_id = j.user_account_id and in_scope(a.path) and j.state in ('Queued', 'Running')
    returning 1)
  select exists (select from cancelled)
$$;

-- Lets a mail of the branch that was not sent be tried at once.
create function resend_mail(id bigint) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with again as (
    update outgoing_mail m set next_try_utc = now(), attempts = 0
    from account a
    where m.outgoing_mail_id = id and a.account_id = m.user_account_id and in_scope(a.path)
      and m.sent_utc is null and m.body is not null
    returning pg_notify('portolan_round', 'send-mail'))
  select exists (select from again)
$$;

-- Every server process forgets what it keeps in memory, and reads it anew.
create function clear_caches() returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select assert_installation();
  select pg_notify('portolan_session', '*'), pg_notify('portolan_maintenance', ''), pg_notify('portolan_message', '{"path":"/"}'),
    pg_notify('portolan_layouts', '')
$$;

-- A part of the audit log's chain: the first entry that was changed, or before which one is missing. Ids are given before the
-- chain's lock is taken, so the entry before stands near by, and not always one lower.
create function check_audit_chain(after_id bigint, most integer, out checked integer, out last_id bigint, out broken_id bigint, out is_changed boolean)
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform assert_installation();
  with portion as materialized (
    select e as entry, e.audit_entry_id as id from audit_entry e where e.audit_entry_id > after_id order by e.audit_entry_id limit most
  ), near as materialized (
    select e.hash from audit_entry e
    where e.audit_entry_id between (select min(id) from portion) - 1000 and (select max(id) from portion) + 1000
  ), judged as (
    select p.id as audit_entry_id, (p.entry).hash <> audit_entry_hash(p.entry) as changed,
      (p.entry).previous_hash <> ''::bytea and not exists (select from near n where n.hash = (p.entry).previous_hash) as unlinked
    from portion p
  )
  select count(*)::integer, max(j.audit_entry_id), min(j.audit_entry_id) filter (where j.changed or j.unlinked) into checked, last_id, broken_id
  from judged j;
  if broken_id is not null then
    select e.hash <> audit_entry_hash(e) into is_changed from audit_entry e where e.audit_entry_id = broken_id;
  end if;
end $$;

-- How many entries there are, and whether the chain's head is one of them: the last ones could be missing.
create function audit_chain_head(out entries bigint, out is_there boolean)
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform assert_installation();
  select count(*) into entries from audit_entry;
  select h.hash = ''::bytea or exists (select from audit_entry e where e.hash = h.hash) into is_there from audit_chain h;
end $$;

-- A sign of life of a server process, which takes those away that have gone.
create function server_seen(id uuid, on_host text, process integer, of_version text, since timestamptz, open_sockets integer,
  open_hubs integer, free_bytes bigint, all_bytes bigint) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  delete from server_process where seen_utc < now() - interval '2 minutes';
  insert into server_process values (id, on_host, process, of_version, since, now(), open_sockets, open_hubs, free_bytes, all_bytes)
  on conflict (server_process_id) do update set seen_utc = now(), sockets = excluded.sockets,
    hub_connections = excluded.hub_connections, disk_free = excluded.disk_free, disk_size = excluded.disk_size
$$;

create function server_gone(id uuid) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  delete from server_process where server_process_id = id
$$;

-- How the installation is, in one look.
create function installation_health() returns json
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform assert_installation();
  return json_build_object(
    'Database', json_build_object('Version', current_setting('server_version'), 'Size', pg_database_size(current_database()),
      'Connections', (select count(*) from pg_stat_activity where datname = current_database()),
      'Migrations', (select count(*) from kysely_migration), 'LastMigration', (select max(name) from kysely_migration)),
    'Queue', json_build_object(
      'Waiting', (select count(*) from job where state = 'Queued' and run_at <= now()),
      'Planned', (select count(*) from job where state = 'Queued' and run_at > now()),
      'Running', (select count(*) from job where state = 'Running'),
      'Failed', (select count(*) from job where state = 'Failed'),
      'OldestWaitingUtc', (select to_json(min(run_at)) from job where state = 'Queued' and run_at <= now())),
    'Mails', json_build_object('Waiting', (select count(*) from outgoing_mail where sent_utc is null and body is not null)),
    'Servers', (select coalesce(json_agg(json_build_object('Host', host, 'ProcessId', process_id, 'Version', version,
      'StartedUtc', started_utc, 'SeenUtc', seen_utc, 'Sockets', sockets, 'HubConnections', hub_connections,
      'DiskFree', disk_free, 'DiskSize', disk_size) order by started_utc), '[]') from server_process
      where seen_utc > now() - interval '1 minute'));
end $$;
