-- From a charge to all lines that speak of it: the one that billed it, and those that took it back.
create index invoice_line_of_charge on invoice_line (custom_charge_id) where custom_charge_id is not null;
