-- The listings of a suspended host leave every search, and come back with the host. What shows the
-- host, on whichever page, is rendered again.
create or replace function follow_standing() returns trigger
language plpgsql as $$
begin
  update listing set host_suspended = new.standing = 'suspended'
  where host_id = new.id and host_suspended <> (new.standing = 'suspended');
  insert into change (topic, payload) values ('listing', '*');
  return null;
end
$$;
