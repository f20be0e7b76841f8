-- Derives stay_search and stay_tally. A custom migration: it follows the one that makes the tables.

-- The rank of a stay, in hundredths: its stars with a prior of five reviews of 4.4 (0 to 5),
-- measured wifi (up to 0.5 at 300 Mbps), how completely the home is told (up to 0.5), and a tenth
-- for each year by which it was listed later than another. It doesn't depend on the day it is
-- read, so an index can hold it.
create function stay_score(s stay, created_at timestamptz) returns integer
language sql immutable parallel safe
as $$ select round(100 * (
  (s.rating_sum + 22.0) / (s.rating_count + 5)
  + least(coalesce(s.wifi_mbps, 0), 300) / 600.0
  + least(cardinality(s.amenities), 20) / 66.0
  + least(cardinality(s.house_rules), 1) / 10.0
  + least(cardinality(s.events), 1) / 10.0
  + extract(year from created_at at time zone 'UTC') / 10
  + extract(doy from created_at at time zone 'UTC') / 3650
  - 200
))::integer $$;
--> statement-breakpoint
-- The words of a place as searches by the beginning of a name compare them. It folds as the
-- typed text is folded: no case, no accents, no apostrophes. Other punctuation becomes a space
-- first, or the parser would take 'S.Pedro' for the name of a computer.
create function place_words(place text) returns tsvector
language sql immutable parallel safe
as $$ select to_tsvector('simple', regexp_replace(
  translate(
    replace(
      regexp_replace(normalize(lower(place), NFD), '[\u0300-\u036F''’ʻʼ`´]', '', 'g'),
      'ß', 'ss'
    ),
    'øłđðı', 'olddi'
  ),
  '[!-/:-@[-`{-~]+', ' ', 'g'
)) $$;
--> statement-breakpoint
-- Writes the rows of some listings anew. The rows are locked first: the next statement then sees
-- what a rival who held them has committed, so no night is lost between two who claim at once.
create function refresh_stay_search(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from stay_search where listing_id = any(ids) order by listing_id for update;

  delete from stay_search gone
  where gone.listing_id = any(ids)
    and not exists (
      select from listing l join stay s on s.listing_id = l.id
      where l.id = gone.listing_id and l.deleted_at is null
    );

  insert into stay_search (
    listing_id, position, country_code, place_words, time_zone, category, occupancy, guest_count,
    room_count, bathroom_count, resident_count, average_guest_age, capacity, min_nights,
    nightly_price, score, created_at, full_nights
  )
  select
    l.id, l.position, l.country_code,
    place_words(l.neighbourhood || ' ' || l.city || ' ' || l.region),
    l.time_zone, s.category, s.occupancy, s.guest_count, s.room_count, s.bathroom_count,
    s.resident_count, s.average_guest_age, s.capacity, s.min_nights, s.nightly_price,
    stay_score(s, l.created_at), l.created_at,
    coalesce(
      (
        select range_agg(daterange(n.night, n.night + 1))
        from stay_night n
        where n.listing_id = l.id and n.taken >= n.capacity
      ),
      '{}'
    )
  from listing l
  join stay s on s.listing_id = l.id
  where l.id = any(ids) and l.deleted_at is null
  order by l.id
  on conflict (listing_id) do update set
    position = excluded.position,
    country_code = excluded.country_code,
    place_words = excluded.place_words,
    time_zone = excluded.time_zone,
    category = excluded.category,
    occupancy = excluded.occupancy,
    guest_count = excluded.guest_count,
    room_count = excluded.room_count,
    bathroom_count = excluded.bathroom_count,
    resident_count = excluded.resident_count,
    average_guest_age = excluded.average_guest_age,
    capacity = excluded.capacity,
    min_nights = excluded.min_nights,
    nightly_price = excluded.nightly_price,
    score = excluded.score,
    created_at = excluded.created_at,
    full_nights = excluded.full_nights;
end
$$;
--> statement-breakpoint
create function derive_from_listing() returns trigger
language plpgsql as $$
begin
  perform refresh_stay_search(array(select id from changed where kind = 'stay'));
  return null;
end
$$;
--> statement-breakpoint
create function derive_from_stay() returns trigger
language plpgsql as $$
begin
  perform refresh_stay_search(array(select distinct listing_id from changed));
  return null;
end
$$;
--> statement-breakpoint
create trigger derive_search after update on listing
referencing new table as changed
for each statement execute function derive_from_listing();
--> statement-breakpoint
create trigger derive_search_of_new after insert on stay
referencing new table as changed
for each statement execute function derive_from_stay();
--> statement-breakpoint
create trigger derive_search after update on stay
referencing new table as changed
for each statement execute function derive_from_stay();
--> statement-breakpoint
create trigger derive_search_of_gone after delete on stay
referencing old table as changed
for each statement execute function derive_from_stay();
--> statement-breakpoint
create trigger derive_search_of_new after insert on stay_night
referencing new table as changed
for each statement execute function derive_from_stay();
--> statement-breakpoint
create trigger derive_search after update on stay_night
referencing new table as changed
for each statement execute function derive_from_stay();
--> statement-breakpoint
create trigger derive_search_of_gone after delete on stay_night
referencing old table as changed
for each statement execute function derive_from_stay();
--> statement-breakpoint
create function tally_new_stays() returns trigger
language plpgsql as $$
begin
  insert into stay_tally as tally (category, listed)
  select category, count(*) from changed group by category order by category
  on conflict (category) do update set listed = tally.listed + excluded.listed;
  return null;
end
$$;
--> statement-breakpoint
create function tally_gone_stays() returns trigger
language plpgsql as $$
begin
  insert into stay_tally as tally (category, listed)
  select category, -count(*) from changed group by category order by category
  on conflict (category) do update set listed = tally.listed + excluded.listed;
  return null;
end
$$;
--> statement-breakpoint
create function tally_changed_stays() returns trigger
language plpgsql as $$
begin
  insert into stay_tally as tally (category, listed)
  select category, sum(change)
  from (
    select category, 1 as change from changed
    union all
    select category, -1 from former
  ) each_way
  group by category
  having sum(change) <> 0
  order by category
  on conflict (category) do update set listed = tally.listed + excluded.listed;
  return null;
end
$$;
--> statement-breakpoint
create trigger tally_new after insert on stay_search
referencing new table as changed
for each statement execute function tally_new_stays();
--> statement-breakpoint
create trigger tally_gone after delete on stay_search
referencing old table as changed
for each statement execute function tally_gone_stays();
--> statement-breakpoint
create trigger tally_changed after update on stay_search
referencing old table as former new table as changed
for each statement execute function tally_changed_stays();
