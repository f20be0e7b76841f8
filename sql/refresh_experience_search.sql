-- As before, with the price of one session rounded up, so that all of a period one by one never cost
-- less than the period, and with the fee, which everybody pays.
create or replace function refresh_experience_search(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from experience_search where listing_id = any(ids) order by listing_id for update;

  delete from experience_search gone
  where gone.listing_id = any(ids)
    and not exists (
      select from listing l join experience e on e.listing_id = l.id
      where l.id = gone.listing_id and is_listed(l) and e.state = 'listed'
    );

  insert into experience_search (
    listing_id, position, country_code, region, city, neighbourhood, place_words, time_zone,
    category, style, routine, amenities, period_price, session_price, score, created_at,
    host_verified
  )
  select
    l.id, l.position, l.country_code, l.region, l.city, l.neighbourhood,
    place_words(l.neighbourhood || ' ' || l.city || ' ' || l.region), l.time_zone, e.category,
    e.style, e.routine, l.amenities,
    l.price + coalesce(e.arrangement_fee, 0),
    ceil(l.price::numeric / e.sessions_per_period)::integer + coalesce(e.arrangement_fee, 0),
    experience_score(l, e), l.created_at, l.host_verified
  from listing l
  join experience e on e.listing_id = l.id
  where l.id = any(ids) and is_listed(l) and e.state = 'listed'
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
    created_at = excluded.created_at,
    host_verified = excluded.host_verified;
end
$$;
