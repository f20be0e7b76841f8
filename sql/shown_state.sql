-- Who sees a listing: its own state, and less than everybody while its host is suspended.
create or replace function shown_state(l listing) returns text
language sql immutable as $$
  select case
    when l.host_suspended and l.moderation_state = 'visible' then 'limited'
    else l.moderation_state
  end
$$;
