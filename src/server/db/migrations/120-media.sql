-- Pictures are kept as they were drawn anew, each with the sizes in which it is shown; documents as they came.

create table upload_rendition (
  path text not null references upload on delete cascade,
  -- The longest, in pixels.
  side integer not null check (side > 0),
  content bytea not null,
  primary key (path, side)
);

alter table stored_image
  -- null: of the installation itself, such as its mark; nothing takes that away.
  add column owner_account_id bigint references account on delete cascade,
  -- Of a document: under which it is saved.
  add column file_name text,
  add column digest bytea not null generated always as (sha256(content)) stored,
  -- With all sizes.
  add column byte_count bigint not null default 0,
  -- When it was last asked for by what shall refer to it.
  add column wanted_utc timestamptz,
  add check (owner_account_id is null or wanted_utc is not null);

-- The same is kept once for each owner.
create unique index stored_image_content on stored_image (owner_account_id, digest, content_type);

create table stored_image_rendition (
  path text not null references stored_image on delete cascade,
  side integer not null check (side > 0),
  content bytea not null,
  primary key (path, side)
);

-- A path leads to one content for ever, so that whoever has it may keep it for ever.
create function refuse_change_of_stored_image() returns trigger
language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  raise exception 'What is kept under a path stays as it is';
end $$;
create trigger stored_image_stays_as_it_is before update on stored_image
  for each row when (old.owner_account_id is not null and (old.path, old.content, old.content_type, old.owner_account_id, old.file_name)
    is distinct from (new.path, new.content, new.content_type, new.owner_account_id, new.file_name))
  execute function refuse_change_of_stored_image();
create trigger rendition_stays_as_it_is before update on stored_image_rendition
  for each row execute function refuse_change_of_stored_image();
