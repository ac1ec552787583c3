-- What an entry says keeps its texts and their values beside the English words, so that everybody reads it in his language.
alter table audit_entry add column sentences jsonb;

-- An entry without sentences has the hash that it always had.
create or replace function audit_entry_hash(entry audit_entry) returns bytea language sql immutable as $$
  select sha256(entry.previous_hash || convert_to((jsonb_build_array(
    extract(epoch from entry.occurred_utc), entry.event, entry.operation, entry.request_id, entry.target_account_id,
    entry.target_name, entry.target_type, entry.user_account_id, entry.user_name, entry.user_type,
    entry.impersonator_account_id, entry.impersonator_name, entry.details)
    || case when entry.sentences is null then '[]' else jsonb_build_array(entry.sentences) end)::text, 'UTF8'))
$$;

-- So does the reason why a planned end has not come.
alter table termination alter column problem type jsonb
  using case when problem is not null then jsonb_build_array(jsonb_build_object('text', problem)) end;
