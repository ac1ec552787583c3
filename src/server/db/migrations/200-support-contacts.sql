-- Resellers write down whom their customers ask for help. In an installation that began before there was that right, the set of
-- rights with which they look after their customers lacks it; where somebody has taken it away by hand it stays away.
insert into capability_set_entry (capability_set_id, object_type, flags)
select s.capability_set_id, 'SUPPORT_CONTACT_DETAILS', '{Read,Update}'
from capability_set s join account root on root.account_id = s.owner_company_id and root.parent_account_id is null
where s.name = 'Customers' and s.is_template
  and not exists (select from audit_entry e where e.event = 'Capability set changed' and e.target_account_id = root.account_id
    and e.details like '%Capability set: Customers%' and e.details like '%Support contacts: taken away%')
on conflict do nothing;
