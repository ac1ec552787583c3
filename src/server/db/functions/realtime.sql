-- Tells all server processes a message of the realtime hub at the end of the transaction. Its time grows strictly with each one of
-- the same event and marketplace, in the order of the commits: until the commit nobody else tells of that marketplace, so it is
-- told last. A notice holds so many accounts as fit; owners and all above them hear it, readers and all below them.
create function tell_realtime(of_event text, of_marketplace bigint, owners text[], readers text[]) returns timestamptz
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  most constant integer := 50;
  told timestamptz;
  parts integer := greatest(1, ceil(greatest(cardinality(owners), cardinality(readers))::numeric / most));
begin
  insert into realtime_told (event, marketplace_id, told_utc)
    values (of_event, of_marketplace, date_trunc('milliseconds', clock_timestamp()))
    on conflict (event, marketplace_id) do update
      set told_utc = greatest(date_trunc('milliseconds', clock_timestamp()), realtime_told.told_utc + interval '1 millisecond')
    returning told_utc into told;
  perform pg_notify('portolan_realtime', json_build_object(
      'message', json_build_object('Event', of_event, 'MarketplaceId', of_marketplace,
        'TimeStamp', to_char(told at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
      'owners', owners[part * most + 1:(part + 1) * most],
      'readers', readers[part * most + 1:(part + 1) * most])::text)
    from generate_series(0, parts - 1) part;
  return told;
end $$;
