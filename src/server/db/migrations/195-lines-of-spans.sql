-- What the sale above has asked for the same days of a span is found at once, also where one buyer has many lines.
create index invoice_line_of_span on invoice_line (span_id, buyer_account_id, interval_id);
drop index invoice_line_span;
