-- The listings of a host whose identity was verified are found as such. What shows the host, on
-- whichever page, is rendered again.
create or replace function follow_identity() returns trigger
language plpgsql as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
  verified boolean := tg_op <> 'DELETE' and new.verified_at is not null;
begin
  update listing set host_verified = verified
  where host_id = person and host_verified <> verified;
  insert into change (topic, payload) values ('listing', '*');
  return null;
end
$$;
