-- Writes the places of some itinerants anew. Their listings are locked by whoever changes them.
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
    where l.id = any(ids) and is_listed(l)
    union all
    select s.listing_id, s.sort_order + 1, s.position, s.country_code, s.region, s.city, ''
    from itinerant_stop s
    join listing l on l.id = s.listing_id
    where s.listing_id = any(ids) and is_listed(l)
  ) place;
end
$$;
