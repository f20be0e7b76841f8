-- Writes the rows of some listings anew. The rows are locked first: the next statement then sees
-- what a rival who held them has committed, so no night is lost between two who claim at once.
create or replace function refresh_stay_search(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from stay_search where listing_id = any(ids) order by listing_id for update;

  delete from stay_search gone
  where gone.listing_id = any(ids)
    and not exists (
      select from listing l join stay s on s.listing_id = l.id
      where l.id = gone.listing_id and is_listed(l)
    );

  insert into stay_search (
    listing_id, position, country_code, city, place_words, time_zone, category, occupancy, guest_count,
    room_count, bathroom_count, resident_count, average_guest_age, capacity, min_nights,
    nightly_price, mbps, score, created_at, full_nights, overridden_nights,
    host_verified, notice_days, days_between, max_nights, days_ahead, no_arrival_on
  )
  select
    l.id, l.position, l.country_code, l.country_code || ' ' || l.city,
    place_words(l.neighbourhood || ' ' || l.city || ' ' || l.region),
    l.time_zone, s.category, s.occupancy, s.guest_count, s.room_count, s.bathroom_count,
    s.resident_count, s.average_guest_age, s.capacity, s.min_nights, l.price,
    coalesce(l.known_mbps, 0), stay_score(l, s), l.created_at,
    coalesce(
      (
        -- Those within the days between stays, too, where guests or an imported calendar have a night.
        select range_agg(case
          when n.taken >= s.capacity or n.imported
          then daterange(n.night - s.days_between, n.night + s.days_between + 1)
          else daterange(n.night, n.night + 1)
        end)
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
    ),
    l.host_verified, s.notice_days, s.days_between, s.max_nights, s.days_ahead, s.no_arrival_on
  from listing l
  join stay s on s.listing_id = l.id
  where l.id = any(ids) and is_listed(l)
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
    overridden_nights = excluded.overridden_nights,
    host_verified = excluded.host_verified,
    notice_days = excluded.notice_days,
    days_between = excluded.days_between,
    max_nights = excluded.max_nights,
    days_ahead = excluded.days_ahead,
    no_arrival_on = excluded.no_arrival_on;
end
$$;
