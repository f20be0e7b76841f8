-- A night that an imported calendar claims has no unit left, whichever statement writes it: also
-- those of servers of the release before, which know of no such nights.
create or replace function shut_imported() returns trigger
language plpgsql as $$
begin
  new.capacity := new.taken;
  return new;
end
$$;
