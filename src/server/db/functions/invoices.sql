-- Invoices as their parties read them: names of what they do not see as accounts or services any more.

-- The lines of a document, for whoever sees it.
create function invoice_lines_named(of_invoice bigint, language text)
returns table (invoice_line_id bigint, line_no integer, kind text, customer text, account_id bigint, account_name text, account_number text, service text, fee text,
  covers_from date, covers_to date, quantity numeric, unit_price numeric, months integer, days integer, of_days integer, amount numeric,
  is_credited boolean)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select l.invoice_line_id, l.line_no, l.kind, customer.display_name, case when in_scope(sold.path) then sold.account_id end,
    sold.display_name, sold.account_identificator, coalesce(case when s.service_id is not null then service_name(s.names, language, s.product_name) end,
      l.description ->> 'name', ''),
    coalesce(nullif(service_name(i.names, language, ''), ''), l.description ->> 'text'), lower(l.covers), upper(l.covers) - 1, l.quantity, l.unit_price,
    l.months, l.days, l.of_days, l.amount, exists (select from invoice_line c where c.credits_line_id = l.invoice_line_id and c.kind = 'Credit')
  from invoice_line l
  left join service s on s.service_id = l.service_id
  left join item i on i.item_id = l.item_id
  left join account sold on sold.account_id = l.account_id
  left join lateral (
    select c.display_name from account c
    where c.account_id = any (string_to_array(trim(both '/' from sold.path), '/')::bigint[]) and c.account_type in ('Company', 'Reseller')
    order by length(c.path) desc limit 1) customer on true
  where l.invoice_id = of_invoice and in_deal(l.seller_account_id, l.buyer_account_id)
$$;

-- What a letter tells of a document: for its buyer.
create function invoice_told(one bigint, company bigint)
returns table (kind text, number text, seller_name text, currency text, total numeric, due_date text, interval_id integer, corrected text, reason text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select i.kind, i.number, i.seller_data ->> 'name', i.currency::text, i.total::numeric, i.due_date::text, i.interval_id::integer, c.number, i.reason
  from invoice i left join invoice c on c.invoice_id = i.credits_invoice_id
  where i.invoice_id = one and i.state = 'Final' and i.buyer_account_id = company and company = scope_company()
$$;
