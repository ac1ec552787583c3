-- How many subscriptions hold a value of a service's field is counted from those of its product alone.
create index account_product on account (product_name) where product_name is not null;
