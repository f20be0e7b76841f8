ALTER TABLE "listing" ADD COLUMN "awaits_confirmation" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- The searches as before, without what waits for its host to confirm their address.
create or replace function refresh_stay_search(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from stay_search where listing_id = any(ids) order by listing_id for update;

  delete from stay_search gone
  where gone.listing_id = any(ids)
    and not exists (
      select from listing l join stay s on s.listing_id = l.id
      where l.id = gone.listing_id and l.deleted_at is null and not l.awaits_confirmation
    );

  insert into stay_search (
    listing_id, position, country_code, city, place_words, time_zone, category, occupancy, guest_count,
    room_count, bathroom_count, resident_count, average_guest_age, capacity, min_nights,
    nightly_price, mbps, score, created_at, full_nights, own_nights
  )
  select
    l.id, l.position, l.country_code, l.country_code || ' ' || l.city,
    place_words(l.neighbourhood || ' ' || l.city || ' ' || l.region),
    l.time_zone, s.category, s.occupancy, s.guest_count, s.room_count, s.bathroom_count,
    s.resident_count, s.average_guest_age, s.capacity, s.min_nights, l.price,
    coalesce(l.known_mbps, 0), stay_score(l, s), l.created_at,
    coalesce(
      (
        select range_agg(daterange(n.night, n.night + 1))
        from stay_night n
        where n.listing_id = l.id and n.taken >= n.capacity
      ),
      '{}'
    ),
    coalesce(
      (
        select range_agg(daterange(t.night, t.night + 1))
        from night_terms t
        where t.listing_id = l.id
      ),
      '{}'
    )
  from listing l
  join stay s on s.listing_id = l.id
  where l.id = any(ids) and l.deleted_at is null and not l.awaits_confirmation
  order by l.id
  on conflict (listing_id) do update set
    position = excluded.position,
    country_code = excluded.country_code,
    city = excluded.city,
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
    mbps = excluded.mbps,
    score = excluded.score,
    created_at = excluded.created_at,
    full_nights = excluded.full_nights,
    own_nights = excluded.own_nights;
end
$$;
--> statement-breakpoint
create or replace function refresh_itinerant_search(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from itinerant_search where listing_id = any(ids) order by listing_id for update;

  delete from itinerant_search gone
  where gone.listing_id = any(ids)
    and not exists (
      select from listing l join itinerant i on i.listing_id = l.id
      where l.id = gone.listing_id and l.deleted_at is null and not l.awaits_confirmation
    );

  insert into itinerant_search (
    listing_id, position, time_zone, category, style, occupancy, guest_count, room_count,
    bathroom_count, start_date, end_date, least_nights, nightly_price, score, created_at,
    full_nights, last_arrival
  )
  select
    l.id, l.position, l.time_zone, i.category, i.style, i.occupancy, i.guest_count, i.room_count,
    i.bathroom_count, i.start_date, i.end_date, least_nights.least, l.price,
    itinerant_score(l, i), l.created_at, taken.nights,
    (
      select max(upper(gap) - least_nights.least)
      from unnest(datemultirange(daterange(i.start_date, i.end_date)) - taken.nights) gap
      where upper(gap) - lower(gap) >= least_nights.least
    )
  from listing l
  join itinerant i on i.listing_id = l.id
  cross join lateral (
    select least(i.min_nights, i.end_date - i.start_date) as least
  ) least_nights
  cross join lateral (
    select coalesce(range_agg(daterange(n.night, n.night + 1)), '{}') as nights
    from stay_night n
    where n.listing_id = l.id and n.taken >= n.capacity
  ) taken
  where l.id = any(ids) and l.deleted_at is null and not l.awaits_confirmation
  order by l.id
  on conflict (listing_id) do update set
    position = excluded.position,
    time_zone = excluded.time_zone,
    category = excluded.category,
    style = excluded.style,
    occupancy = excluded.occupancy,
    guest_count = excluded.guest_count,
    room_count = excluded.room_count,
    bathroom_count = excluded.bathroom_count,
    start_date = excluded.start_date,
    end_date = excluded.end_date,
    least_nights = excluded.least_nights,
    nightly_price = excluded.nightly_price,
    score = excluded.score,
    created_at = excluded.created_at,
    full_nights = excluded.full_nights,
    last_arrival = excluded.last_arrival;
end
$$;
--> statement-breakpoint
create or replace function refresh_itinerant_places(ids uuid[]) returns void
language plpgsql as $$
begin
  delete from itinerant_place where listing_id = any(ids);

  insert into itinerant_place (
    listing_id, sort_order, position, country_code, region, city, neighbourhood, place_words
  )
  select
    place.*, place_words(place.neighbourhood || ' ' || place.city || ' ' || place.region)
  from (
    select l.id, 0 as sort_order, l.position, l.country_code, l.region, l.city, l.neighbourhood
    from listing l
    join itinerant i on i.listing_id = l.id
    where l.id = any(ids) and l.deleted_at is null and not l.awaits_confirmation
    union all
    select s.listing_id, s.sort_order + 1, s.position, s.country_code, s.region, s.city, ''
    from itinerant_stop s
    join listing l on l.id = s.listing_id
    where s.listing_id = any(ids) and l.deleted_at is null and not l.awaits_confirmation
  ) place;
end
$$;
--> statement-breakpoint
create or replace function refresh_experience_search(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from experience_search where listing_id = any(ids) order by listing_id for update;

  delete from experience_search gone
  where gone.listing_id = any(ids)
    and not exists (
      select from listing l join experience e on e.listing_id = l.id
      where l.id = gone.listing_id and l.deleted_at is null and not l.awaits_confirmation and e.state = 'listed'
    );

  insert into experience_search (
    listing_id, position, country_code, region, city, neighbourhood, place_words, time_zone,
    category, style, routine, amenities, period_price, session_price, score, created_at
  )
  select
    l.id, l.position, l.country_code, l.region, l.city, l.neighbourhood,
    place_words(l.neighbourhood || ' ' || l.city || ' ' || l.region), l.time_zone, e.category,
    e.style, e.routine, l.amenities,
    l.price + coalesce(e.arrangement_fee, 0),
    ceil(l.price::numeric / e.sessions_per_period)::integer + coalesce(e.arrangement_fee, 0),
    experience_score(l, e), l.created_at
  from listing l
  join experience e on e.listing_id = l.id
  where l.id = any(ids) and l.deleted_at is null and not l.awaits_confirmation and e.state = 'listed'
  order by l.id
  on conflict (listing_id) do update set
    position = excluded.position,
    country_code = excluded.country_code,
    region = excluded.region,
    city = excluded.city,
    neighbourhood = excluded.neighbourhood,
    place_words = excluded.place_words,
    time_zone = excluded.time_zone,
    category = excluded.category,
    style = excluded.style,
    routine = excluded.routine,
    amenities = excluded.amenities,
    period_price = excluded.period_price,
    session_price = excluded.session_price,
    score = excluded.score,
    created_at = excluded.created_at;
end
$$;
--> statement-breakpoint
-- Whichever way an address is confirmed, what waited for it is listed.
create function list_what_waited() returns trigger
language plpgsql as $$
begin
  update listing set awaits_confirmation = false where host_id = new.id and awaits_confirmation;
  return null;
end
$$;
--> statement-breakpoint
create trigger list_what_waited after update of email_verified on "user"
for each row when (new.email_verified and not old.email_verified)
execute function list_what_waited();
