-- The stars of a listing are those of its open and visible reviews: counted by the statement that adds or removes
-- one, whoever sends it, and never otherwise.
create or replace function count_stars() returns trigger
language plpgsql as $$
begin
  update listing l
  set rating_sum = l.rating_sum + given.stars, rating_count = l.rating_count + given.number
  from (
    select listing_id, sum(rating)::integer as stars, count(*)::integer as number
    from changed where moderation_state = 'visible' group by listing_id
  ) given
  where l.id = given.listing_id;
  return null;
end
$$;
