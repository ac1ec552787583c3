-- What was used of a fee is read from an index alone, in the order in which it is summed.
create index usage_record_fee on usage_record (account_id, item_id, day_date) include (quantity, interval_id);
