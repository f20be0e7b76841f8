-- The words of a place come from splitting its name alone. Full text search's own parser, which did
-- it before, takes the beginning of '1é1a', folded to '1e1a', for a number and cuts the word in two.
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
--> statement-breakpoint
update stay_search x
set place_words = place_words(l.neighbourhood || ' ' || l.city || ' ' || l.region)
from listing l
where l.id = x.listing_id;
