-- What ended long ago is found without a look at everything else.
create index session_ended on session (least(ended_utc, expires_utc));
create index invitation_ended on invitation (least(used_utc, expires_utc));
