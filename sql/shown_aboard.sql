-- The people aboard an itinerant that needs a number of them: those of now, and of one that doesn't go,
-- or whose cost was divided, those of the decision.
create or replace function shown_aboard(i itinerant) returns integer
language sql stable as $$
  select case
    when i.go_people is null then 0
    when not can_be_joined(i) then coalesce(i.go_aboard, 0)
    else people_aboard(i.listing_id)
  end
$$;
