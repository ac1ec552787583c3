-- Pictures and documents that anybody with their path may fetch. Nobody lists them, so their table is open to nobody.

-- What stands behind a path. Its content only where the asker has not got it yet; `is_constant`: it never becomes another.
create function stored_file(wanted text, known text)
returns table (content_type text, file_name text, tag text, is_constant boolean, content bytea)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select i.content_type, i.file_name, tag, i.owner_account_id is not null, case when known is distinct from tag then i.content end
  from stored_image i, lateral (select left(encode(i.digest, 'hex'), 32) as tag) t
  where i.path = wanted
$$;

-- A picture whose longest side is at least so many pixels, the smallest of those that are kept.
create function stored_rendition(wanted text, longest integer) returns table (side integer, content bytea)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select s.side, s.content from (
    select r.side, r.content from stored_image_rendition r where r.path = wanted and r.side >= longest
    union all
    select null, i.content from stored_image i where i.path = wanted and i.content_type like 'image/%'
  ) s
  order by s.side nulls last limit 1
$$;

-- Makes an upload of the session's user a picture or document of an account in its scope: under its own path, or the one under which
-- the owner has the same already. What the owner has already stays, and counts as asked for anew. `problem` says why nothing is kept.
create function put_image(wanted text, owner_id bigint, wanted_type text, most bigint)
returns table (kept text, problem text, used bigint, needed bigint)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  sent upload;
begin
  used := 0;
  needed := 0;
  problem := 'noUpload';
  if not exists (select from account a where a.account_id = owner_id and in_scope(a.path)) then
    return next;
    return;
  end if;
  -- Counting and keeping are one: of each owner one thing at a time.
  perform pg_advisory_xact_lock(hashtextextended('stored_image', owner_id));
  update stored_image i set wanted_utc = now()
    where i.path = wanted and i.owner_account_id = owner_id and i.content_type = wanted_type returning i.path into kept;
  if kept is null then
    select * into sent from upload u
      where u.path = wanted and u.user_account_id = scope_user() and u.account_id is null for update;
    if sent.path is null then
      return next;
      return;
    end if;
    if sent.content_type <> wanted_type then
      problem := 'otherMedia';
      return next;
      return;
    end if;
    update stored_image i set wanted_utc = now()
      where i.owner_account_id = owner_id and i.digest = sha256(sent.content) and i.content_type = wanted_type returning i.path into kept;
  end if;
  if kept is null then
    select octet_length(sent.content) + coalesce(sum(octet_length(r.content)), 0) into needed from upload_rendition r where r.path = wanted;
    select coalesce(sum(i.byte_count), 0) into used from stored_image i where i.owner_account_id = owner_id;
    if used + needed > most then
      problem := 'mediaFull';
      return next;
      return;
    end if;
    insert into stored_image (path, content_type, content, owner_account_id, file_name, byte_count, wanted_utc)
      values (sent.path, sent.content_type, sent.content, owner_id, sent.file_name, needed, now());
    insert into stored_image_rendition (path, side, content)
      select r.path, r.side, r.content from upload_rendition r where r.path = wanted;
    kept := sent.path;
  end if;
  delete from upload u where u.path = sent.path;
  problem := null;
  return next;
end $$;

-- Deletes uploads, pictures and documents that nothing has referred to for so long. It waits for nobody: what another transaction
-- holds or asks for at this moment is looked at the next time. What a reference keeps in spite of all stays as well.
create function forget_unused_files(life interval) returns void
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  unused text;
begin
  delete from upload where path in (
    select u.path from upload u
    where u.account_id is null and u.created_utc < now() - life and not exists (select from files_in_use() f where f = u.path)
    for update skip locked);
  for unused in
    select i.path from stored_image i
    where i.wanted_utc < now() - life and i.owner_account_id is not null
      and not exists (select from files_in_use() f where f = i.path)
    for update skip locked
  loop
    begin
      delete from stored_image where path = unused;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
end $$;
