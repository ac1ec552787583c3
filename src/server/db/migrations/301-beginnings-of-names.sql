-- Whether a name that begins as it was typed lies in the reader's branch is seen from the index alone.
drop index account_search_start;
create index account_search_start on account (search_names text_pattern_ops) include (account_id, path, account_type, account_state);
