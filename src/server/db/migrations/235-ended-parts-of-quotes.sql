-- Of a bundle that was quoted: which parts that its buyer has already end when it starts. Nothing where nobody was asked yet.
alter table quote_line add column ended_account_ids bigint[] check (cardinality(ended_account_ids) <= 50);

-- What ends with it is no part of what was quoted either: it is said before the order.
create or replace function keep_quote_line() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  line quote_line;
  said text[] := array['configuration', 'ended_account_ids'];
begin
  if tg_table_name = 'quote_line' then
    line := case tg_op when 'DELETE' then old else new end;
  else
    select * into line from quote_line l where l.quote_line_id = case tg_op when 'DELETE' then old.quote_line_id else new.quote_line_id end;
  end if;
  if exists (select from quote q where q.quote_id = line.quote_id and q.state <> 'Draft')
    and not (tg_table_name = 'quote_line_price' and tg_op = 'UPDATE' and to_jsonb(new) - 'price_id' = to_jsonb(old) - 'price_id' and to_jsonb(new) ->> 'price_id' is null)
    and not (tg_table_name = 'quote_line' and tg_op = 'UPDATE' and to_jsonb(new) - said = to_jsonb(old) - said
      and exists (select from quote q where q.quote_id = line.quote_id and q.state = 'Accepted')) then
    raise exception 'What was quoted stays as it was quoted' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
