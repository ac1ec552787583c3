-- Orders: what somebody asked for, at which prices, and what was decided about it.

create table customer_order (
  order_id bigint generated always as identity (start with 40001) primary key,
  kind text not null default 'New' check (kind in ('New', 'Change', 'Upgrade')),
  creator_account_id bigint not null references account,
  impersonator_account_id bigint references account,
  parent_account_id bigint not null references account,
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  currency currency_code not null,
  -- null: of its lines not all have their value yet, which none has at the end of a transaction.
  order_value numeric(15, 3) check (order_value >= 0),
  credit_limit numeric(15, 3),
  -- What its payer would owe with it, as it was when it was asked for or decided.
  exposure numeric(15, 3) not null default 0,
  state text not null default 'Pending' check (state in ('Pending', 'Approved', 'Rejected', 'Cancelled')),
  approval_reason text,
  updated_by_account_id bigint references account,
  updated_utc timestamptz not null default now(),
  submitted_utc timestamptz not null default now(),
  first_billed_utc timestamptz
);
create index customer_order_seller on customer_order (seller_account_id, state, submitted_utc);
create index customer_order_buyer on customer_order (buyer_account_id, order_id);
create index customer_order_creator on customer_order (creator_account_id, order_id);
-- What counts against the payer's credit.
create index customer_order_open on customer_order (buyer_account_id) include (order_value)
  where state = 'Pending' or state = 'Approved' and first_billed_utc is null;
create index customer_order_parent on customer_order (parent_account_id) where state = 'Pending';

create table order_line (
  order_line_id bigint generated always as identity primary key,
  order_id bigint not null references customer_order,
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  creator_account_id bigint not null references account,
  line_no integer not null check (line_no >= 1),
  action text not null default 'Create' check (action in ('Create', 'Change')),
  account_id bigint not null references subscription,
  service_id bigint not null references service,
  quantity integer not null check (quantity >= 1),
  quantity_before integer check (quantity_before >= 1),
  commitment_months integer not null check (commitment_months between 1 and 120),
  billing text not null check (billing in ('Monthly', 'YearlyPrepaid')),
  configuration jsonb not null default '{}' check (jsonb_typeof(configuration) = 'object'),
  line_value numeric(15, 3) check (line_value >= 0),
  unique (order_id, line_no)
);
create index order_line_account on order_line (account_id);
alter table subscription add foreign key (first_order_line_id) references order_line;
alter table subscription_span add foreign key (order_line_id) references order_line;

-- What each sale of the chain asked for a fee when it was ordered; the first is the payer's.
create table order_line_price (
  order_line_id bigint not null references order_line,
  position integer not null check (position >= 1),
  item_id bigint not null references item,
  min_quantity integer not null,
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  currency currency_code not null,
  kind text not null default 'List' check (kind in ('List', 'Quote')),
  list_amount unit_price not null,
  amount unit_price not null,
  price_id bigint references price on delete set null,
  primary key (order_line_id, position, item_id, min_quantity)
);
create index order_line_price_price on order_line_price (price_id);
create trigger append_only before truncate on order_line_price for each statement execute function refuse_change();
create trigger append_only_stays before delete on order_line_price for each row execute function refuse_change();

-- One to an order: a second one cannot be written.
create table order_decision (
  order_id bigint primary key references customer_order,
  decision text not null check (decision in ('Approved', 'Rejected', 'Cancelled')),
  -- null: nobody; the order stayed within the payer's credit, or ended with what it was for.
  by_account_id bigint references account,
  at_utc timestamptz not null default now(),
  reason text,
  exposure numeric(15, 3) not null,
  credit_limit numeric(15, 3)
);
create trigger append_only before update or truncate on order_decision for each statement execute function refuse_change();
create trigger append_only_stays before delete on order_decision for each row execute function refuse_change();

-- Who of a seller's company decides on orders: of one buyer, or of all for whom nobody is named.
create table account_manager (
  account_manager_id bigint generated always as identity primary key,
  seller_account_id bigint not null references account,
  buyer_account_id bigint references account,
  user_account_id bigint not null references account,
  unique nulls not distinct (seller_account_id, buyer_account_id, user_account_id)
);
create index account_manager_user on account_manager (user_account_id);
create index account_manager_buyer on account_manager (buyer_account_id);

-- Of the seller's own people, for those who buy from him.
create function check_account_manager() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not exists (
    select from account u
    where u.account_id = new.user_account_id and u.account_type = 'User' and new.seller_account_id = (
      select c.account_id from account c
      where c.account_id = any (string_to_array(trim(both '/' from u.path), '/')::bigint[]) and c.account_type in ('Reseller', 'Company')
      order by length(c.path) desc limit 1))
    or new.buyer_account_id is not null and not exists (
      select from account b where b.account_id = new.buyer_account_id and b.parent_account_id = new.seller_account_id
        and b.account_type in ('Reseller', 'Company')) then
    raise exception 'An account manager is of the seller''s own people, for those who buy from him' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_manager before insert or update on account_manager for each row execute function check_account_manager();

create trigger keep_final before update of state or delete on customer_order
  for each row execute function keep_final('state', 'Approved', 'Rejected', 'Cancelled');

create function keep_order() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  may_change text[] := case tg_table_name
    when 'customer_order' then array['order_value', 'credit_limit', 'exposure', 'state', 'approval_reason', 'updated_by_account_id', 'updated_utc', 'first_billed_utc']
    else array['line_value'] end;
begin
  if to_jsonb(new) - may_change <> to_jsonb(old) - may_change then
    raise exception 'What was ordered stays as it was ordered' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update on customer_order for each row execute function keep_order();
create trigger keep before update on order_line for each row execute function keep_order();

-- An order is worth what its lines are.
create function order_is_sum() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if exists (select from customer_order o where o.order_id = new.order_id and (o.order_value is null or o.order_value is distinct from (
    select case when count(*) = count(l.line_value) then coalesce(sum(l.line_value), 0) end from order_line l where l.order_id = o.order_id))) then
    raise exception 'Order % is worth what its lines are', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger is_sum after insert or update of order_value on customer_order deferrable initially deferred
  for each row execute function order_is_sum();
create constraint trigger is_sum after insert or update of line_value on order_line deferrable initially deferred
  for each row execute function order_is_sum();

-- Orders that still wait for what ends are cancelled with it.
create function cancel_orders_of_ended() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform end_order(o.order_id, 'Cancelled', null, null)
    from customer_order o
    where o.state = 'Pending' and (o.parent_account_id = new.account_id or o.buyer_account_id = new.account_id
      or o.order_id in (select l.order_id from order_line l where l.account_id = new.account_id))
    order by o.order_id;
  return null;
end $$;
create trigger cancel_orders after update of account_state on account for each row
  when (new.account_state = 'Terminated' and old.account_state <> 'Terminated') execute function cancel_orders_of_ended();
