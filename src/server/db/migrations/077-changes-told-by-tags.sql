-- What a write has changed is told with its entry by the server, which knows what the call says that it changes.
drop trigger tell_written on audit_entry;
drop function tell_written();
