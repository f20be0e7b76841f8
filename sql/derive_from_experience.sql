create or replace function derive_from_experience() returns trigger
language plpgsql as $$
begin
  perform refresh_experience_search(array(select distinct listing_id from changed));
  return null;
end
$$;
