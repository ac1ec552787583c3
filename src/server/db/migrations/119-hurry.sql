-- That the product's own job of a name is due now: whoever takes it deletes what he has seen of it.
create table hurried_job (
  hurried_job_id bigint generated always as identity primary key,
  name text not null
);
create trigger tell_workers after insert on hurried_job for each statement execute function tell_workers();
create index job_of_product on job (name) where user_account_id is null;

-- When a message of the realtime hub was told last: each next one of a marketplace bears a later time.
create table realtime_told (
  event text not null,
  marketplace_id bigint not null,
  told_utc timestamptz not null,
  primary key (event, marketplace_id)
);
