-- Whether a listing is in searches, counts, pins, maps, feeds and site maps. A kind may add a
-- condition of its own. A paused one keeps its page.
create or replace function is_listed(l listing) returns boolean
language sql immutable as $$
  select l.deleted_at is null and not l.awaits_confirmation and not l.is_paused and shown_state(l) = 'visible'
$$;
