-- Files that go along with a mail; with it they wait, and go once it has been sent.
create table outgoing_mail_attachment (
  outgoing_mail_id bigint not null references outgoing_mail on delete cascade,
  position integer not null check (position > 0),
  file_name text not null,
  content_type text not null,
  content bytea not null,
  primary key (outgoing_mail_id, position)
);
