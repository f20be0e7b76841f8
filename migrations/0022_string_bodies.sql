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
--> statement-breakpoint
create or replace function stay_score(l listing, s stay) returns integer
language sql immutable parallel safe
as $$ select round(100 * (
  (l.rating_sum + 22.0) / (l.rating_count + 5)
  + ((l.host_answers + 9.0) / (l.host_requests + 10) - 0.9) / 2
  + least(coalesce(l.known_mbps, 0), 300) / 600.0
  + least(cardinality(l.amenities), 20) / 66.0
  + least(cardinality(s.house_rules), 1) / 10.0
  + least(cardinality(l.events), 1) / 10.0
  + extract(year from l.created_at at time zone 'UTC') / 10
  + extract(doy from l.created_at at time zone 'UTC') / 3650
  - 200
))::integer $$;
--> statement-breakpoint
create or replace function itinerant_score(l listing, i itinerant) returns integer
language sql immutable parallel safe
as $$ select round(100 * (
  (l.rating_sum + 22.0) / (l.rating_count + 5)
  + ((l.host_answers + 9.0) / (l.host_requests + 10) - 0.9) / 2
  + least(coalesce(l.known_mbps, 0), 300) / 600.0
  + least(cardinality(l.amenities), 20) / 66.0
  + least(cardinality(i.week_day_routine), 1) / 10.0
  + least(cardinality(l.events), 1) / 10.0
  + extract(year from l.created_at at time zone 'UTC') / 10
  + extract(doy from l.created_at at time zone 'UTC') / 3650
  - 200
))::integer $$;
--> statement-breakpoint
create or replace function experience_score(l listing, e experience) returns integer
language sql immutable parallel safe
as $$ select round(100 * (
  (l.rating_sum + 22.0) / (l.rating_count + 5)
  + least(cardinality(l.amenities), 5) / 20.0
  + least(cardinality(e.arrangements), 5) / 20.0
  + extract(year from l.created_at at time zone 'UTC') / 10
  + extract(doy from l.created_at at time zone 'UTC') / 3650
  - 200
))::integer $$;
