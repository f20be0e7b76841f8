-- Writes the rows of some itinerants anew. As with stays, the rows are locked first: the next
-- statement then sees what a rival who held them has committed.
create or replace function refresh_itinerant_search(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from itinerant_search where listing_id = any(ids) order by listing_id for update;

  delete from itinerant_search gone
  where gone.listing_id = any(ids)
    and not exists (
      select from listing l join itinerant i on i.listing_id = l.id
      where l.id = gone.listing_id and is_listed(l) and can_be_joined(i)
    );

  insert into itinerant_search (
    listing_id, position, time_zone, category, style, occupancy, guest_count, room_count,
    bathroom_count, start_date, end_date, least_nights, nightly_price, score, created_at,
    full_nights, host_verified, last_arrival
  )
  select
    l.id, l.position, l.time_zone, i.category, i.style, i.occupancy, i.guest_count, i.room_count,
    i.bathroom_count, i.start_date, i.end_date, least_nights.least, l.price,
    itinerant_score(l, i), l.created_at, taken.nights, l.host_verified,
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
  where l.id = any(ids) and is_listed(l) and can_be_joined(i)
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
    host_verified = excluded.host_verified,
    last_arrival = excluded.last_arrival;
end
$$;
