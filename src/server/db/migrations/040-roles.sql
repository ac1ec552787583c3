-- A capability set of somebody above is copied when a company puts it into a role of its own (ROLE-65): what its owner
-- changes later changes nobody else's rights.
alter table capability_set add column copy_of_capability_set_id bigint references capability_set on delete set null;
create index capability_set_copy on capability_set (copy_of_capability_set_id) where copy_of_capability_set_id is not null;
create index role_capability_set_set on role_capability_set (capability_set_id);
create index user_role_role on user_role (role_id);
