-- Layouts say in which fields of a service is chosen what its vendor's server offers: every server hears of a change.

create trigger tell_layouts after insert or update or delete on service_data_source for each row execute function tell_fields_changed();
