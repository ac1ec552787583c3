-- The values of the generated accounts' views, and the roles of their users.

insert into account_value (account_id, "values")
select c.id, jsonb_build_object(
  'CompanyName', c.name,
  'LegalForm', c.form,
  'Email', 'info@' || c.domain,
  'Street', replace(r.streets[1 + pg_temp.chance(c.id * 32 + 8, cardinality(r.streets))], '#', (1 + pg_temp.chance(c.id * 32 + 9, 180))::text),
  'PostalCode', r.postal_codes[c.place],
  'City', r.cities[c.place],
  'Country', r.country,
  'Currency', r.currency,
  'InvoiceLanguage', r.language,
  'BillingEmail', 'billing@' || c.domain,
  'BillingMethod', 'Invoice',
  'IsBillable', true,
  'PaymentTerm', 'Net30',
  'CreditLimit', 1000 * (5 + pg_temp.chance(c.id * 32 + 10, 60)))
  || case when c.terminated is null then '{}' else '{"TerminationReason":"NoLongerNeeded"}' end::jsonb
from grown_company c
join region r on r.number = c.region;

insert into account_value (account_id, "values")
select a.account_id, case a.account_type
    when 'Department' then jsonb_build_object('DepartmentName', a.display_name, 'Currency', a.currency, 'CostCentre', (1000 + a.account_id % 9000)::text)
    when 'User' then jsonb_build_object(
      'Salutation', case when u.woman then 'Ms' else 'Mr' end,
      'Firstname', u.first,
      'Lastname', u.last,
      'Email', u.email,
      'Username', u.email,
      'PreferredLanguage', r.language,
      'Status', case when a.terminated_utc is null then 'Active' else 'Disabled' end,
      'IsAdministrator', a.account_id % 20 = 4)
    else jsonb_build_object(
      'SubscriptionName', a.display_name,
      'ServiceStatus', a.account_state,
      'Quantity', 1 + pg_temp.chance(a.account_id * 32 + 8, 40),
      'StartDate', to_char(a.created_utc at time zone 'UTC', 'YYYY-MM-DD'),
      'SubscriptionBilling', 'Monthly',
      'RenewalMode', 'Renew',
      'Currency', a.currency)
      || case when a.product_name = 'Mailbox Business' then jsonb_build_object('MailDomain', c.domain) else '{}' end
  end
  || case when a.terminated_utc is null then '{}' else '{"TerminationReason":"NoLongerNeeded"}' end::jsonb
from account a
join grown_company c on c.id = a.account_id - a.account_id % 20
join region r on r.number = c.region
left join grown_user u on u.id = a.account_id
where a.account_id > 1000000 and a.account_type in ('User', 'Department', 'Product');

-- Nobody has a session yet who would have to hear of the new roles.
alter table user_role disable trigger tell_sessions;
insert into user_role (user_account_id, role_id)
select u.id, r.role_id
from grown_user u
join role r on r.owner_company_id = 1 and r.name = case u.id % 20 when 4 then 'Company administrator' else 'User' end;
alter table user_role enable trigger tell_sessions;
