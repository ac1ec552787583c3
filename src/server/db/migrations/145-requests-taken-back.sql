-- Requests that are taken back: the message that undoes what was done bears an id of its own, and the first one stays known.
alter table provisioning_request add column undo_message_id uuid unique;
create index provisioning_request_creator on provisioning_request (creator_account_id, request_id);
create index provisioning_request_state on provisioning_request (state, request_id) where not is_final;
-- What comes late about a message that was made anew is found by the id that it bore.
create index provisioning_response_message on provisioning_response (message_id, connector_id);
