-- Sums of a month's bill are read from an index alone, by who pays and by who sells.
create index invoice_line_paid on invoice_line (buyer_account_id, interval_id) include (seller_account_id, invoice_id, months, kind, amount);
create index invoice_line_sold on invoice_line (seller_account_id, interval_id) include (buyer_account_id, invoice_id, months, kind, amount);
drop index invoice_line_buyer;
drop index invoice_line_seller;
-- The sellers of a branch, which every look at what is sold asks for, are few among its accounts.
create index account_resellers on account (path) where account_type = 'Reseller';
