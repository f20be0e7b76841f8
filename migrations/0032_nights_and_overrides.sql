-- Tables and a column say what they hold: nights of any listing, and nights that override its terms.
alter table stay_night rename to night;--> statement-breakpoint
alter table night rename constraint stay_night_listing_id_night_pk to night_listing_id_night_pk;--> statement-breakpoint
alter table night rename constraint stay_night_listing_id_listing_id_fk to night_listing_id_listing_id_fk;--> statement-breakpoint
alter table night rename constraint stay_night_within_capacity to night_within_capacity;--> statement-breakpoint
alter table night rename constraint stay_night_closed to night_closed;--> statement-breakpoint
alter table night_terms rename to night_override;--> statement-breakpoint
alter table night_override rename constraint night_terms_listing_id_night_pk to night_override_listing_id_night_pk;--> statement-breakpoint
alter table night_override rename constraint night_terms_listing_id_listing_id_fk to night_override_listing_id_listing_id_fk;--> statement-breakpoint
alter table night_override rename constraint night_terms_some to night_override_some;--> statement-breakpoint
alter table night_override rename constraint night_terms_price to night_override_price;--> statement-breakpoint
alter table night_override rename constraint night_terms_min_nights to night_override_min_nights;--> statement-breakpoint
alter table stay_search rename column own_nights to overridden_nights;--> statement-breakpoint
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
    from night n
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
    nightly_price, mbps, score, created_at, full_nights, overridden_nights
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
        from night n
        where n.listing_id = l.id and n.taken >= n.capacity
      ),
      '{}'
    ),
    coalesce(
      (
        select range_agg(daterange(t.night, t.night + 1))
        from night_override t
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
    overridden_nights = excluded.overridden_nights;
end
$$;
