create or replace function derive_from_stop() returns trigger
language plpgsql as $$
begin
  perform refresh_itinerant_places(array(select distinct listing_id from changed));
  return null;
end
$$;
