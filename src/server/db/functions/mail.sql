-- The sender works for everybody, so it asks with the owner's rights; it alone reads mails of all tenants.

-- Takes a mail that is due, for a while: of a sender that dies another one takes it over.
create function take_mail(by_worker uuid, lease interval)
returns table (outgoing_mail_id bigint, recipient text, subject text, body bytea, path text)
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  update outgoing_mail m set worker = by_worker, lease_until = clock_timestamp() + lease, attempts = m.attempts + 1
  where m.outgoing_mail_id = (
    select due.outgoing_mail_id from outgoing_mail due
    where due.sent_utc is null and due.next_try_utc <= now() and due.body is not null
      and (due.lease_until is null or due.lease_until < now())
    order by due.next_try_utc, due.outgoing_mail_id for update skip locked limit 1)
  returning m.outgoing_mail_id, m.recipient, m.subject, m.body, (select a.path from account a where a.account_id = m.user_account_id)
$$;

-- Lets the sender keep it for a while longer; false when another one has it.
create function keep_mail(id bigint, by_worker uuid, lease interval) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with kept as (
    update outgoing_mail set lease_until = clock_timestamp() + lease where outgoing_mail_id = id and worker = by_worker returning 1)
  select exists (select from kept)
$$;

-- A text may hold a link or a code: it is forgotten as soon as it has been sent. False when another sender has the mail.
create function mail_sent(id bigint, by_worker uuid) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with sent as (
    update outgoing_mail set sent_utc = now(), body = null, last_error = null, worker = null, lease_until = null
    where outgoing_mail_id = id and worker = by_worker
    returning outgoing_mail_id),
  attachments as (delete from outgoing_mail_attachment a using sent where a.outgoing_mail_id = sent.outgoing_mail_id)
  select exists (select from sent)
$$;

create function mail_attachments(id bigint) returns table (file_name text, content_type text, content bytea)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select a.file_name, a.content_type, a.content from outgoing_mail_attachment a where a.outgoing_mail_id = id order by a.position
$$;

-- Each further try waits longer. False when another sender has the mail.
create function mail_failed(id bigint, by_worker uuid, problem text) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with failed as (
    update outgoing_mail set last_error = left(problem, 500), worker = null, lease_until = null,
      next_try_utc = now() + least(interval '1 minute' * power(2, attempts - 1), interval '6 hours')
    where outgoing_mail_id = id and worker = by_worker
    returning 1)
  select exists (select from failed)
$$;

-- What is too old to matter goes: texts after a week, the rest of a mail after a month, tries after a day.
create function sweep_sign_in() returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  update outgoing_mail set body = null where body is not null and created_utc < now() - interval '7 days';
  delete from outgoing_mail_attachment a using outgoing_mail m
    where m.outgoing_mail_id = a.outgoing_mail_id and m.created_utc < now() - interval '7 days';
  delete from outgoing_mail where created_utc < now() - interval '30 days';
  delete from attempt where greatest(since_utc, locked_until_utc) < now() - interval '1 day';
  delete from password_link where expires_utc < now() - interval '30 days';
  delete from known_device where last_used_utc < now() - interval '180 days';
  delete from sign_on_attempt where expires_utc < now();
  delete from sign_on_link where expires_utc < now();
$$;

-- Sessions and links that ended so long ago, some at a time: nobody waits long for their rows. Answers whether there may be more.
create function sweep_ended(life interval, most integer) returns boolean
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  sessions integer;
  invitations integer;
begin
  delete from session where session_id in (
    select session_id from session where least(ended_utc, expires_utc) < now() - life limit most for update skip locked);
  get diagnostics sessions = row_count;
  delete from invitation where invitation_id in (
    select invitation_id from invitation where least(used_utc, expires_utc) < now() - life limit most for update skip locked);
  get diagnostics invitations = row_count;
  return sessions = most or invitations = most;
end $$;

-- One request for a link, with the user of the name if it is anybody's.
create function take_password_request(by_worker uuid, lease interval)
returns table (password_request_id bigint, request_id text, address text, user_account_id bigint, path text, display_name text)
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with taken as (
    update password_request set worker = by_worker, lease_until = clock_timestamp() + lease
    where password_request_id = (
      select password_request_id from password_request where lease_until is null or lease_until < now()
      order by password_request_id for update skip locked limit 1)
    returning *)
  select t.password_request_id, t.request_id, t.address, a.account_id, a.path, a.display_name
  from taken t
  left join credential c on lower(c.username) = lower(t.username) and may_sign_in(c.user_account_id)
  left join account a on a.account_id = c.user_account_id
$$;

-- It is answered, in the transaction of the answer; false when another worker has it.
create function password_request_answered(id bigint, by_worker uuid) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with answered as (delete from password_request where password_request_id = id and worker = by_worker returning 1)
  select exists (select from answered)
$$;

-- A file goes along with a mail to somebody of the branch that has just been written.
create function attach_to_mail(id bigint, place integer, file text, type text, bytes bytea) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with put as (
    insert into outgoing_mail_attachment (outgoing_mail_id, position, file_name, content_type, content)
    select m.outgoing_mail_id, place, file, type, bytes
    from outgoing_mail m join account a on a.account_id = m.user_account_id
    where m.outgoing_mail_id = id and in_scope(a.path) and m.sent_utc is null and m.xmin::text = pg_current_xact_id()::xid::text
    returning 1)
  select exists (select from put)
$$;
