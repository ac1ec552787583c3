-- The order of texts in each language that somebody may read in: Turkish has ı before i, Swedish and Finnish put å, ä and ö last.
-- A server whose ICU does not know a language orders as Unicode does; one without ICU by the codes of letters.
do $$
declare
  code text;
begin
  foreach code in array array['en', 'de', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'ro', 'ru', 'fi', 'tr', 'bg', 'pt', 'sv'] loop
    begin
      execute format('create collation %I (provider = icu, locale = %L)', 'reader_' || code, code);
    exception when others then
      begin
        execute format('create collation %I from pg_catalog."und-x-icu"', 'reader_' || code);
      exception when others then
        execute format('create collation %I from pg_catalog."C"', 'reader_' || code);
      end;
    end;
  end loop;
end $$;
