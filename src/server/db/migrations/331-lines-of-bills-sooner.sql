-- A run writes hundreds of thousands of lines, and what is asked of each of them was most of its work. The same is refused as before.

-- Of a span, a tier and a price only the end changes, and nothing of them is deleted, whoever asks: so it is enough that what a line names is
-- there and belongs together when the line is written. That is looked at for all lines of a statement at once, where keys looked each of four
-- up by itself and locked it. A fee may change, which is asked of whoever changes it.
create function check_names_of_lines() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  wrong text;
begin
  -- Each is looked up by its number: lines are few among all that was ever sold.
  wrong := case
    when exists (select from fresh f where f.tier_id is not null and not exists (
      select from sale_tier t where t.tier_id = f.tier_id and t.account_id = f.account_id and t.seller_account_id = f.seller_account_id
        and t.buyer_account_id = f.buyer_account_id offset 0)) then 'invoice_line_of_sale'
    when exists (select from fresh f where f.span_id is not null and not exists (
      select from subscription_span s where s.span_id = f.span_id and s.account_id = f.account_id and s.item_id = f.item_id offset 0))
      then 'invoice_line_of_units'
    when exists (select from fresh f where f.tier_price_id is not null and not exists (
      select from tier_price p where p.tier_price_id = f.tier_price_id and p.tier_id = f.tier_id and p.item_id = f.item_id offset 0))
      then 'invoice_line_of_price'
    when exists (select from (select distinct f.item_id, f.service_id from fresh f where f.item_id is not null) named
      left join item i on i.item_id = named.item_id where i.service_id is distinct from named.service_id) then 'invoice_line_of_fee' end;
  if wrong is not null then
    raise exception 'A line of a bill names what does not belong together (%)', wrong using errcode = 'foreign_key_violation', constraint = wrong;
  end if;
  return null;
end $$;
create trigger names after insert on invoice_line referencing new table as fresh for each statement execute function check_names_of_lines();
alter table invoice_line
  drop constraint invoice_line_of_sale, drop constraint invoice_line_of_units, drop constraint invoice_line_of_price, drop constraint invoice_line_of_fee;
alter table sale_tier drop constraint sale_tier_tier_id_account_id_seller_account_id_buyer_accoun_key;
alter table subscription_span drop constraint subscription_span_span_id_account_id_item_id_key;
alter table tier_price drop constraint tier_price_tier_price_id_tier_id_item_id_key;
alter table item drop constraint item_item_id_service_id_key;

create or replace function keep_but_end() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'to_date' = to_jsonb(old) - 'to_date' then
      return new;
    end if;
    -- The reference to a price that was computed anew before it began is given up.
    if tg_table_name = 'tier_price' and to_jsonb(new) - 'price_id' = to_jsonb(old) - 'price_id' and to_jsonb(new) -> 'price_id' = 'null' then
      return new;
    end if;
  end if;
  raise exception 'Of % only the end changes', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only_whole before truncate on sale_tier for each statement execute function refuse_change();
create trigger append_only_whole before truncate on subscription_span for each statement execute function refuse_change();
-- Nor does a fee go, or come to another service, once it was billed.
create function keep_billed_fee() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  -- Whoever writes lines meanwhile is waited for, and seen.
  lock table invoice_line in share mode;
  if exists (select from invoice_line l where l.item_id = old.item_id) then
    raise exception 'What was billed stays with its service' using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger keep_billed before update of item_id, service_id on item for each row
  when ((old.item_id, old.service_id) is distinct from (new.item_id, new.service_id)) execute function keep_billed_fee();

-- No day of a span is billed twice in a sale: the same, with both of their numbers as a point. Its place in an index costs half of what two
-- ranges of one number each cost, and numbers are exact up to 2^53.
alter table invoice_line drop constraint invoice_line_int8range_int8range1_covers_excl;
alter table invoice_line add constraint invoice_line_days_once
  exclude using gist (box(point(tier_id, span_id), point(tier_id, span_id)) with &&, covers with &&) where (kind = 'Recurring');

-- Sums of a month's bill are kept with its documents: these find lines, and need hold nothing else of them.
drop index invoice_line_paid;
create index invoice_line_paid on invoice_line (buyer_account_id, interval_id);
drop index invoice_line_sold;
create index invoice_line_sold on invoice_line (seller_account_id, interval_id);

-- A draft that has become final by the end of its transaction is looked at once, by what made it final.
create or replace function invoice_is_sum() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if exists (select from invoice i where i.invoice_id = new.invoice_id and i.state = new.state and (
      i.net <> (select coalesce(sum(l.amount), 0) from invoice_line l where l.invoice_id = i.invoice_id)
      or i.net <> (select coalesce(sum(t.net), 0) from invoice_tax t where t.invoice_id = i.invoice_id)
      or i.tax <> (select coalesce(sum(t.tax), 0) from invoice_tax t where t.invoice_id = i.invoice_id))) then
    raise exception 'Invoice % is not the sum of its parts', new.invoice_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
