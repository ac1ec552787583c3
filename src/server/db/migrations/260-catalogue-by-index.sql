-- What the catalogue counts and shows first, it reads from indexes: what is offered, what is published, how names begin, and which words
-- are no numbers.
create index marketplace_offer_active on marketplace_offer (marketplace_id, service_id) where state = 'Active';
create index service_shown on service (service_id) where state = 'Published';
create index service_ranked on service (service_id, ranking);
create index service_names_begin on service (left(search_names, 60) text_pattern_ops);
create index service_word_spelt on service_word (word) include (word_id) where word ~ '[^0-9]';
