-- What vendors ask of the sellers who buy from them themselves: the end of each chain of sales (PL-20), derived from purchase prices.

-- Sellers of the branch who buy from vendors: who stands at the top of the tree, of all, and vendors, of what is their own.
create function scope_first_sellers() returns bigint[]
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select array(
    select a.account_id from account a left join vendor_profile v using (account_id)
    where a.account_type = 'Reseller' and a.path ^@ scope() and (a.parent_account_id is null or v.account_id is not null))
$$;

-- How many decimals amounts of a currency have, by the list that browsers and servers have in common.
create function decimals_of(currency text) returns integer
immutable language sql as $$
  select case
    when currency = any ('{AFN,ALL,BIF,CLP,COP,DJF,GNF,HUF,IDR,IQD,IRR,ISK,JPY,KMF,KPW,KRW,LAK,LBP,MGA,MMK,PKR,PYG,RWF,SLL,SOS,SYP,UGX,VND,VUV,XAF,XOF,XPF,YER}') then 0
    when currency = any ('{BHD,JOD,KWD,LYD,OMR,TND}') then 3
    else 2 end
$$;

-- What a line of a bill cost a seller who bought it from its vendor: for as many units and days as he sold, at the purchase price of its
-- first day for all units that ran then, rounded once. Without rows where he did not, or the vendor asks in another currency.
create function purchase_cost(first_sellers bigint[], seller bigint, in_currency text, of_kind text, account bigint, item bigint, day date, quantity numeric,
  months integer, days integer, of_days integer) returns table (amount numeric)
stable language sql as $$
  select round(c.purchase_price * quantity * coalesce(months, 1) * coalesce(days, 1) / coalesce(of_days, 1), portolan.decimals_of(in_currency))
  from portolan.item_cost c
  where seller = any (first_sellers) and of_kind in ('Recurring', 'OneTime', 'Usage')
    and c.item_id = item and c.currency = in_currency and c.valid_from_date <= day and (c.valid_until_date is null or c.valid_until_date > day)
    and (c.owner_account_id = seller or (select a.parent_account_id is null from portolan.account a where a.account_id = seller))
    and (c.min_quantity = 1 or c.min_quantity <= (
      select case i.basis when 'Unit' then (
          select sum(s.quantity) from portolan.subscription_span s
          where s.account_id = account and s.item_id = item and s.from_date <= day and (s.to_date is null or s.to_date > day))
        else (select s.quantity from portolan.subscription s where s.account_id = account) end
      from portolan.item i where i.item_id = item))
  order by c.min_quantity desc limit 1
$$;
