-- An invoice is told of once, however often the run that made it ends.
create unique index notice_of_invoice on notice (subject_id) where kind = 'invoice-issued';
