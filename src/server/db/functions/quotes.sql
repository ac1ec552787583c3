-- Quotes: who may write one, and what becomes of it. Each function looks for itself whether the session sells, or buys.

-- Whether the session's people sell by this quote: the seller's own and those above him, and whoever has written it.
create function sells_by(seller bigint, creator bigint) returns boolean stable language sql as $$
  select coalesce(seller = any ((select scope_sellers())::bigint[]) or creator = scope_user(), false)
$$;

-- What keeps a company from being quoted, if anything. It buys itself, from a seller of the session.
create function quote_problem(customer bigint) returns text
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select case
    when not in_scope(c.path) or not coalesce(c.parent_account_id = any (scope_sellers()), false) then 'notYourCustomer'
    when payer_of(c.account_id) <> c.account_id then 'paysNothing'
    when c.currency is null then 'noCurrency'
  end
  from account c where c.account_id = customer
$$;

-- signed: how whoever came by a link has called himself.
create function note_quote(one bigint, of_kind text, why text, signed text default null) returns void
volatile language sql set search_path = portolan, pg_catalog, pg_temp as $$
  insert into quote_event (quote_id, kind, by_account_id, by_name, note) values (one, of_kind, scope_user(), signed, why)
$$;

-- A draft for a customer of the session's sellers; the seller and the currency follow from him.
create function make_quote(customer bigint, of_kind text, called text, until date, said text) returns bigint
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  made bigint;
begin
  if quote_problem(customer) is not null then
    raise exception 'account % is not quoted', customer using errcode = 'insufficient_privilege';
  end if;
  insert into quote (kind, seller_account_id, buyer_account_id, creator_account_id, name, currency, valid_until_date, note)
    select of_kind, c.parent_account_id, c.account_id, scope_user(), called, c.currency, until, said from account c where c.account_id = customer
    returning quote_id into made;
  perform note_quote(made, 'Created', null);
  return made;
end $$;

-- Nobody else changes a quote by which the session sells until the transaction has ended.
create function hold_quote(one bigint) returns void
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform from quote q where q.quote_id = one and sells_by(q.seller_account_id, q.creator_account_id) for update;
end $$;

-- Takes a draft of the session for a change, and marks it as changed. @answers false for one that is none, or out of its reach.
create function hold_draft(one bigint) returns boolean
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  update quote q set changed_utc = now() where q.quote_id = one and q.state = 'Draft' and sells_by(q.seller_account_id, q.creator_account_id);
  return found;
end $$;

create function change_quote(one bigint, called text, until date, said text) returns boolean
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not hold_draft(one) then
    return false;
  end if;
  update quote q set name = called, valid_until_date = until, note = said where q.quote_id = one;
  return true;
end $$;

-- Writes a line of a draft with its fees; without a number it is a new one. What the list asks for is looked for here.
create function put_quote_line(one bigint, number integer, service bigint, units integer, months integer, way text,
  items bigint[], discounts numeric[], specials boolean[], amounts numeric[], list_worths numeric[], worths numeric[]) returns integer
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  line bigint;
  put integer := number;
  buyer bigint;
begin
  if not hold_draft(one) then
    return null;
  end if;
  select q.buyer_account_id into buyer from quote q where q.quote_id = one;
  if number is null then
    select coalesce(max(l.line_no), 0) + 1 into put from quote_line l where l.quote_id = one;
    insert into quote_line (quote_id, line_no, service_id, quantity, commitment_months, billing)
      values (one, put, service, units, months, way) returning quote_line_id into line;
  else
    update quote_line l set quantity = units where l.quote_id = one and l.line_no = number and l.service_id = service returning l.quote_line_id into line;
    delete from quote_line_price p where p.quote_line_id = line;
  end if;
  insert into quote_line_price (quote_line_id, item_id, list_amount, price_id, discount_percent, is_special, amount, list_value, value)
    select line, t.item_id, t.amount, t.price_id, given.discount, given.special, given.asked, given.list_worth, given.worth
    from unnest(items, discounts, specials, amounts, list_worths, worths) given (item_id, discount, special, asked, list_worth, worth)
    join tier_prices(buyer, service, ordered_items(service, months, way), units) t on t.item_id = given.item_id and t.place = 1;
  return put;
end $$;

create function remove_quote_line(one bigint, number integer) returns boolean
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not hold_draft(one) then
    return false;
  end if;
  delete from quote_line l where l.quote_id = one and l.line_no = number;
  return found;
end $$;

-- The same lines at the same prices as a draft: of a quote of its own, which is none of the deprecated kind, or of the next version of the same. Answers nothing for a quote
-- by which the session does not sell.
create function copy_quote(one bigint, as_version boolean, called text, until date) returns bigint
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  source quote;
  made bigint;
begin
  select * into source from quote q where q.quote_id = one and sells_by(q.seller_account_id, q.creator_account_id);
  -- As whoever writes a new one does: its customer keeps his currency until the transaction ends (I40).
  perform from account a where a.account_id = source.buyer_account_id for share;
  if source.quote_id is null or quote_problem(source.buyer_account_id) is not null then
    return null;
  end if;
  insert into quote (kind, number, version, replaces_quote_id, seller_account_id, buyer_account_id, creator_account_id, name, currency, valid_until_date, note)
    select case when as_version then source.kind else 'Quotation' end, case when as_version then source.number end,
      case when as_version then (select max(q.version) + 1 from quote q where q.number = source.number) else 1 end,
      case when as_version then one end, c.parent_account_id, c.account_id, scope_user(), called, c.currency, until, source.note
    from account c
    where c.account_id = source.buyer_account_id and c.parent_account_id = source.seller_account_id and c.currency = source.currency
    returning quote_id into made;
  insert into quote_line (quote_id, line_no, service_id, quantity, commitment_months, billing, configuration)
    select made, l.line_no, l.service_id, l.quantity, l.commitment_months, l.billing, l.configuration
    from quote_line l where l.quote_id = one and made is not null;
  insert into quote_line_price (quote_line_id, item_id, list_amount, price_id, discount_percent, is_special, amount, list_value, value)
    select copied.quote_line_id, p.item_id, p.list_amount, p.price_id, p.discount_percent, p.is_special, p.amount, p.list_value, p.value
    from quote_line copied
    join quote_line l on l.quote_id = one and l.line_no = copied.line_no
    join quote_line_price p on p.quote_line_id = l.quote_line_id
    where copied.quote_id = made;
  if made is not null then
    perform note_quote(made, case when as_version then 'Created' else 'Copied' end, null);
  end if;
  return made;
end $$;

-- That the lines of a template were put into a draft, and which it left out.
create function note_template(one bigint, why text) returns void
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if hold_draft(one) then
    perform note_quote(one, 'FromTemplate', why);
  end if;
end $$;

-- Sends a draft; the version that was out until now is superseded, and the customer is told. Answers what the quote is then, or what kept
-- it from being sent.
create function send_quote(one bigint) returns text
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  draft quote;
begin
  select * into draft from quote q where q.quote_id = one and sells_by(q.seller_account_id, q.creator_account_id) for update;
  if draft.quote_id is null then
    return 'absent';
  elsif draft.state <> 'Draft' then
    return draft.state;
  elsif quote_problem(draft.buyer_account_id) is not null or not exists (select from account c
    where c.account_id = draft.buyer_account_id and c.parent_account_id = draft.seller_account_id and c.currency = draft.currency) then
    return 'soldElsewhere';
  elsif not exists (select from quote_line l where l.quote_id = one) then
    return 'noLines';
  elsif draft.valid_until_date < current_date then
    return 'validityOver';
  end if;
  perform from quote q where q.number = draft.number and q.quote_id <> one order by q.quote_id for update;
  if exists (select from quote q where q.number = draft.number and q.state in ('Accepted', 'Ordered')) then
    return 'answeredBefore';
  end if;
  insert into quote_event (quote_id, kind, by_account_id)
    select q.quote_id, 'Superseded', scope_user() from quote q where q.number = draft.number and q.state = 'Sent' order by q.quote_id;
  update quote q set state = 'Superseded', changed_utc = now() where q.number = draft.number and q.state = 'Sent';
  update quote q set state = 'Sent', sent_utc = now(), changed_utc = now() where q.quote_id = one;
  perform note_quote(one, 'Sent', null);
  perform leave_notice('quote-sent', one, draft.buyer_account_id);
  return 'done';
end $$;

-- Takes back what was sent and not answered yet.
create function withdraw_quote(one bigint, why text) returns text
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  update quote q set state = 'Superseded', changed_utc = now(), reason = why
    where q.quote_id = one and q.state = 'Sent' and sells_by(q.seller_account_id, q.creator_account_id);
  if not found then
    return coalesce((select q.state from quote q where q.quote_id = one and sells_by(q.seller_account_id, q.creator_account_id)), 'absent');
  end if;
  perform note_quote(one, 'Withdrawn', why);
  return 'done';
end $$;

-- The answer to a quote: by its buyer's people, or by the seller's with a word on whose it was. The other side is told.
create function answer_quote(one bigint, answer text, why text, signed text default null) returns text
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  asked quote;
  buys boolean;
begin
  select * into asked from quote q where q.quote_id = one for update;
  buys := asked.sent_utc is not null and coalesce(asked.buyer_account_id = scope_account(), false);
  if answer not in ('Accepted', 'Rejected') or asked.quote_id is null
    or not buys and not sells_by(asked.seller_account_id, asked.creator_account_id) then
    return 'absent';
  elsif asked.state <> 'Sent' then
    return asked.state;
  elsif asked.valid_until_date < current_date then
    return 'Expired';
  elsif not buys and why is null then
    return 'whoseWord';
  end if;
  update quote q set state = answer, decided_utc = now(), decided_by_account_id = scope_user(), decided_name = signed, reason = why, changed_utc = now()
    where q.quote_id = one;
  perform note_quote(one, answer, why, signed);
  if buys then
    perform leave_notice('quote-answered', one, asked.seller_account_id);
  end if;
  return 'done';
end $$;

-- Tells the customer of what he was sent once more; links of former letters end.
create function resend_quote(one bigint) returns text
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  sent quote;
begin
  select * into sent from quote q where q.quote_id = one and sells_by(q.seller_account_id, q.creator_account_id) for update;
  if sent.quote_id is null then
    return 'absent';
  elsif sent.state <> 'Sent' then
    return sent.state;
  elsif sent.valid_until_date < current_date then
    return 'Expired';
  end if;
  delete from quote_link l where l.quote_id = one;
  perform note_quote(one, 'SentAgain', null);
  perform leave_notice('quote-sent', one, sent.buyer_account_id);
  return 'done';
end $$;

-- Whoever has a name to sign in with, and may.
create function comes_in(person bigint) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select may_sign_in(person) and exists (select from credential c where c.user_account_id = person)
$$;

-- Keeps the link of a letter to one of the people who buy by a quote that was sent; his former one ends. Answers false where he could not read
-- the quote after a sign-in either.
create function make_quote_link(one bigint, person bigint, token bytea) returns boolean
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform from quote q where q.quote_id = one and q.state = 'Sent' and q.buyer_account_id = scope_company() for update;
  if not found or not exists (select from quote q join account buyer on buyer.account_id = q.buyer_account_id join account p on p.account_id = person
    where q.quote_id = one and in_scope(buyer.path) and p.path ^@ buyer.path and scope_of(person) = buyer.path and comes_in(person)) then
    return false;
  end if;
  insert into quote_link (token_hash, quote_id, user_account_id) values (token, one, person)
    on conflict (quote_id, user_account_id) do update set token_hash = excluded.token_hash, created_utc = now();
  return true;
end $$;

-- What a link opens, and whose it is; nothing once the quote is over, or he may not come in any more.
create function find_quote_link(token bytea) returns table (quote_id bigint, user_account_id bigint)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select l.quote_id, l.user_account_id
  from quote_link l join quote q using (quote_id)
  where l.token_hash = token and q.state in ('Sent', 'Accepted') and q.valid_until_date >= current_date and comes_in(l.user_account_id)
$$;

-- The answer of whoever holds a link, in the scope of him whose link it is. The link must hold still when its quote is the answer's alone.
create function answer_linked_quote(token bytea, answer text, why text, signed text) returns text
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  one bigint;
begin
  select l.quote_id into one from quote_link l where l.token_hash = token;
  perform from quote q where q.quote_id = one for update;
  if coalesce(signed, '') = '' or not exists (select from find_quote_link(token) found where found.user_account_id = scope_user())
    or not exists (select from quote q where q.quote_id = one and q.buyer_account_id = scope_account()) then
    return 'absent';
  end if;
  return answer_quote(one, answer, why, signed);
end $$;

-- How a service is set up, and what ends with its start, said before an accepted quote is ordered, by either side; what ends stays as it was said where nothing is. Answers what keeps it from being said.
create function configure_quote_line(one bigint, number integer, given jsonb, ended bigint[]) returns text
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  asked quote;
begin
  select * into asked from quote q
    where q.quote_id = one and q.sent_utc is not null
      and (sells_by(q.seller_account_id, q.creator_account_id) or q.buyer_account_id = scope_account())
    for update;
  if asked.quote_id is null then
    return 'absent';
  elsif asked.state <> 'Accepted' then
    return asked.state;
  elsif asked.valid_until_date < current_date then
    return 'Expired';
  end if;
  update quote_line l set configuration = given, ended_account_ids = coalesce(ended, l.ended_account_ids) where l.quote_id = one and l.line_no = number;
  return case when found then 'done' else 'absent' end;
end $$;

-- Takes an accepted quote for its order, which is to follow in the same transaction. Whoever comes second waits, and is told.
create function take_quote(one bigint) returns text
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  asked quote;
begin
  select * into asked from quote q
    where q.quote_id = one and q.sent_utc is not null
      and (sells_by(q.seller_account_id, q.creator_account_id) or q.buyer_account_id = scope_account())
    for update;
  if asked.quote_id is null then
    return 'absent';
  elsif asked.state <> 'Accepted' then
    return asked.state;
  elsif asked.valid_until_date < current_date then
    return 'Expired';
  elsif not exists (select from account c where c.account_id = asked.buyer_account_id and c.parent_account_id = asked.seller_account_id
    and c.currency = asked.currency and payer_of(c.account_id) = c.account_id) then
    return 'soldElsewhere';
  elsif exists (select from quote_line l where l.quote_id = one and ordered_items(l.service_id, l.commitment_months, l.billing) is distinct from array(
    select p.item_id from quote_line_price p join item i using (item_id) where p.quote_line_id = l.quote_line_id order by i.position, i.item_id)) then
    return 'otherFees';
  end if;
  update quote q set state = 'Ordered', changed_utc = now() where q.quote_id = one;
  perform note_quote(one, 'Ordered', null);
  return 'done';
end $$;

-- Whether an order of these lines is what a quote that was just taken promises its payer.
create function is_quoted(one bigint, payer bigint, services bigint[], quantities integer[], months integer[], ways text[]) returns boolean
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  select exists (
    select from quote q join account p on p.account_id = payer and p.account_id = q.buyer_account_id and p.parent_account_id = q.seller_account_id
    where q.quote_id = one and q.state = 'Ordered' and q.order_id is null and p.currency = q.currency
      and (select (array_agg(l.service_id order by l.line_no), array_agg(l.quantity order by l.line_no),
          array_agg(l.commitment_months order by l.line_no), array_agg(l.billing order by l.line_no)) is not distinct from (services, quantities, months, ways)
        from quote_line l where l.quote_id = one))
$$;

-- What a quote promises for a fee of its so many-th line.
create function quoted_amount(one bigint, place integer, fee bigint) returns numeric
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  select p.amount::numeric
  from (select l.quote_line_id, row_number() over (order by l.line_no) as place from quote_line l where l.quote_id = one) line
  join quote_line_price p on p.quote_line_id = line.quote_line_id and p.item_id = fee
  where line.place = $2
$$;

-- Drafts alone; all of them or none. Answers the ids of those that were none, or are out of the session's reach.
create function delete_quotes(many bigint[]) returns table (quote_id bigint, state text)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  perform from quote q where q.quote_id = any (many) order by q.quote_id for update;
  return query
    select wanted.id, q.state from unnest(many) wanted (id)
    left join quote q on q.quote_id = wanted.id and sells_by(q.seller_account_id, q.creator_account_id)
    where q.state is distinct from 'Draft';
  if not found then
    delete from quote q where q.quote_id = any (many);
  end if;
end $$;

-- Ends the next quote whose last day is over: nobody may accept or order it any more. The log names the marketplace, as nobody has asked
-- for it. Nothing is answered when none is left.
create function expire_next_quote() returns table (quote_id bigint, number bigint, buyer_account_id bigint, path text, display_name text, account_type text,
  marketplace_id bigint, marketplace_name text)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  taken quote;
begin
  select * into taken from quote q where q.state in ('Sent', 'Accepted') and q.valid_until_date < current_date
    order by q.valid_until_date, q.quote_id limit 1 for update skip locked;
  if not found then
    return;
  end if;
  update quote q set state = 'Expired', changed_utc = now() where q.quote_id = taken.quote_id;
  insert into quote_event (quote_id, kind) values (taken.quote_id, 'Expired');
  return query select taken.quote_id, taken.number, a.account_id, a.path, a.display_name, a.account_type, root.account_id, root.display_name
    from account a join account root on root.path = root_path() where a.account_id = taken.buyer_account_id;
end $$;

-- What the parties of a quote are called: for whoever sees it, though he need not see them as accounts.
create function quote_names(one bigint)
returns table (creator_name text, creator_email text, seller_name text, buyer_name text, decided_by_name text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select creator.display_name, said."values" ->> 'Email', seller.display_name, buyer.display_name,
    coalesce(q.decided_name, acting_name(q.decided_by_account_id, q.seller_account_id, q.buyer_account_id))
  from quote q
  join account creator on creator.account_id = q.creator_account_id
  left join account_value said on said.account_id = creator.account_id
  join account seller on seller.account_id = q.seller_account_id
  join account buyer on buyer.account_id = q.buyer_account_id
  where q.quote_id = one and (sells_by(q.seller_account_id, q.creator_account_id) or q.sent_utc is not null and q.buyer_account_id = scope_account())
$$;

-- What the service of a line is called, and its picture: for whoever sees the quote, also when it is no longer offered to him.
create function quote_line_service(line bigint, language text) returns table (name text, product_name text, icon_path text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select service_name(s.names, language, s.product_name), s.product_name, s.icon_path
  from quote_line l join service s using (service_id) join quote q using (quote_id)
  where l.quote_line_id = line and (sells_by(q.seller_account_id, q.creator_account_id) or q.sent_utc is not null and q.buyer_account_id = scope_account())
$$;

-- Who has written what stands in a quote's history.
create function quote_history(one bigint)
returns table (quote_event_id bigint, at_utc timestamptz, kind text, by_name text, signed_name text, note text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select e.quote_event_id, e.at_utc, e.kind, acting_name(e.by_account_id, q.seller_account_id, q.buyer_account_id), e.by_name, e.note
  from quote_event e join quote q using (quote_id)
  where e.quote_id = one and (sells_by(q.seller_account_id, q.creator_account_id)
    or q.sent_utc is not null and q.buyer_account_id = scope_account() and e.at_utc >= q.sent_utc)
$$;

-- What the list asks today for the fees of a quote's lines; no row for one that is not offered any more.
create function quote_prices_now(one bigint) returns table (line_no integer, item_id bigint, amount numeric)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select l.line_no, t.item_id, t.amount
  from quote q join quote_line l using (quote_id)
  cross join lateral tier_prices(q.buyer_account_id, l.service_id, ordered_items(l.service_id, l.commitment_months, l.billing), l.quantity) t
  where q.quote_id = one and t.place = 1 and t.price_id is not null
    and order_problem(q.buyer_account_id, l.service_id, l.quantity, l.commitment_months, l.billing) is null
    and (sells_by(q.seller_account_id, q.creator_account_id) or q.sent_utc is not null and q.buyer_account_id = scope_account())
$$;

-- What a letter tells of a quote: for the company of its buyer or its seller.
create function quote_told(one bigint, company bigint)
returns table (number bigint, version integer, name text, seller_name text, buyer_name text, creator_account_id bigint, valid_until_date date,
  state text, reason text, decided_by_name text, value numeric, currency text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select q.number, q.version, q.name, seller.display_name, buyer.display_name, q.creator_account_id, q.valid_until_date, q.state, q.reason,
    coalesce(q.decided_name, decider.display_name), (select sum(p.value) from quote_line l join quote_line_price p using (quote_line_id) where l.quote_id = q.quote_id), q.currency
  from quote q
  join account seller on seller.account_id = q.seller_account_id
  join account buyer on buyer.account_id = q.buyer_account_id
  left join account decider on decider.account_id = q.decided_by_account_id
  where q.quote_id = one and company = scope_company() and company in (q.seller_account_id, q.buyer_account_id) and q.sent_utc is not null
$$;
