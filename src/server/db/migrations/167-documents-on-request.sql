-- Invoices that are printed because somebody asked for them: those that were issued before this installation began to print what it issues.
create table document_request (
  invoice_id bigint primary key references invoice,
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  asked_utc timestamptz not null default now()
);
create trigger append_only before update or delete on document_request for each row execute function refuse_change();
create trigger append_only_whole before truncate on document_request for each statement execute function refuse_change();
create trigger parties after insert on document_request referencing new table as fresh for each statement execute function check_parties_of_invoice();
