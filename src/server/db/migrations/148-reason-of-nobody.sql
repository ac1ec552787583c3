-- Orders that nobody had to decide on keep no reason: why they were approved is said in the reader's own language.
update customer_order set approval_reason = null where state = 'Approved' and updated_by_account_id is null;
