create or replace function derive_from_stay() returns trigger
language plpgsql as $$
begin
  perform refresh_stay_search(array(select distinct listing_id from changed));
  return null;
end
$$;
