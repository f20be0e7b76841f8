-- Whether guests may join an itinerant, as far as its go/no-go day goes: not once it doesn't go, nor
-- once its cost was divided among those aboard.
create or replace function can_be_joined(i itinerant) returns boolean
language sql immutable as $$
  select i.go_status is distinct from 'off'
    and (i.shared_cost is null or i.go_status is distinct from 'goes')
$$;
