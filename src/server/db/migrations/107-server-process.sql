-- The server processes that share the database, as each says of itself every few seconds; a crash loses nothing that matters.
create unlogged table server_process (
  server_process_id uuid primary key,
  host text not null,
  process_id integer not null,
  version text not null,
  started_utc timestamptz not null,
  seen_utc timestamptz not null,
  sockets integer not null,
  hub_connections integer not null,
  disk_free bigint not null,
  disk_size bigint not null
);
