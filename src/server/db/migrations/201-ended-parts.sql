-- Parts of a bundle that its buyer has already, and that end when it starts: as he asked for with the order, or in his cart.

alter table order_line add column ended_account_ids bigint[] not null default '{}' check (cardinality(ended_account_ids) <= 50);
alter table cart_line add column ended_account_ids bigint[] not null default '{}' check (cardinality(ended_account_ids) <= 50);
