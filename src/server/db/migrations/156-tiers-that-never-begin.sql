-- Who moves twice in a month has sales between that never began.
do $$ declare known name; begin
  for known in select conname from pg_constraint where conrelid = 'sale_tier'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%to_date > from_date%' loop
    execute format('alter table sale_tier drop constraint %I', known);
  end loop;
end $$;
alter table sale_tier add constraint sale_tier_ends check (to_date >= from_date);
