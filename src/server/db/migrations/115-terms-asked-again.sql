-- A published version can say that it is asked again: companies that have accepted an older one meet it at their next sign-in.
alter table terms add column asks_again boolean not null default false;

-- Sessions of the company carry that its terms wait; its acceptance ends that for all of them.
create function tell_acceptance() returns trigger
language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform pg_notify('portolan_session', 'branch:' || path) from account where account_id = new.company_account_id;
  return null;
end $$;
create trigger tell_acceptance after insert on terms_acceptance
  for each row execute function tell_acceptance();
