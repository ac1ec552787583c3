-- Templates of quotes: what a seller offers again and again, without customer and prices, which are those of the day.

create table quote_template (
  quote_template_id bigint generated always as identity primary key,
  seller_account_id bigint not null references account,
  creator_account_id bigint not null references account,
  name text not null check (name <> ''),
  created_utc timestamptz not null default now(),
  unique (seller_account_id, name)
);
create index quote_template_creator on quote_template (creator_account_id);

alter table quote_event drop constraint quote_event_kind_check;
alter table quote_event add check (kind in ('Created', 'Copied', 'FromTemplate', 'Sent', 'SentAgain', 'Withdrawn', 'Superseded', 'Accepted', 'Rejected', 'Expired', 'Ordered'));

-- What a customer has said of his set-up stays with his quote.
create table quote_template_line (
  quote_template_id bigint not null references quote_template on delete cascade,
  line_no integer not null check (line_no >= 1),
  service_id bigint not null references service,
  quantity integer not null check (quantity >= 1),
  commitment_months integer not null check (commitment_months between 1 and 120),
  billing text not null check (billing in ('Monthly', 'YearlyPrepaid')),
  primary key (quote_template_id, line_no)
);
create index quote_template_line_service on quote_template_line (service_id);

-- How a service is set up is no part of what was quoted: it is said before the order.
create or replace function keep_quote_line() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  line quote_line;
begin
  if tg_table_name = 'quote_line' then
    line := case tg_op when 'DELETE' then old else new end;
  else
    select * into line from quote_line l where l.quote_line_id = case tg_op when 'DELETE' then old.quote_line_id else new.quote_line_id end;
  end if;
  if exists (select from quote q where q.quote_id = line.quote_id and q.state <> 'Draft')
    and not (tg_table_name = 'quote_line_price' and tg_op = 'UPDATE' and to_jsonb(new) - 'price_id' = to_jsonb(old) - 'price_id' and to_jsonb(new) ->> 'price_id' is null)
    and not (tg_table_name = 'quote_line' and tg_op = 'UPDATE' and to_jsonb(new) - 'configuration' = to_jsonb(old) - 'configuration'
      and exists (select from quote q where q.quote_id = line.quote_id and q.state = 'Accepted')) then
    raise exception 'What was quoted stays as it was quoted' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
