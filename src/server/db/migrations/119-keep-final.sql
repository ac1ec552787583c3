-- What never changes: general triggers, so that a table says in one line what it keeps. They stand in migrations, for functions that
-- are declared anew would take their triggers along.

-- Append-only: nobody changes, deletes or empties what was written, not even the owner. Its arguments name columns that may be set
-- once, together or one after the other; nothing else may change with them. For rows, and for truncate or whole tables by statement.
create or replace function refuse_change() returns trigger
language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  may_be_set text[] := coalesce(tg_argv[0:], '{}');
  computed text[];
  before jsonb;
  after jsonb;
begin
  if tg_level = 'ROW' and tg_op = 'UPDATE' and cardinality(may_be_set) > 0 then
    -- Generated columns are computed after this trigger.
    select coalesce(array_agg(attname::text), '{}') into computed
      from pg_attribute where attrelid = tg_relid and attgenerated <> '';
    before := to_jsonb(old) - computed;
    after := to_jsonb(new) - computed;
    if before - may_be_set = after - may_be_set and before <> after
      and not exists (select from unnest(may_be_set) c where before -> c <> 'null' and before -> c <> after -> c) then
      return new;
    end if;
  end if;
  raise exception '% is append-only: what was written stays as it is%', tg_table_name,
    case when cardinality(may_be_set) > 0 then '; once may be set: ' || array_to_string(may_be_set, ', ') else '' end
    using errcode = 'restrict_violation';
end $$;

-- A final state changes no more, and its row is not deleted, whatever the server's login is asked for; the owner may repair.
-- Its arguments are the column of the state and the states that are final. What else such a row holds is not its matter.
create function keep_final() returns trigger
language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  state text;
begin
  if not is_server_session(tg_relid) then
    return coalesce(new, old);
  end if;
  if tg_level = 'STATEMENT' then
    raise exception '% is not emptied: some of its states are final', tg_table_name using errcode = 'restrict_violation';
  end if;
  state := to_jsonb(old) ->> tg_argv[0];
  if state = any (tg_argv[1:]) and (tg_op = 'DELETE' or state is distinct from to_jsonb(new) ->> tg_argv[0]) then
    raise exception '% % is final: it is not %', tg_table_name, state, case tg_op when 'DELETE' then 'deleted' else 'changed' end
      using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;

-- Once done it cannot be undone, whatever a call asks for (TERM-05).
drop trigger keep_terminated on account;
drop function keep_terminated();
create trigger keep_final before update of account_state on account
  for each row when (old.account_state <> new.account_state) execute function keep_final('account_state', 'Terminated');
create trigger keep_final before update of state or delete on termination
  for each row execute function keep_final('state', 'Done', 'Cancelled');

drop trigger acceptance_stays on terms_acceptance;
drop trigger acceptances_are_not_emptied on terms_acceptance;
drop function refuse_change_of_acceptance();
create trigger append_only before update or delete on terms_acceptance for each row execute function refuse_change();
create trigger append_only_whole before truncate on terms_acceptance for each statement execute function refuse_change();

drop trigger terms_pdf_keeps_address on terms_pdf;
drop trigger terms_pdf_stays on terms_pdf;
drop trigger terms_pdfs_are_not_emptied on terms_pdf;
drop function refuse_change_of_terms_pdf();
create trigger append_only before update or delete on terms_pdf for each row execute function refuse_change('content');
create trigger append_only_whole before truncate on terms_pdf for each statement execute function refuse_change();
