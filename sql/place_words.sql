-- The functions of SQL as they are, with bodies that are texts. Bodies of standard SQL (`return …`)
-- were kept as parsed expressions over the rows of a table; PostgreSQL from 15.19 on doesn't alter a
-- table whose row type such a function uses.
create or replace function place_words(place text) returns tsvector
language sql immutable parallel safe
as $$ select array_to_tsvector(array_remove(
  regexp_split_to_array(
    translate(
      replace(
        regexp_replace(normalize(lower(place), NFD), '[\u0300-\u036F''’ʻʼ`´]', '', 'g'),
        'ß', 'ss'
      ),
      'øłđðı', 'olddi'
    ),
    -- Spaces and punctuation: of ASCII, of Latin 1, general, and that of East Asia.
    '[\s!-/:-@[-`{-~\u00A0-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u2000-\u206F\u3000-\u303F]+'
  ),
  ''
)) $$;
