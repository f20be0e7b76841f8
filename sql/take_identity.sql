-- A new listing is found with its host's check of identity. The check is held: one that succeeds at
-- the same moment comes before, or finds the listing.
create or replace function take_identity() returns trigger
language plpgsql as $$
declare
  verified timestamptz;
begin
  select verified_at into verified from identity_check where user_id = new.host_id for share;
  new.host_verified := verified is not null;
  return new;
end
$$;
