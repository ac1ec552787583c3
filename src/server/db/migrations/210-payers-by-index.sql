-- The accounts above are looked up one by one: as a list that depends on each row they were found by reading all accounts.
create or replace function payer_of(of_account bigint) returns bigint
stable language sql as $$
  select payer.account_id
  from portolan.account a
  cross join unnest(string_to_array(trim(both '/' from a.path), '/')::bigint[]) above (account_id)
  join portolan.account payer on payer.account_id = above.account_id
  left join portolan.account_value v on v.account_id = payer.account_id
  where a.account_id = of_account and payer.account_type in ('Company', 'Reseller')
    and (payer.parent_account_id is null or v."values" ->> 'BillingMethod' is distinct from 'ThroughReseller')
  order by length(payer.path) desc limit 1
$$;
