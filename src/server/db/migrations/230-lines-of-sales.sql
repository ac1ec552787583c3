-- A line is of the parties of its invoice and its sale, of the subscription of that sale, and of a fee that runs there or is priced there: keys
-- of several columns say all of it. Each of them is looked up and locked once, where nine keys of single columns said less: that what a line
-- names exists. What it names besides (accounts, subscription, service) those rows refer to themselves, for as long as they stand.
alter table invoice add unique (invoice_id, seller_account_id, buyer_account_id, interval_id);
alter table sale_tier add unique (tier_id, account_id, seller_account_id, buyer_account_id);
alter table subscription_span add unique (span_id, account_id, item_id);
alter table tier_price add unique (tier_price_id, tier_id, item_id);
alter table item add unique (item_id, service_id);

alter table invoice_line
  drop constraint invoice_line_invoice_id_fkey,
  drop constraint invoice_line_seller_account_id_fkey,
  drop constraint invoice_line_buyer_account_id_fkey,
  drop constraint invoice_line_account_id_fkey,
  drop constraint invoice_line_service_id_fkey,
  drop constraint invoice_line_item_id_fkey,
  drop constraint invoice_line_tier_id_fkey,
  drop constraint invoice_line_span_id_fkey,
  drop constraint invoice_line_tier_price_id_fkey,
  add constraint invoice_line_of_invoice foreign key (invoice_id, seller_account_id, buyer_account_id, interval_id)
    references invoice (invoice_id, seller_account_id, buyer_account_id, interval_id) on delete cascade,
  add constraint invoice_line_of_sale foreign key (tier_id, account_id, seller_account_id, buyer_account_id)
    references sale_tier (tier_id, account_id, seller_account_id, buyer_account_id),
  add constraint invoice_line_of_units foreign key (span_id, account_id, item_id) references subscription_span (span_id, account_id, item_id),
  add constraint invoice_line_of_price foreign key (tier_price_id, tier_id, item_id) references tier_price (tier_price_id, tier_id, item_id),
  add constraint invoice_line_of_fee foreign key (item_id, service_id) references item (item_id, service_id),
  -- A key with an empty column says nothing: so a line names a sale with all that belongs to it, or nothing of it.
  add constraint invoice_line_names_sale check (num_nonnulls(tier_id, account_id, service_id, item_id) in (0, 4)),
  add constraint invoice_line_names_fee check (case when tier_id is null then num_nonnulls(span_id, tier_price_id) = 0
    else num_nonnulls(span_id, tier_price_id) > 0 end);
-- Its keys say that.
drop trigger parties on invoice_line;

-- What a seller sells to some buyers is found without all that he sells.
create index sale_tier_parties on sale_tier (seller_account_id, buyer_account_id);
drop index sale_tier_seller;
