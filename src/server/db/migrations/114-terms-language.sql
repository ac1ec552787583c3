-- In which language an acceptance's text was read; null for those given before it was kept.
alter table terms_acceptance add column language text check (language ~ '^[a-z]{2}$');
