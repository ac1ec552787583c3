-- What the lines of a document come to, by how they are paid, kept with each statement that writes lines: the bill of a reseller is summed
-- over his documents and not over the tens of thousands of lines that stand in them.
create table invoice_sum (
  invoice_id bigint not null,
  fee text not null check (fee in ('Monthly', 'Yearly', 'OneTime')),
  seller_account_id bigint not null,
  buyer_account_id bigint not null,
  interval_id interval_id not null,
  lines integer not null check (lines > 0),
  amount money_amount not null,
  primary key (invoice_id, fee),
  foreign key (invoice_id, seller_account_id, buyer_account_id, interval_id)
    references invoice (invoice_id, seller_account_id, buyer_account_id, interval_id) on delete cascade
);
create index invoice_sum_paid on invoice_sum (buyer_account_id, interval_id);
create index invoice_sum_sold on invoice_sum (seller_account_id, interval_id);

-- Lines come and go, and never change: what has come is added, what a draft loses is taken off, and what has no line is no sum.
create function keep_sums_of_invoices() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into invoice_sum as s (invoice_id, fee, seller_account_id, buyer_account_id, interval_id, lines, amount)
      select f.invoice_id, fee_of(f.kind, f.months), f.seller_account_id, f.buyer_account_id, f.interval_id, count(*), sum(f.amount)
      from fresh f group by 1, 2, 3, 4, 5
    on conflict (invoice_id, fee) do update set lines = s.lines + excluded.lines, amount = s.amount + excluded.amount;
  else
    delete from invoice_sum s using (
        select f.invoice_id, fee_of(f.kind, f.months) as fee, count(*) as lines from former f group by 1, 2) gone
      where s.invoice_id = gone.invoice_id and s.fee = gone.fee and s.lines = gone.lines;
    update invoice_sum s set lines = s.lines - gone.lines, amount = s.amount - gone.amount
      from (select f.invoice_id, fee_of(f.kind, f.months) as fee, count(*) as lines, sum(f.amount) as amount from former f group by 1, 2) gone
      where s.invoice_id = gone.invoice_id and s.fee = gone.fee;
  end if;
  return null;
end $$;
create trigger sums_after_insert after insert on invoice_line referencing new table as fresh
  for each statement execute function keep_sums_of_invoices();
create trigger sums_after_delete after delete on invoice_line referencing old table as former
  for each statement execute function keep_sums_of_invoices();

insert into invoice_sum (invoice_id, fee, seller_account_id, buyer_account_id, interval_id, lines, amount)
  select l.invoice_id, case when l.months = 12 then 'Yearly' when l.months = 1 or l.kind = 'Usage' then 'Monthly' else 'OneTime' end,
    l.seller_account_id, l.buyer_account_id, l.interval_id, count(*), sum(l.amount)
  from invoice_line l group by 1, 2, 3, 4, 5;
analyze invoice_sum;
