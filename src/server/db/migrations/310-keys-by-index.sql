-- What a key of several columns refers to is looked up by any index whose columns are part of that key. What a seller sells to one buyer can
-- be thousands of sales, and each line of a bill went through all of them: with the number as last column these find the one that is meant.
drop index sale_tier_parties;
create index sale_tier_parties on sale_tier (seller_account_id, buyer_account_id, tier_id);
drop index invoice_buyer;
create index invoice_buyer on invoice (buyer_account_id, interval_id, invoice_id);
