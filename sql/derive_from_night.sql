create or replace function derive_from_night() returns trigger
language plpgsql as $$
declare
  stays uuid[] := array(
    select distinct c.listing_id from changed c join stay s on s.listing_id = c.listing_id
  );
  itinerants uuid[] := array(
    select distinct c.listing_id from changed c join itinerant i on i.listing_id = c.listing_id
  );
begin
  if cardinality(stays) > 0 then
    perform refresh_stay_search(stays);
  end if;
  if cardinality(itinerants) > 0 then
    perform refresh_itinerant_search(itinerants);
  end if;
  return null;
end
$$;
