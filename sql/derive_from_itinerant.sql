create or replace function derive_from_itinerant() returns trigger
language plpgsql as $$
declare
  ids uuid[] := array(select distinct listing_id from changed);
begin
  perform refresh_itinerant_search(ids);
  perform refresh_itinerant_places(ids);
  return null;
end
$$;
