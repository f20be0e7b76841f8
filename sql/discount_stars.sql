create or replace function discount_stars() returns trigger
language plpgsql as $$
begin
  update listing l
  set rating_sum = l.rating_sum - given.stars, rating_count = l.rating_count - given.number
  from (
    select listing_id, sum(rating)::integer as stars, count(*)::integer as number
    from changed where moderation_state = 'visible' group by listing_id
  ) given
  where l.id = given.listing_id;
  return null;
end
$$;
