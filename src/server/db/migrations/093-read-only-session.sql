-- A session in somebody else's name that only looks: it reads what he reads, and changes nothing.
alter table session add column read_only boolean not null default false check (not read_only or impersonator_account_id is not null);
