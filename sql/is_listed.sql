-- Whether a listing is in searches, counts, pins, maps, feeds and site maps. A kind may add a
-- condition of its own.
create or replace function is_listed(l listing) returns boolean
language sql immutable as $$
  select l.deleted_at is null and not l.awaits_confirmation and shown_state(l) = 'visible'
$$;
