-- Sums of what sellers billed, by months, for reports: worked out anew where a month has changed, and read from its lines until then.

-- What was kept so far is of no use to them: it says neither the currency nor how it is paid. The first sums come from the lines, a month at a time.
delete from revenue_month;
alter table revenue_month drop constraint revenue_month_pkey;
alter table revenue_month add column currency currency_code not null, add column fee text not null check (fee in ('Monthly', 'Yearly', 'OneTime'));
alter table revenue_month add primary key (seller_account_id, interval_id, buyer_account_id, service_id, currency, fee);

-- What a seller paid himself for what he billed: of which sales that is known, and to whom he paid it. No buyer sees it.
create table margin_month (
  seller_account_id bigint not null references account,
  interval_id interval_id not null,
  paid_account_id bigint not null references account,
  -- 0: of no service.
  service_id bigint not null,
  currency currency_code not null,
  -- How his buyers pay it.
  fee text not null check (fee in ('Monthly', 'Yearly', 'OneTime')),
  costed money_amount not null,
  cost money_amount not null,
  primary key (seller_account_id, interval_id, paid_account_id, service_id, currency, fee)
);

-- Months of sellers whose sums are older than their lines: a row for each time that something was issued, so that nobody waits for anybody.
create table month_to_sum (
  month_to_sum_id bigint generated always as identity primary key,
  seller_account_id bigint not null references account,
  interval_id interval_id not null
);
create index month_to_sum_month on month_to_sum (seller_account_id, interval_id);

-- Nothing is issued without a word of it: what its seller billed, and what it costs a buyer who sells it on.
create function month_has_changed() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  insert into month_to_sum (seller_account_id, interval_id)
    select distinct party.account_id, issued.interval_id from issued
    cross join lateral (values (issued.seller_account_id), (issued.buyer_account_id)) party (account_id)
    where issued.state = 'Final' and (party.account_id = issued.seller_account_id or exists (
      select from account a where a.account_id = party.account_id and a.account_type = 'Reseller'));
  return null;
end $$;
create trigger sums_after_insert after insert on invoice referencing new table as issued for each statement execute function month_has_changed();
create trigger sums_after_update after update on invoice referencing new table as issued for each statement execute function month_has_changed();

insert into month_to_sum (seller_account_id, interval_id) select distinct seller_account_id, interval_id from invoice where state = 'Final';
