create or replace function derive_from_listing() returns trigger
language plpgsql as $$
declare
  itinerants uuid[] := array(select id from changed where kind = 'itinerant');
  experiences uuid[] := array(select id from changed where kind = 'experience');
begin
  perform refresh_stay_search(array(select id from changed where kind = 'stay'));
  if cardinality(itinerants) > 0 then
    perform refresh_itinerant_search(itinerants);
    perform refresh_itinerant_places(itinerants);
  end if;
  if cardinality(experiences) > 0 then
    perform refresh_experience_search(experiences);
  end if;
  return null;
end
$$;
