-- What is searched of orders and invoices: number, customer, seller, services and the customer's own reference, in the form of all searches.
-- Those of each kind by themselves: who looks for one kind does not go through the other.
create table searched_deal (
  kind text not null check (kind in ('Order', 'Invoice')),
  deal_id bigint not null,
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  -- Whoever has asked for an order finds it, too.
  creator_account_id bigint references account,
  -- Who may find it, as the index beside the words takes it: sellers and creators by their number, buyers by the negative of theirs.
  parties bigint[] not null generated always as (array[seller_account_id, -buyer_account_id, coalesce(creator_account_id, seller_account_id)]) stored,
  number text not null,
  search_names text not null,
  primary key (kind, deal_id)
) partition by list (kind);
create table searched_order partition of searched_deal for values in ('Order');
create table searched_invoice partition of searched_deal for values in ('Invoice');
-- Both at once: a word that many have is looked for in a narrow branch alone.
create index searched_deal_names on searched_deal using gin (search_names public.gin_trgm_ops, parties);
create index searched_deal_number on searched_deal (number);
create index searched_deal_buyer on searched_deal (buyer_account_id);

-- Their words without numbers, each once: what is meant by a slip is looked for in these few.
create table deal_word (word text primary key);
create index deal_word_search on deal_word using gin (word public.gin_trgm_ops);

create function keep_deal_words() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  insert into deal_word (word)
    select distinct word from fresh, words_of_search(fresh.search_names) word
    where word !~ '[0-9]' and length(word) >= 4 and not exists (select from deal_word known where known.word = word.word) order by word
  on conflict do nothing;
  return null;
end $$;
create trigger keep_words after insert on searched_deal referencing new table as fresh
  for each statement execute function keep_deal_words();
create trigger keep_changed_words after update on searched_deal referencing new table as fresh
  for each statement execute function keep_deal_words();

-- Each is said once, of very many services the first.
create function search_of_services(services bigint[]) returns text
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  select coalesce(string_agg(found.search_names, '' order by found.search_names), '') from (
    select distinct s.search_names from service s where s.service_id = any (services) order by 1 limit 50) found
$$;

create function keep_searched_orders(ids bigint[]) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  insert into searched_deal (kind, deal_id, seller_account_id, buyer_account_id, creator_account_id, number, search_names)
    select 'Order', o.order_id, o.seller_account_id, o.buyer_account_id, o.creator_account_id, 'O-' || o.order_id,
      ' ' || search_form(concat_ws(' ', 'O-' || o.order_id, payer.display_name, payer.account_identificator))
        || search_of_services(array(select l.service_id from order_line l where l.order_id = o.order_id))
    from unnest(ids) id join customer_order o on o.order_id = id join account payer on payer.account_id = o.buyer_account_id
  on conflict (kind, deal_id) do update set search_names = excluded.search_names
$$;

-- Parties are called as they were when it was issued.
create function keep_searched_invoices(ids bigint[]) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  insert into searched_deal (kind, deal_id, seller_account_id, buyer_account_id, number, search_names)
    select 'Invoice', i.invoice_id, i.seller_account_id, i.buyer_account_id, i.number,
      ' ' || search_form(concat_ws(' ', i.number, i.buyer_data ->> 'name', i.buyer_data ->> 'identificator', i.seller_data ->> 'name',
          i.purchase_order_number))
        || search_of_services(array(select l.service_id from invoice_line l where l.invoice_id = i.invoice_id))
    from unnest(ids) id join invoice i on i.invoice_id = id
    where i.state = 'Final'
  on conflict (kind, deal_id) do nothing
$$;

-- When its lines are there.
create function keep_searched_order() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform keep_searched_orders(array[new.order_id]);
  return null;
end $$;
create constraint trigger keep_searched after insert on customer_order deferrable initially deferred
  for each row execute function keep_searched_order();

create function keep_issued_searched() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  issued bigint[] := array(select n.invoice_id from fresh n join former o using (invoice_id) where n.state = 'Final' and o.state <> 'Final');
begin
  if cardinality(issued) > 0 then perform keep_searched_invoices(issued); end if;
  return null;
end $$;
create trigger keep_searched after update on invoice referencing new table as fresh old table as former
  for each statement execute function keep_issued_searched();

-- Orders are called by their payers as these are called now.
create function rename_searched_orders() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform keep_searched_orders(array(
    select d.deal_id from searched_deal d where d.buyer_account_id = new.account_id and d.kind = 'Order'));
  return null;
end $$;
create trigger rename_searched after update of display_name on account for each row
  when (old.display_name is distinct from new.display_name and new.account_type in ('Company', 'Reseller'))
  execute function rename_searched_orders();

select keep_searched_orders(array(select order_id from customer_order order by order_id));
select keep_searched_invoices(array(select invoice_id from invoice where state = 'Final' order by invoice_id));
