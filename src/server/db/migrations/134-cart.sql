-- The cart: services that somebody has put together to order them at once.

create table cart_line (
  cart_line_id bigint generated always as identity primary key,
  user_account_id bigint not null references account on delete cascade,
  parent_account_id bigint not null references account on delete cascade,
  service_id bigint not null references service on delete cascade,
  quantity integer not null check (quantity >= 1),
  commitment_months integer not null check (commitment_months between 1 and 120),
  billing text not null check (billing in ('Monthly', 'YearlyPrepaid')),
  configuration jsonb not null default '{}' check (jsonb_typeof(configuration) = 'object' and octet_length(configuration::text) <= 65536),
  -- What it was worth when it was put there, as far as it was shown.
  shown_value numeric(15, 3) check (shown_value >= 0),
  added_utc timestamptz not null default now()
);
create index cart_line_user on cart_line (user_account_id, cart_line_id);
create index cart_line_parent on cart_line (parent_account_id);
create index cart_line_service on cart_line (service_id);
