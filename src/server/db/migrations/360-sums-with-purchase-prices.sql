-- What sellers paid to vendors themselves is part of what their months cost: months that are summed already are summed anew.
insert into month_to_sum (seller_account_id, interval_id)
  select distinct i.seller_account_id, i.interval_id
  from invoice i join account a on a.account_id = i.seller_account_id left join vendor_profile v on v.account_id = a.account_id
  where i.state = 'Final' and i.interval_id is not null and (a.parent_account_id is null or v.account_id is not null);
