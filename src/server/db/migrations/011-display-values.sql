-- The server names the members of enumerations from the layouts that it holds; the database need not know the fields.
drop materialized view view_enum_field;
drop function if exists account_text(bigint, text, text[]);
