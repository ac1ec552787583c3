-- The people and departments of a company are few among what stands below it.
create index account_people on account (parent_account_id) where account_type in ('User', 'Department');
