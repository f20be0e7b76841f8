-- The stars of a review that is hidden or limited don't count, and do again once it is visible.
create or replace function recount_stars() returns trigger
language plpgsql as $$
declare
  step integer := case when new.moderation_state = 'visible' then 1
    when old.moderation_state = 'visible' then -1 else 0 end;
begin
  update listing
  set rating_sum = rating_sum + step * new.rating, rating_count = rating_count + step
  where id = new.listing_id and step <> 0;
  return null;
end
$$;
